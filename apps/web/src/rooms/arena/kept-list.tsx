import { sayReason } from '@rookery/play/fault-words'
import { makeDay } from '@rookery/words'
import { say } from '@rookery/words/web/arena'
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
const numericDay = { year: 'numeric', month: 'numeric', day: 'numeric' } as const

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
    setWords(say('kept.deleted', { event: plan.event }))
    await refresh()
  }

  const removeUnreadable = async (ids: readonly IDBValidKey[]) => {
    const database = await openArena()
    for (const id of ids) await database.remove(id)
    setWords(say('kept.unreadableDeleted'))
    await refresh()
  }

  const open = async (file: File) => {
    setFault('')
    setWords(say('kept.reading', { file: file.name }))
    try {
      window.location.hash = makeRoute('arena', { id: await importFile(file, importedBoards) })
    } catch (error) {
      setWords('')
      setFault(say('kept.cannotOpen', { file: file.name, reason: sayReason(error) }))
    }
  }

  return (
    <aside
      className={`${panelStyles.panel} ${panelStyles.below} ${styles.panel}`}
      aria-label={say('kept.title')}
    >
      <header>
        <h2>{say('kept.title')}</h2>
        <FileButton
          label={say('kept.open')}
          accept=".json,application/json"
          onFile={(file) => void open(file)}
        />
      </header>
      <div className={panelStyles.body}>
        <p role="status" className={`${textStyles.hint} ${styles.words}`}>
          {words}
        </p>
        <p role="alert" className={textStyles.fault}>
          {fault}
        </p>
        {list.kind === 'refused' && <p className={textStyles.empty}>{say('kept.refused')}</p>}
        {list.kind === 'listed' && list.tournaments.length === 0 && (
          <p className={textStyles.empty}>{say('kept.empty')}</p>
        )}
        {list.kind === 'listed' && list.unreadable.length > 0 && (
          <p className={textStyles.hint}>
            {say('kept.unreadable', { count: list.unreadable.length })}{' '}
            <SureButton
              isQuiet
              label={say('kept.deleteUnreadable')}
              question={say('kept.deleteUnreadableSure')}
              yes={say('kept.deleteYes')}
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
                    {say('kept.about', {
                      day: makeDay(new Date(kept.begunMs), numericDay),
                      games: kept.played,
                      isOver: kept.ending !== undefined,
                    })}
                  </span>
                </a>
                <SureButton
                  isQuiet
                  label={say('kept.delete', { event: kept.plan.event })}
                  question={say('kept.deleteSure', { event: kept.plan.event })}
                  yes={say('kept.deleteYes')}
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
