import { describeOutcome } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { roster, whoseView } from '@rookery/players'
import { type Color, type Game, Line, type Move, makeFen, opposite, startPosition } from '@rookery/rules'
import { say } from '@rookery/words/web/compare'
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react'
import { AddressNotices } from '../../address/address-notices.tsx'
import { DeskBoard } from '../../board/desk-board.tsx'
import { OpenView } from '../../game/open/open-view.tsx'
import { parseStart } from '../../game/open/read-start.ts'
import { useOpening } from '../../game/open/use-open-text.ts'
import { moveArrow, PeopleHere } from '../../mind/people/people-here.tsx'
import { useScoreView } from '../../preferences/use-score-view.ts'
import deskStyles from '../../ui/desk.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Notices } from '../../ui/notices.tsx'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import { makeRoute } from '../../ui/route.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useWalkKeys, type Walk, walkFrom } from '../../ui/use-walk-keys.ts'
import { useWheelWalk } from '../../ui/use-wheel-walk.ts'
import { countAgreement } from './agreement.ts'
import { MindCard } from './mind-card.tsx'
import { choiceArrows, groupChoices, tellAgreement } from './opinion.ts'
import styles from './room.module.css'
import { keyOf, useCouncil } from './use-council.ts'

// What is no position or no game, the room says itself.
const addressKeys = { fen: 'any', variant: 'any', pgn: 'any' } as const

/** Another address asks for another position, so the table is cleared. */
export default function CompareRoom({ query }: RoomProps) {
  return <Round key={query.toString()} query={query} />
}

const views = ['minds', 'people', 'game'] as const
type View = (typeof views)[number]

function Round({ query }: RoomProps) {
  const [start] = useState(() => parseStart(query))
  const [line, setLine] = useState(() => Line.from(start.ok ? start.value : startPosition()))
  const [cursor, setCursor] = useState(0)
  const [notices, setNotices] = useState<readonly string[]>(() =>
    start.ok ? [] : [say('noPosition', { faults: sayFaults(start.faults) })],
  )
  const [orientation, setOrientation] = useState<Color>('white')
  const [view, setView] = useState<View>('minds')
  const [isAsking, setIsAsking] = useState(true)
  const [isWalking, setIsWalking] = useState(false)
  const [pointedAt, setPointedAt] = useState<string>()
  const [pointedMove, setPointedMove] = useState<Move>()

  const last = line.moves.length
  const shown = useMemo(() => lineTo(line, cursor), [line, cursor])
  const { position } = shown
  const outcome = shown.outcome()
  const entries = useMemo(
    () => roster.filter(({ variants }) => variants.includes(line.variant.id)),
    [line.variant.id],
  )
  const { opinions, known, isComplete, askAgain } = useCouncil(entries, shown, isAsking)
  const groups = useMemo(() => groupChoices(entries, opinions), [entries, opinions])
  const arrows = useMemo(
    () => (view === 'people' ? moveArrow(pointedMove) : choiceArrows(groups, pointedAt)),
    [view, groups, pointedAt, pointedMove],
  )
  const played = line.moves[cursor]

  useEffect(() => {
    if (!isWalking || !isComplete) return
    if (cursor < last) setCursor(cursor + 1)
    else setIsWalking(false)
  }, [isWalking, isComplete, cursor, last])

  const openGame = useCallback((game: Game | undefined, faults: readonly string[]) => {
    setNotices(faults)
    if (!game) return
    setLine(game.line())
    setCursor(0)
    setIsWalking(false)
    setView('minds')
  }, [])
  const opening = useOpening(openGame, () => query.get('pgn'))

  const play = (move: Move) => {
    if (move !== played) setLine(shown.play(move))
    setCursor(cursor + 1)
  }

  const walk = useCallback(
    (to: Walk) => {
      setIsWalking(false)
      if (to === 'flip') setOrientation(opposite)
      else setCursor((at) => walkFrom(at, to, last))
    },
    [last],
  )
  useWalkKeys(walk)
  const wheel = useWheelWalk(walk)

  const tallyOf = (id: string): string | undefined => {
    const { agreed, asked } = countAgreement(id, line, (ply) => known.get(keyOf(lineTo(line, ply))))
    return asked > 1 ? say('card.tally', { agreed, asked }) : undefined
  }

  const scoreView = useScoreView(undefined, orientation)
  const isBusy = isAsking && !isComplete
  const here = { fen: makeFen(position), variant: position.variant.id }

  return (
    <>
      <main className={roomStyles.room}>
        <AddressNotices query={query} keys={addressKeys} />
        <Notices
          notices={notices}
          onDismiss={(gone) => setNotices((all) => all.filter((notice) => notice !== gone))}
        />
        <div ref={wheel} className={deskStyles.space}>
          <div
            className={`${deskStyles.desk} ${deskStyles.titled}`}
            style={{ '--files': line.variant.files, '--ranks': line.variant.ranks } as CSSProperties}
          >
            <header className={deskStyles.head}>
              <h1>{say('title')}</h1>
              <p role="status">{outcome ? `${describeOutcome(outcome)}.` : tellAgreement(groups)}</p>
            </header>
            <DeskBoard
              position={position}
              lastMove={line.moves[cursor - 1]}
              orientation={orientation}
              arrows={arrows}
              onMove={play}
            />
            <nav className={deskStyles.foot} aria-label={say('elsewhere.label')}>
              <a href={makeRoute('analyse', here)}>{say('elsewhere.analyse')}</a>
              <a href={makeRoute('editor', here)}>{say('elsewhere.edit')}</a>
            </nav>
          </div>
        </div>
      </main>
      <aside
        className={`${panelStyles.panel} ${panelStyles.below} ${styles.panel}`}
        aria-label={say('panel')}
      >
        <Tabs tabs={views.map((id) => ({ id, label: say(`tabs.${id}`) }))} active={view} onChoose={setView}>
          {view === 'minds' ? (
            <>
              <p className={styles.scale}>{say('scale', { side: whoseView(scoreView) })}</p>
              <ul className={styles.cards} aria-busy={isBusy}>
                {roster.map((entry) => {
                  const opinion = opinions.get(entry.id)
                  return (
                    <MindCard
                      key={entry.id}
                      entry={entry}
                      opinion={opinion}
                      isAbsent={!entries.includes(entry)}
                      isIdle={!isAsking || outcome !== undefined}
                      agrees={played !== undefined && opinion?.kind === 'given' && opinion.move === played}
                      tally={tallyOf(entry.id)}
                      view={scoreView}
                      onPoint={setPointedAt}
                    />
                  )
                })}
              </ul>
            </>
          ) : view === 'people' ? (
            <PeopleHere line={shown} onPoint={setPointedMove} onPlay={play} />
          ) : (
            <OpenView opening={opening} />
          )}
        </Tabs>
        <div className={styles.acts}>
          {isBusy ? (
            <button
              type="button"
              onClick={() => {
                setIsAsking(false)
                setIsWalking(false)
              }}
            >
              <Icon name="pause" />
              {say('stop')}
            </button>
          ) : (
            <button
              type="button"
              disabled={outcome !== undefined}
              onClick={() => {
                if (isComplete) askAgain()
                setIsAsking(true)
              }}
            >
              <Icon name="resume" />
              {say(isComplete ? 'askAgain' : 'ask')}
            </button>
          )}
          {last > 0 && (
            <button
              type="button"
              aria-pressed={isWalking}
              disabled={cursor === last && !isWalking}
              onClick={() => {
                setIsWalking(!isWalking)
                setIsAsking(true)
              }}
            >
              <Icon name={isWalking ? 'pause' : 'forward'} />
              {say(isWalking ? 'stay' : 'walk')}
            </button>
          )}
          <span className={styles.place}>{last > 0 && say('place', { at: cursor, last })}</span>
        </div>
        <Stepper canGoBack={cursor > 0} canGoOn={cursor < last} canFlip onWalk={walk} />
      </aside>
    </>
  )
}

const lines = new WeakMap<Line, Map<number, Line>>()

/** The game up to a move; the same one again, so that it can be told apart by itself. */
function lineTo(line: Line, ply: number): Line {
  if (ply === line.moves.length) return line
  const parts = lines.get(line) ?? new Map<number, Line>()
  lines.set(line, parts)
  const part = parts.get(ply) ?? line.until(ply)
  parts.set(ply, part)
  return part
}
