import { mindsOf } from '@rookery/play'
import { sayReason } from '@rookery/play/fault-words'
import { createPlayer, findPlayer, type RosterEntry, type Thought } from '@rookery/players'
import { Line, parsePosition, standard, startPosition, unwrap, type Variant } from '@rookery/rules'
import { useCallback, useEffect, useState } from 'react'
import { useReducedMotion } from '../../../ui/use-media.ts'

/** Four moves into the Italian game, where Black has to see something. */
const start = 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4'
/** The first of them that plays on the board begins. */
const firstThinkers = ['owl', 'wren']
const seed = 1
/** Long enough to show something, short enough for a visitor. */
const thinkingMs = 2500
/** How long a person has to read before the next mind has its say. */
const readingMs = 9000
/** After so many moves the show begins anew. */
const mostMoves = 24

export interface Glimpse {
  readonly line: Line
  readonly entry: RosterEntry
  readonly thought: Thought | undefined
  readonly isThinking: boolean
  /** Why the mind cannot think here, in words. */
  readonly failure: string | undefined
  /** Whether the minds go on by themselves. */
  readonly isRunning: boolean
  readonly setRunning: (isRunning: boolean) => void
  /** The move is played, and the next mind thinks about what has become of it. */
  readonly goOn: () => void
  /** Somebody else thinks about the same position, who plays on this board. */
  readonly ask: (entry: RosterEntry) => void
}

interface Scene {
  readonly line: Line
  readonly entry: RosterEntry
}

interface Said {
  readonly scene: Scene
  readonly thought?: Thought
  readonly failure?: string
  readonly isDone: boolean
}

const opening = (board: Variant): Line =>
  Line.from(board.id === standard.id ? unwrap(parsePosition(start)) : startPosition(board))

function firstScene(board: Variant): Scene {
  const first = firstThinkers.map(findPlayer).find((each) => each?.variants.includes(board.id))
  return { line: opening(board), entry: first ?? mindsOf(board)[0]! }
}

function after({ line, entry }: Scene, thought: Thought | undefined): Scene {
  const minds = mindsOf(line.variant)
  const next = minds[(minds.indexOf(entry) + 1) % minds.length]!
  if (!thought) return { line, entry: next }
  const played = line.play(thought.choice)
  return {
    line: played.outcome() || played.moves.length >= mostMoves ? opening(line.variant) : played,
    entry: next,
  }
}

/** One mind after the other really thinks, in its worker, about the position that the one before has left, and plays its move. */
export function useGlimpse(board: Variant): Glimpse {
  const [scene, setScene] = useState(() => firstScene(board))
  if (scene.line.variant.id !== board.id) setScene(firstScene(board))
  const [said, setSaid] = useState<Said>()
  const isStill = useReducedMotion()
  const [isRunning, setRunning] = useState(!isStill)

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const say = (part: Omit<Said, 'scene'>) => !signal.aborted && setSaid({ scene, ...part })
    void (async () => {
      try {
        const player = await createPlayer(scene.entry.id, {}, seed)
        try {
          const report = (thought: Thought) => say({ thought, isDone: false })
          if (signal.aborted) return
          const { thought } = await player.think(scene.line, { timeMs: thinkingMs }, report, signal)
          say({ thought, isDone: true })
        } finally {
          await player.dispose()
        }
      } catch (error) {
        say({ failure: sayReason(error), isDone: true })
      }
    })()
    return () => stop.abort()
  }, [scene])

  const now = said?.scene === scene ? said : undefined
  const goOn = useCallback(() => setScene(after(scene, now?.thought)), [scene, now?.thought])
  const isDone = now?.isDone ?? false
  useEffect(() => {
    if (!isRunning || !isDone) return
    const timer = setTimeout(goOn, readingMs)
    return () => clearTimeout(timer)
  }, [isRunning, isDone, goOn])

  return {
    ...scene,
    thought: now?.thought,
    isThinking: !isDone,
    failure: now?.failure,
    isRunning,
    setRunning,
    goOn,
    ask: useCallback(
      (entry) =>
        setScene((shown) =>
          entry.variants.includes(shown.line.variant.id) ? { line: shown.line, entry } : shown,
        ),
      [],
    ),
  }
}
