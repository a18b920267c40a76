import {
  makeCount,
  makeHalfMoves,
  makePercent,
  makeScore,
  nameView,
  otherView,
  type RavenDetails,
  type RavenLine,
  readEngineScore,
  type ScoreView,
  wdlFor,
} from '@rookery/players'
import { type Move, makeSans, moveFrom, moveTo, type Position } from '@rookery/rules'
import { useMemo } from 'react'
import textStyles from '../ui/text.module.css'
import { HeatBoard } from './pictures/heat-board.tsx'
import { MindHead } from './pictures/mind-head.tsx'
import pictureStyles from './pictures/picture.module.css'
import type { PictureProps } from './pictures/picture-props.ts'
import { ScoreGraph } from './pictures/score-graph.tsx'
import styles from './raven-mind.module.css'
import { BoardArrows } from './stage/board-arrows.tsx'
import { useMindStage } from './stage/mind-stage.ts'
import Story from './story/story.tsx'

/** The lines it weighed, what it gives for the game, and what each piece is worth to it. */
export default function RavenMind({ entry, voice, thought, position }: PictureProps<RavenDetails>) {
  const { orientation, scores, game, view } = useMindStage()
  const { choice, details } = thought
  const { lines, pieces } = details
  const worths = useMemo(
    () =>
      pieces.map(({ square, piece, worthCp }) => ({
        square,
        piece,
        // Each is told from its own side, and on this board all from one.
        value: (piece.color === view.side ? worthCp : 0 - worthCp) / 100,
      })),
    [pieces, view],
  )
  const best = lines[0]
  return (
    <>
      <MindHead entry={entry} voice={voice} thought={thought} position={position} />
      {best && (
        <section className={pictureStyles.part}>
          <h3>How it sees the game</h3>
          <Chances wdl={wdlFor(best.wdl, position.turn, view.side)} view={view} />
        </section>
      )}
      <Story voice={voice} thought={thought} position={position} />
      <section className={pictureStyles.part}>
        <h3>{lines.length === 1 ? 'Its line' : 'Its lines'}</h3>
        <ol className={styles.lines} aria-label="Lines, best first">
          {lines.map((line, index) => (
            <LineRow
              key={line.moves[0]}
              line={line}
              position={position}
              isChoice={line.moves[0] === choice}
              chance={details.slip?.chances[index]}
            />
          ))}
        </ol>
      </section>
      <section className={pictureStyles.part}>
        <h3>The search</h3>
        <dl className={pictureStyles.counts}>
          <Count name="Depth" value={tellDepth(details)} />
          <Count name="Nodes" value={makeCount(details.nodes)} />
          <Count name="Speed" value={`${makeCount(details.nodesPerSecond)} nodes a second`} />
          <Count name="Time" value={`${(details.timeMs / 1000).toFixed(2)} s`} />
        </dl>
      </section>
      {scores.length > 1 && (
        <section className={pictureStyles.part}>
          <h3>Over the game</h3>
          <ScoreGraph name={entry.name} scores={scores} at={game.moves.length} view={view} />
        </section>
      )}
      {worths.length > 0 && (
        <section className={pictureStyles.part}>
          <h3>What each piece is worth to it</h3>
          <p className={textStyles.note}>
            In {tellPlace(game.moves.length)}, in pawns: its evaluation with the piece on its square, less the
            one without it.
          </p>
          <HeatBoard
            position={position}
            orientation={orientation}
            worths={worths}
            label={`What each piece is worth on its square in ${tellPlace(game.moves.length)}`}
          />
        </section>
      )}
    </>
  )
}

const tellDepth = ({ depth, selectiveDepth }: RavenDetails): string =>
  selectiveDepth > depth ? `${makeHalfMoves(depth)}, in places ${selectiveDepth}` : makeHalfMoves(depth)

const outcomes = ['won', 'drawn', 'lost'] as const

/** "the position before move 12", by the half-moves that were played. */
const tellPlace = (plies: number): string =>
  plies === 0
    ? 'the position at the start'
    : `the position before its move ${Math.floor(plies / 2) + 1}, which it thought about`

/** Who wins how often, as one bar of three parts. */
function Chances({ wdl, view }: { readonly wdl: RavenLine['wdl']; readonly view: ScoreView }) {
  const names = [tellWinner(view), 'draw', tellWinner(otherView(view))]
  return (
    <div className={styles.wdl}>
      <div className={styles.bar} aria-hidden="true">
        {outcomes.map((name, index) => (
          <span key={name} data-outcome={name} style={{ flexGrow: wdl[index] }} />
        ))}
      </div>
      <ul className={styles.words}>
        {outcomes.map((name, index) => (
          <li key={name} className={styles.key} data-outcome={name}>
            {names[index]} {makePercent(wdl[index]! / 1000)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const tellWinner = (view: ScoreView): string => (view.isYours ? 'you win' : `${nameView(view)} wins`)

interface LineProps {
  readonly line: RavenLine
  readonly position: Position
  readonly isChoice: boolean
  readonly chance: number | undefined
}

function LineRow({ line, position, isChoice, chance }: LineProps) {
  const { view } = useMindStage()
  const sans = useMemo(() => makeSans(position, line.moves), [position, line.moves])
  const [first = '', ...rest] = sans
  return (
    <li className={styles.row} aria-current={isChoice ? 'true' : undefined}>
      <BoardArrows arrows={arrowsOf(line.moves)} label={`Show the line of ${first} on the board`}>
        {first}
      </BoardArrows>
      <span className={styles.score}>{makeScore(readEngineScore(line.score, position.turn), view.side)}</span>
      <span className={styles.rest}>{rest.join(' ')}</span>
      <span className={styles.note}>
        {makeHalfMoves(line.depth)}
        {chance !== undefined && `, drawn with ${makePercent(chance)}`}
      </span>
    </li>
  )
}

/** The move and what it expects next; more would hide the board. */
const arrowsOf = (moves: readonly Move[]) =>
  moves.slice(0, 4).map((move, index) => ({
    from: moveFrom(move),
    to: moveTo(move),
    tone: index % 2 === 0 ? ('accent' as const) : ('red' as const),
    label: String(index + 1),
  }))

function Count({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
