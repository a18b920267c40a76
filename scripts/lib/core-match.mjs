import { Adjudicator, endOfLine } from '@rookery/arena'
import { unpackMove } from '@rookery/engine/core'
import {
  chess960,
  chess960Start,
  Line,
  minichess,
  parsePosition,
  startPosition,
  unwrap,
} from '@rookery/rules'
import { createGameRandom } from '../../packages/training/dist/data/game-random.js'

/** The rules of docs/strength.md for ending a game by its scores. */
const adjudication = {
  resign: { moves: 4, scoreCp: 800, twoSided: true },
  draw: { from: 40, moves: 8, scoreCp: 10 },
}
/** Openings whose score lies beyond are thrown away. */
const OPENING_CP = 100
const OPENING_NODES = 4000

/** The core plays only what the rules allow. */
const playCode = (line, code) => line.play(/** @type {number} */ (unpackMove(line.position, code)))

function drawStart(variant, random) {
  if (variant === 'minichess') return startPosition(minichess)
  if (variant === 'chess960') return unwrap(parsePosition(chess960Start(random.below(960)), chess960))
  return startPosition()
}

/** Random moves until they make a level opening by the old core's judgement: the same for a seed and a pair. */
function drawOpening(core, { variant, seed }, pair) {
  const random = createGameRandom(seed, pair)
  while (true) {
    let line = Line.from(drawStart(variant, random))
    const { start } = line
    core.forget()
    core.setUp(start)
    const plies = (variant === 'minichess' ? 4 : 8) + random.below(2)
    const codes = []
    while (codes.length < plies && !endOfLine(line)) {
      const legal = core.legalMoves()
      const code = legal[random.below(legal.length)]
      core.play(code)
      codes.push(code)
      line = playCode(line, code)
    }
    if (!endOfLine(line) && Math.abs(core.search(OPENING_NODES).score) <= OPENING_CP) return { start, codes }
  }
}

/** For what passes between a search and its clock. */
const LAG_MS = 1.5

/**
 * A clock made of nodes, so that nothing the machine does has a part in a game: so many of them are a millisecond. `plan` is a
 * build's planTime.
 * @param {{ startMs: number, incrementMs: number }} control
 * @param {number} rate
 * @param {(limits: object, turn: string) => { softMs: number, hardMs: number }} plan
 */
export function makeNodeClock({ startMs, incrementMs }, rate, plan) {
  let remainingMs = startMs
  return {
    begin() {
      remainingMs = startMs
    },
    /** Its core's move; undefined where it came too late. */
    search(core, turn) {
      core.now = () => core.nodes / rate
      const clock = { remainingMs, incrementMs }
      const { softMs, hardMs } = plan({ clocks: { white: clock, black: clock } }, turn)
      const verdict = core.searchByClock(softMs, hardMs)
      remainingMs -= core.nodes / rate + LAG_MS
      if (remainingMs < 0) return undefined
      remainingMs += incrementMs
      return verdict
    },
  }
}

/** White's points, doubled; a side has a core, and a clock or a number of nodes for each move. */
function playGame({ start, codes }, { core: white, ...whites }, { core: black, ...blacks }) {
  let line = Line.from(start)
  let plies = 0
  const make = (code) => {
    line = playCode(line, code)
    for (const core of [white, black]) core.play(code)
    plies++
  }
  for (const core of [white, black]) {
    core.forget()
    core.setUp(start)
  }
  for (const { clock } of [whites, blacks]) clock?.begin()
  for (const code of codes) make(code)
  const adjudicator = new Adjudicator(adjudication)
  while (true) {
    const mover = line.position.turn
    const [core, { clock, nodes }] = mover === 'white' ? [white, whites] : [black, blacks]
    const verdict = clock ? clock.search(core, mover) : core.search(nodes)
    if (!verdict) return mover === 'white' ? 0 : 2
    const { move, score } = verdict
    make(move)
    const end = endOfLine(line) ?? adjudicator.judge(mover, { scoreCp: score }, line.position, plies)
    if (end) return end.winner === undefined ? 1 : end.winner === 'white' ? 2 : 0
  }
}

/**
 * Two games from one opening, one with each colour: the new side's points in each, doubled. At fixed nodes nothing but
 * the settings, the sides and the pair has a part in them.
 */
export function playPair(fresh, old, settings, pair) {
  const opening = drawOpening(old.core, settings, pair)
  return [playGame(opening, fresh, old), 2 - playGame(opening, old, fresh)]
}
