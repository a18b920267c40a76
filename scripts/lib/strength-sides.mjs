import { createEngine } from '@rookery/engine'
import { openMynah } from '@rookery/players/mynah'
import { gatherEvidence } from '@rookery/practice'
import { createRandom, Line } from '@rookery/rules'
import { onlyHeldOut, onlySettled, readRatedGames, walkGame } from '@rookery/training/human'

const SEED = 1
const HASH_MB = 8

/** The games' order is not random, so they are drawn. */
async function drawGames(file, count) {
  const random = createRandom(SEED)
  const games = []
  for await (const game of onlySettled(
    onlyHeldOut(
      readRatedGames(file, () => {}),
      SEED,
    ),
  ))
    games.push({ game, order: random.next() })
  return games
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ game }) => game)
}

function lineOf(game) {
  let line
  for (const { position, move } of walkGame(game)) line = (line ?? Line.from(position)).play(move)
  return line
}

/** For each game what is known about its two sides, with their ratings. */
export async function gatherSides(file, record, count) {
  const witnesses = { mynah: await openMynah(), engine: await createEngine({ hashMb: HASH_MB }) }
  const sides = []
  for (const [index, game] of (await drawGames(file, count)).entries()) {
    const line = lineOf(game)
    if (line === undefined) continue
    const key = game.moves.join(' ')
    if (!record.has(key)) record.add(key, await gatherEvidence(line, witnesses))
    const { white, black } = record.get(key)
    sides.push([
      { rating: game.white, evidence: white },
      { rating: game.black, evidence: black },
    ])
    process.stderr.write(`\r${index + 1} of ${count} games`)
  }
  process.stderr.write('\n')
  await witnesses.engine.dispose()
  return sides
}
