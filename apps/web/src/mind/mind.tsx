import type { BoardArrow } from '@rookery/board'
import {
  entryOf,
  isStrictNow,
  lonePerson,
  type MindSeat,
  type PlayState,
  shownMind,
  shownThought,
} from '@rookery/play'
import type { RosterEntry, ScoreView, Settings, Thought } from '@rookery/players'
import type { Color, Line, Position } from '@rookery/rules'
import { say } from '@rookery/words/web/mind'
import { type ComponentType, type CSSProperties, lazy, memo, Suspense, useMemo } from 'react'
import { useThoughtfulState } from '../game/use-game.ts'
import { useScoreView } from '../preferences/use-score-view.ts'
import { ErrorFence } from '../ui/error-fence.tsx'
import { Later } from '../ui/later.tsx'
import textStyles from '../ui/text.module.css'
import { useThrottled } from '../ui/use-throttled.ts'
import type { Asking } from './ask/asking.ts'
import { FledglingMind } from './fledgling-mind.tsx'
import { MagpieMind } from './magpie-mind.tsx'
import styles from './mind.module.css'
import type { PictureProps } from './pictures/picture-props.ts'
import { PlainMind } from './plain-mind.tsx'
import { RawData } from './raw-data.tsx'
import { SearchMind } from './search-mind.tsx'
import { type GameScore, gameScores } from './stage/game-scores.ts'
import { type MindStage, MindStageContext } from './stage/mind-stage.ts'
import { useSecondOpinion } from './stage/use-second-opinion.ts'
import { useVoice } from './stage/use-voice.ts'

const WhyNot = lazy(() => import('./why/why-not.tsx'))
const AskMyMove = lazy(() => import('./ask/ask-my-move.tsx'))

// biome-ignore lint/suspicious/noExplicitAny: each picture knows the details of the minds it stands for.
type AnyPicture = ComponentType<PictureProps<any>>

/** The pictures that need more than the common part of a thought, by the mind's id; a mind without one gets a plain ranking. */
const pictures: Readonly<Record<string, AnyPicture>> = {
  fledgling: FledglingMind,
  magpie: MagpieMind,
  owl: SearchMind,
  heron: SearchMind,
  kestrel: SearchMind,
  wren: SearchMind,
  raven: lazy(() => import('./raven-mind.tsx')),
  parrot: lazy(() => import('./parrot-mind.tsx')),
  mynah: lazy(() => import('./mynah-mind.tsx')),
}

interface Props {
  readonly state: PlayState
  /** Show these on the board for as long as they are given. */
  readonly onArrows: (arrows: readonly BoardArrow[] | undefined) => void
  /** Show this position on the board instead of the game's for as long as it is given. */
  readonly onPosition: (position: Position | undefined) => void
  /** Where a person plays, who may ask about moves of their own. */
  readonly asking?: Asking
}

/** How a mind came to its move in the game on the board, or what it thinks now. */
export function Mind(props: Props) {
  const state = useThoughtfulState(props.state)
  const seat = shownMind(state)
  if (!seat) return <p className={textStyles.empty}>{say('nobody')}</p>
  if (isStrictNow(state)) return <p className={textStyles.empty}>{say('strict')}</p>
  // A thought from the storage may be damaged: that costs its picture, not the room.
  return (
    <ErrorFence
      subject={shownThought(state)?.thought}
      fallback={<p className={textStyles.empty}>{say('broken')}</p>}
    >
      <Later frames={0}>
        <MindThought {...props} state={state} seat={seat} />
        {props.asking && lonePerson(state.setup.sides) && (
          <Suspense>
            <div className={styles.ask}>
              <AskMyMove state={state} seat={seat} asking={props.asking} onArrows={props.onArrows} />
            </div>
          </Suspense>
        )}
      </Later>
    </ErrorFence>
  )
}

interface ThoughtProps extends Props {
  /** Who thought it, with which settings. */
  readonly seat: MindSeat
}

function MindThought({ state, seat, onArrows, onPosition }: ThoughtProps) {
  const newest = useMemo(() => shownThought(state), [state])
  const shown = useThrottled(newest, newest?.position)
  const { line, setup, thoughts } = state
  const entry = entryOf(seat)
  const view = useScoreView(lonePerson(setup.sides), state.orientation)
  const position = shown?.position
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position belongs to one line of play, however that goes on.
  const game = useMemo(() => (position ? gameUpTo(line, position) : undefined), [position])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thought that is not drawn yet has no place in the graph either.
  const scores = useMemo(() => gameScores(thoughts, entry.id), [shown, entry.id])
  if (!shown || !game) {
    return <p className={textStyles.empty}>{say('noThought', { mind: entry.name })}</p>
  }
  return (
    <ThoughtArticle
      entry={entry}
      settings={seat.settings}
      seed={setup.seed}
      game={game}
      thought={shown.thought}
      scores={scores}
      orientation={state.orientation}
      view={view}
      onArrows={onArrows}
      onPosition={onPosition}
    />
  )
}

function gameUpTo(line: Line, position: Position): Line {
  return line.until(Math.max(0, line.positions.indexOf(position)))
}

interface ArticleProps extends Pick<Props, 'onArrows' | 'onPosition'> {
  readonly entry: RosterEntry
  readonly settings: Settings
  readonly seed: number
  /** The game up to the position that was thought about. */
  readonly game: Line
  readonly thought: Thought
  /** What was thought of the whole game's positions. */
  readonly scores: readonly GameScore[]
  readonly orientation: Color
  readonly view: ScoreView
}

/** A thought from front to back: a sentence, a picture, what the mind says of other moves, and the data. */
const ThoughtArticle = memo(function ThoughtArticle(props: ArticleProps) {
  const { entry, settings, seed, game, thought, scores, orientation, view, onArrows, onPosition } = props
  const second = useSecondOpinion(entry.id, settings, seed)
  const stage = useMemo<MindStage>(
    () => ({ entry, game, orientation, view, scores, onArrows, onPosition, second }),
    [entry, game, orientation, view, scores, onArrows, onPosition, second],
  )
  return (
    <MindStageContext value={stage}>
      <article className={styles.article} style={{ '--hue': entry.hue } as CSSProperties}>
        <Suspense fallback={<p className={styles.wait}>…</p>}>
          <Picture entry={entry} thought={thought} position={game.position} />
        </Suspense>
        <Later frames={3}>
          <Suspense>
            <WhyNot thought={thought} />
          </Suspense>
          <Later>
            <RawData player={entry.id} thought={thought} position={game.position} />
          </Later>
        </Later>
      </article>
    </MindStageContext>
  )
})

/** A thought in its mind's words and its mind's picture. */
function Picture({ entry, thought, position }: Pick<PictureProps, 'entry' | 'thought' | 'position'>) {
  const voice = useVoice(entry, thought)
  const Shown = Object.hasOwn(pictures, thought.kind) ? pictures[thought.kind]! : PlainMind
  return <Shown entry={entry} voice={voice} thought={thought} position={position} Picture={Picture} />
}
