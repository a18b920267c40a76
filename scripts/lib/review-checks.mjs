import { isError, makeMoveNumber, reviewGame } from '@rookery/analysis'
import { Game, parsePgn, parsePosition, parseSan, unwrap } from '@rookery/rules'

/** As `classes.ts` of the analysis has them. */
const [INACCURACY, MISTAKE] = [0.08, 0.15]

const isBad = (name) => name === 'mistake' || name === 'blunder'
const percent = (share) => `${(100 * share).toFixed(0)} %`
const nameOf = (move) => `${makeMoveNumber(move)}${move.san}`
const tell = (move) => `${nameOf(move)} is called ${move.class} (${percent(move.lossChance)})`

/** What a review says of a master game, and what of it is not as books have it. */
export async function checkGame(engine, { name, moves, result, errors, strong }, nodes, second) {
  const [read] = parsePgn(`[Result "${result}"]\n\n${moves} ${result}`)
  if (!read?.ok) throw new Error(`${name} cannot be read`)
  const startMs = performance.now()
  const review = await reviewGame(engine, read.value, { nodes })
  const seconds = Math.round((performance.now() - startMs) / 1000)
  const called = (names) => review.moves.filter((move) => names.includes(nameOf(move)))
  const missed = [
    ...called(errors).filter((move) => !isBad(move.class)),
    ...called(strong).filter((move) => isError(move.class)),
  ].map(tell)
  const about = {
    points: errors.length + strong.length,
    missed,
    accuracy: [review.accuracy.white, review.accuracy.black].map((value) => value?.toFixed(1)),
    seconds,
  }
  return second > 0 ? { ...about, ...(await contradict(engine, read.value.line(), review, second)) } : about
}

/** Looks at every position for a second, knowing nothing of the others. */
async function contradict(engine, line, review, nodes) {
  const looks = []
  for (let ply = 0; ply <= line.moves.length; ply++) looks.push(await look(engine, line.until(ply), nodes))
  const contradictions = review.moves.flatMap((move, ply) => {
    const [before, after] = [looks[ply], looks[ply + 1]]
    const loss = before.chance + after.chance - 1
    const isContradicted = isBad(move.class) ? loss < INACCURACY : !isError(move.class) && loss >= MISTAKE
    return isContradicted ? [`${tell(move)}, a second finds ${percent(Math.max(0, loss))}`] : []
  })
  return { contradictions, positions: review.moves.length }
}

async function look(engine, line, nodes) {
  const outcome = line.outcome()
  if (outcome)
    return { chance: outcome.winner === undefined ? 0.5 : Number(outcome.winner === line.position.turn) }
  await engine.newGame()
  let last
  for await (const info of engine.search(line, { nodes }))
    if (info.line === 1 && (!last || (info.bound === 'exact' && info.nodes < nodes))) last = info
  return { chance: (last.wdl[0] + last.wdl[1] / 2) / 1000 }
}

/** A game of one move, which loses: nothing that follows helps the review. */
export async function checkRefutation(engine, { fen, move }, nodes) {
  const game = new Game(unwrap(parsePosition(fen)))
  game.play(unwrap(parseSan(game.start, move)))
  const review = await reviewGame(engine, game, { nodes })
  return { points: 1, missed: isBad(review.moves[0].class) ? [] : [tell(review.moves[0])] }
}
