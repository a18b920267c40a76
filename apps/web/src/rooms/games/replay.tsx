import type { PlayState } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { say } from '@rookery/words/web/games'
import { useCallback, useEffect, useState } from 'react'
import { parseSavedState } from '../../game/saved-state.ts'
import { openGames } from '../../game/storage/games-store.ts'
import roomStyles from '../../ui/room.module.css'
import { makeRoute } from '../../ui/route.ts'
import { ReplayTable } from './replay-table.tsx'
import styles from './room.module.css'

interface Props {
  readonly id: string
}

type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing'; readonly reason: string }
  | { readonly kind: 'open'; readonly state: PlayState; readonly text: string }

/** One kept game, to be stepped through with what was thought. */
export function Replay({ id }: Props) {
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' })

  const open = useCallback(async (): Promise<Opened> => {
    const record = await (await openGames()).read(id)
    if (!record) return { kind: 'missing', reason: say('replay.missing') }
    const state = parseSavedState(record.text)
    if (!state.ok)
      return { kind: 'missing', reason: say('replay.unreadable', { faults: sayFaults(state.faults) }) }
    return { kind: 'open', state: { ...state.value, cursor: 0 }, text: record.text }
  }, [id])

  useEffect(() => {
    open().then(setOpened, () => setOpened({ kind: 'missing', reason: say('replay.refused') }))
  }, [open])

  if (opened.kind === 'open') return <ReplayTable first={opened.state} text={opened.text} />
  return (
    <main
      className={`${roomStyles.room} ${roomStyles.wide} ${styles.room}`}
      aria-busy={opened.kind === 'loading'}
    >
      <h1>{say(opened.kind === 'loading' ? 'replay.opening' : 'replay.cannotShow')}</h1>
      {opened.kind === 'missing' && (
        <p>
          {opened.reason} <a href={makeRoute('games')}>{say('all')}</a>
        </p>
      )}
    </main>
  )
}
