import { createLocalPlayer } from '@rookery/players'
import { createRandom, Line } from '@rookery/rules'
import { randomEnding } from '@rookery/testkit'

/** What the side that should win has besides its king. */
export const endings = { queen: 'Q', rook: 'R', 'two rooks': 'RR' }

/** Who has the bare king, and what it may spend on a move. */
export const defenders = {
  fledgling: { id: 'fledgling', limits: {} },
  raven: { id: 'raven', limits: { nodes: 2000 } },
}

/** The bare king's side defends; every second game has the colours exchanged. Each position is drawn from the seed. */
function drawPosition(pieces, isWhite, random) {
  for (;;) {
    const position = randomEnding(isWhite ? `K${pieces}K` : `KK${pieces}`, random)
    if ((position.turn === 'white') === isWhite && !Line.from(position).outcome()) return position
  }
}

/** How the game ends, when every draw that can be claimed is. */
async function playOut(line, hunter, defender, limits) {
  const { turn } = line.position
  let reached = line
  for (;;) {
    const outcome = reached.outcome() ?? reached.claimableDraw()
    if (outcome) return { line: reached, outcome }
    const isHunter = reached.position.turn === turn
    const player = isHunter ? hunter : defender
    const { move } = await player.think(
      reached,
      isHunter ? {} : limits,
      () => {},
      new AbortController().signal,
    )
    reached = reached.play(move)
  }
}

/**
 * Plays basic endings by a mind with its own settings, and counts those it wins. A seed gives the same games each time.
 * The games that it does not win are listed with how they ended.
 */
export async function countMates({ mind, settings = {}, ending, defender, games, seed = 1 }) {
  const random = createRandom(seed)
  const { id, limits } = defenders[defender]
  const hunter = await createLocalPlayer(mind, settings, seed)
  const bareKing = await createLocalPlayer(id, {}, seed)
  const missed = []
  let plies = 0
  try {
    for (let game = 0; game < games; game++) {
      const start = drawPosition(endings[ending], game % 2 === 0, random)
      const { line, outcome } = await playOut(Line.from(start), hunter, bareKing, limits)
      plies += line.moves.length
      if (outcome.reason !== 'checkmate') missed.push({ game, line, outcome })
    }
  } finally {
    await Promise.all([hunter.dispose(), bareKing.dispose()])
  }
  return { won: games - missed.length, games, plies, missed }
}
