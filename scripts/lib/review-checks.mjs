import {
  Analyst,
  areContrary,
  correctReview,
  isError,
  makeMoveNumber,
  reviewedAt,
  reviewGame,
  stand,
} from '@rookery/analysis'
import { Game, makeSan, parsePgn, parsePosition, parseSan, unwrap } from '@rookery/rules'

const isBad = (name) => name === 'mistake' || name === 'blunder'
const percent = (share) => `${(100 * share).toFixed(0)} %`
const nameOf = (move) => `${makeMoveNumber(move)}${move.san}`
const tell = (move) => `${nameOf(move)} is called ${move.class} (${percent(move.lossChance)})`

/** What a review says of a master game, and what of it is not as books have it. */
export async function checkGame(engine, { name, moves, result, errors, strong }, wish) {
  const [read] = parsePgn(`[Result "${result}"]\n\n${moves} ${result}`)
  if (!read?.ok) throw new Error(`${name} cannot be read`)
  const startMs = performance.now()
  const review = await reviewGame(engine, read.value, { nodes: wish.nodes })
  const seconds = Math.round((performance.now() - startMs) / 1000)
  const called = (names) => review.moves.filter((move) => names.includes(nameOf(move)))
  const missed = [
    ...called(errors).filter((move) => !isBad(move.class)),
    ...called(strong).filter((move) => isError(move.class)),
  ].map(tell)
  const about = {
    points: errors.length + strong.length,
    missed,
    ...countSentences(review),
    accuracy: [review.accuracy.white, review.accuracy.black].map((value) => value?.toFixed(1)),
    seconds,
  }
  return wish.second > 0
    ? { ...about, ...(await contradict(engine, read.value.line(), review, wish)) }
    : about
}

/** How many mistakes are told in a sentence, and how many of these say of the move only what it is worth. */
function countSentences({ moves }) {
  const texts = moves.flatMap(({ reason }) => (reason ? [reason.text] : []))
  return { sentences: texts.length, plain: texts.filter((text) => /; \S+ is worth [^;]*$/.test(text)).length }
}

/** As many lines as the page shows. */
const LINES = 3

/** Looks at every position as the page's analysis does for a second, with an empty table, and holds it against the review. */
async function contradict(engine, line, review, { second, every }) {
  const contradictions = []
  /** @type {string[]} */
  const stood = []
  /** @type {string[]} */
  const corrected = []
  let positions = 0
  for (let ply = 0; ply <= line.moves.length; ply += every) {
    const reviewed = review.verdicts[ply]
    if (reviewed.kind === 'over') continue
    positions++
    const at = line.until(ply)
    const infos = await look(engine, at, line.moves.slice(ply), second)
    const alone = stand(at.position, infos, undefined).lines[0]
    if (!areContrary(alone, reviewed)) continue
    const { lines, correction } = stand(at.position, infos, reviewedAt(line, review, ply))
    const told = `${tellPlace(line, ply)}: review ${percent(reviewed.chance)} at depth ${reviewed.depth}, a second ${percent(alone.chance)} at depth ${infos[0].depth}`
    if (correction) corrected.push(told)
    else stood.push(told)
    const now = correction
      ? correctReview(line, review, ply + correction.steps, correction.verdict).verdicts[ply]
      : reviewed
    if (areContrary(lines[0], now)) contradictions.push(told)
  }
  return { contradictions, stood, corrected, positions }
}

const tellPlace = (line, ply) =>
  ply === 0
    ? 'at the start'
    : `after ${makeSan(line.positions[ply - 1], line.moves[ply - 1])} (half-move ${ply})`

async function look(engine, line, following, nodes) {
  await engine.newGame()
  const found = new Map()
  await new Analyst(engine).look(line, { lines: LINES, following, nodes }, (info) => {
    if (info.bound === 'exact' || !found.has(info.line)) found.set(info.line, info)
  })
  return [...found.values()].sort((a, b) => a.line - b.line)
}

/** A game of one move, which loses: nothing that follows helps the review. */
export async function checkRefutation(engine, { fen, move }, wish) {
  const game = new Game(unwrap(parsePosition(fen)))
  game.play(unwrap(parseSan(game.start, move)))
  const review = await reviewGame(engine, game, { nodes: wish.nodes })
  const about = { points: 1, missed: isBad(review.moves[0].class) ? [] : [tell(review.moves[0])] }
  return wish.second > 0 ? { ...about, ...(await contradict(engine, game.line(), review, wish)) } : about
}
