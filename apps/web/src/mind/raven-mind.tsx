import {
  makeCount,
  makeHalfMoves,
  makePercent,
  makeScore,
  otherView,
  type RavenDetails,
  type RavenLine,
  readLineScore,
  type ScoreView,
  tellHalfMove,
  wdlFor,
  whoseView,
} from '@rookery/players'
import { type Move, makeSans, moveFrom, moveTo, type Position } from '@rookery/rules'
import { say } from '@rookery/words/web/raven'
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
  const plies = game.moves.length
  return (
    <>
      <MindHead entry={entry} voice={voice} thought={thought} position={position} />
      {best && (
        <section className={pictureStyles.part}>
          <h3>{say('sees')}</h3>
          <Chances wdl={wdlFor(best.wdl, position.turn, view.side)} view={view} />
        </section>
      )}
      <Story voice={voice} thought={thought} position={position} />
      <section className={pictureStyles.part}>
        <h3>{say('lines', { count: lines.length })}</h3>
        <ol className={styles.lines} aria-label={say('bestFirst')}>
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
        <h3>{say('search')}</h3>
        <dl className={pictureStyles.counts}>
          <Count name={`${say('depth')} (${tellHalfMove()})`} value={tellDepth(details)} />
          <Count name={say('nodes')} value={makeCount(details.nodes)} />
          <Count name={say('speed')} value={say('perSecond', { count: details.nodesPerSecond })} />
          <Count name={say('time')} value={say('seconds', { seconds: details.timeMs / 1000 })} />
        </dl>
      </section>
      {scores.length > 1 && (
        <section className={pictureStyles.part}>
          <h3>{say('overGame')}</h3>
          <ScoreGraph name={entry.name} scores={scores} at={plies} view={view} />
        </section>
      )}
      {worths.length > 0 && (
        <section className={pictureStyles.part}>
          <h3>{say('pieces')}</h3>
          <p className={textStyles.note}>
            {plies === 0 ? say('startNote') : say('note', { number: moveAfter(plies) })}
          </p>
          <HeatBoard
            position={position}
            orientation={orientation}
            worths={worths}
            label={plies === 0 ? say('startBoard') : say('board', { number: moveAfter(plies) })}
          />
        </section>
      )}
    </>
  )
}

const tellDepth = ({ depth, selectiveDepth }: RavenDetails): string =>
  selectiveDepth > depth
    ? say('deeper', { depth: makeHalfMoves(depth), deepest: selectiveDepth })
    : makeHalfMoves(depth)

const outcomes = ['won', 'drawn', 'lost'] as const

/** The number of the move that comes after so many half-moves. */
const moveAfter = (plies: number): number => Math.floor(plies / 2) + 1

/** Who wins how often, as one bar of three parts. */
function Chances({ wdl, view }: { readonly wdl: RavenLine['wdl']; readonly view: ScoreView }) {
  const [won, drawn, lost] = wdl.map((share) => makePercent(share / 1000)) as [string, string, string]
  const words = [
    say('wins', { side: whoseView(view), share: won }),
    say('draw', { share: drawn }),
    say('wins', { side: whoseView(otherView(view)), share: lost }),
  ]
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
            {words[index]}
          </li>
        ))}
      </ul>
    </div>
  )
}

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
      <BoardArrows arrows={arrowsOf(line.moves)} label={say('showLine', { move: first })}>
        {first}
      </BoardArrows>
      <span className={styles.score}>{makeScore(readLineScore(line, position), view.side)}</span>
      <span className={styles.rest}>{rest.join(' ')}</span>
      {chance !== undefined && (
        <span className={styles.note}>{say('drawnWith', { chance: makePercent(chance) })}</span>
      )}
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
