import { findPlayer, roster } from '@rookery/players'
import { opposite } from '@rookery/rules'
import { useCallback, useReducer, useState } from 'react'
import { Announcer } from '../../app/announcer.tsx'
import { drawSeed } from '../../app/draw-seed.ts'
import { Notices } from '../../app/notices.tsx'
import { Table } from '../../app/table.tsx'
import { useGameKeys } from '../../app/use-game-keys.ts'
import { readSavedGame, useSavedGame } from '../../app/use-saved-game.ts'
import { type GameWish, settleWish } from '../../game/game-setup.ts'
import { reducePlay } from '../../game/reducer.ts'
import { openSession } from '../../game/session.ts'
import { useOpponent } from '../../opponent/use-opponent.ts'
import { Panel, type PanelView } from '../../panel/panel.tsx'

const noStorage = 'This browser keeps nothing for us, so the game will be gone after a reload.'

export default function PlayRoom() {
  const [session] = useState(() =>
    openSession({ saved: readSavedGame(), fragment: window.location.hash, seed: drawSeed() }),
  )
  const [state, dispatch] = useReducer(reducePlay, session.state)
  const [notices, setNotices] = useState(session.notices)
  const [panel, setPanel] = useState<{ view: PanelView; isOpen: boolean }>({ view: 'moves', isOpen: false })
  const { setup } = state
  const bird = findPlayer(setup.opponent) ?? roster[0]!

  const warnOfStorage = useCallback(
    () => setNotices((shown) => (shown.includes(noStorage) ? shown : [...shown, noStorage])),
    [],
  )
  useOpponent(state, dispatch)
  useSavedGame(state, warnOfStorage)
  useGameKeys(state, dispatch)

  const start = (wish: Omit<GameWish, 'seed'>) => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    dispatch({ kind: 'begin', setup: settleWish({ ...wish, seed: drawSeed() }) })
    setNotices([])
    setPanel({ view: 'moves', isOpen: false })
  }

  const rematch = () => {
    const { variant, person, opponent, link } = setup
    start({ variant, opponent, color: opposite(person), start: link === '' ? undefined : setup.start })
  }

  return (
    <>
      <main className="room">
        <h1 className="visually-hidden">Play {bird.name}</h1>
        <Notices
          notices={notices}
          onDismiss={(gone) => setNotices((shown) => shown.filter((notice) => notice !== gone))}
        />
        {state.failure !== undefined && (
          <p className="notice" role="alert">
            {bird.name} could not move: {state.failure}.
            <button type="button" onClick={() => dispatch({ kind: 'retry' })}>
              Try again
            </button>
          </p>
        )}
        <Table state={state} dispatch={dispatch} bird={bird} />
      </main>
      <Panel
        state={state}
        dispatch={dispatch}
        bird={bird}
        view={panel.view}
        isOpen={panel.isOpen}
        onView={(view, isOpen) => setPanel({ view, isOpen })}
        onStart={start}
        onRematch={rematch}
      />
      <Announcer state={state} opponentName={bird.name} />
    </>
  )
}
