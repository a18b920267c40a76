import { useCallback, useEffect, useState } from 'react'
import { FileButton } from '../../ui/file-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import panelStyles from '../../ui/panel.module.css'
import { makeRoute } from '../../ui/route.ts'
import { SureButton } from '../../ui/sure-button.tsx'
import textStyles from '../../ui/text.module.css'
import { type KeptList as Kept, type KeptSummary, openArena } from './arena-database.ts'
import { forgetRun } from './arena-run.ts'
import styles from './kept-list.module.css'
import { importFile } from './tournament-files.ts'

const importedBoards = 2

type List = { readonly kind: 'loading' } | ({ readonly kind: 'listed' } & Kept) | { readonly kind: 'refused' }

/** Every tournament of this browser, and the way in for those of the command line. */
export function KeptList() {
  const [list, setList] = useState<List>({ kind: 'loading' })
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')

  const refresh = useCallback(async () => {
    try {
      setList({ kind: 'listed', ...(await (await openArena()).list()) })
    } catch {
      setList({ kind: 'refused' })
    }
  }, [])
  useEffect(() => void refresh(), [refresh])

  const remove = async ({ id, plan }: KeptSummary) => {
    await forgetRun(id)
    await (await openArena()).remove(id)
    setWords(`${plan.event} is deleted.`)
    await refresh()
  }

  const removeUnreadable = async (ids: readonly IDBValidKey[]) => {
    const database = await openArena()
    for (const id of ids) await database.remove(id)
    setWords('What could not be read is deleted.')
    await refresh()
  }

  const open = async (file: File) => {
    setFault('')
    setWords(`Reading ${file.name}…`)
    try {
      window.location.hash = makeRoute('arena', { id: await importFile(file, importedBoards) })
    } catch (error) {
      setWords('')
      setFault(`${file.name} cannot be opened: ${(error as Error).message}.`)
    }
  }

  return (
    <aside className={`${panelStyles.panel} ${panelStyles.below} ${styles.panel}`} aria-label="Tournaments">
      <header>
        <h2>Tournaments</h2>
        <FileButton label="Open a file…" accept=".json,application/json" onFile={(file) => void open(file)} />
      </header>
      <div className={panelStyles.body}>
        <p role="status" className={`${textStyles.hint} ${styles.words}`}>
          {words}
        </p>
        <p role="alert" className={textStyles.fault}>
          {fault}
        </p>
        {list.kind === 'refused' && (
          <p className={textStyles.empty}>
            This browser keeps nothing for us, so no tournament can be played here.
          </p>
        )}
        {list.kind === 'listed' && list.tournaments.length === 0 && (
          <p className={textStyles.empty}>
            None yet. Every tournament is kept here, finished or not. A file of “rookery arena export” can be
            opened, too.
          </p>
        )}
        {list.kind === 'listed' && list.unreadable.length > 0 && (
          <p className={textStyles.hint}>
            {list.unreadable.length} more cannot be read here: another version of the studio may have written{' '}
            {list.unreadable.length === 1 ? 'it' : 'them'}.{' '}
            <SureButton
              isQuiet
              label="Delete what cannot be read"
              question="Delete what cannot be read here, with its games?"
              yes="Delete"
              onSure={() => void removeUnreadable(list.unreadable)}
            >
              <Icon name="trash" />
            </SureButton>
          </p>
        )}
        {list.kind === 'listed' && (
          <ul className={styles.rows}>
            {list.tournaments.map((kept) => (
              <li key={kept.id}>
                <a href={makeRoute('arena', { id: kept.id })}>
                  <strong>{kept.plan.event}</strong>
                  <span>{kept.plan.entrants.map(({ name }) => name).join(', ')}</span>
                  <span>
                    {new Date(kept.begunMs).toLocaleDateString()} · {kept.played} game
                    {kept.played === 1 ? '' : 's'}
                    {kept.ending === undefined ? ', not finished' : ''}
                  </span>
                </a>
                <SureButton
                  isQuiet
                  label={`Delete ${kept.plan.event}`}
                  question={`Delete “${kept.plan.event}” and its games?`}
                  yes="Delete"
                  onSure={() => void remove(kept)}
                >
                  <Icon name="trash" />
                </SureButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  )
}
