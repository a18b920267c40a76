import { packMove, packPosition } from '@rookery/engine/core'
import type { MynahCore } from '@rookery/players/mynah'
import {
  chess960,
  type Move,
  type Position,
  parsePosition,
  parseUci,
  standard,
  startPosition,
} from '@rookery/rules'
import type { RatedGame } from './rated-games.ts'

/** What is kept beside a position's features. */
export const gameFlags = { provisional: 1, first: 2, unequal: 4 } as const
/** Where the flags stand in a record. */
export const FLAGS_AT = 20
/** Beyond it the stronger side plays another game than among equals. */
const LARGEST_GAP = 300

export const isUnequal = ({ white, black }: RatedGame): boolean => Math.abs(white - black) > LARGEST_GAP

/** The position before each move of a game, with the move; ends where one is not legal. */
export function* walkGame(game: RatedGame): Generator<{ readonly position: Position; readonly move: Move }> {
  let position = startOf(game)
  if (!position) return
  for (const text of game.moves) {
    const parsed = parseUci(position, text)
    if (!parsed.ok) return
    yield { position, move: parsed.value }
    position = position.play(parsed.value)
  }
}

/** A game that cannot even begin is none to the trainer. */
export const isPlayed = (game: RatedGame): boolean => walkGame(game).next().done !== true

function startOf({ fen, isChess960 }: RatedGame): Position | undefined {
  if (fen === undefined) return startPosition()
  const parsed = parsePosition(fen, isChess960 ? chess960 : standard)
  return parsed.ok ? parsed.value : undefined
}

/** The records of all positions of a game, one behind the other. */
export function describeGame(core: MynahCore, game: RatedGame): Uint8Array[] {
  const records: Uint8Array[] = []
  const flags = (game.isProvisional ? gameFlags.provisional : 0) | (isUnequal(game) ? gameFlags.unequal : 0)
  for (const { position, move } of walkGame(game)) {
    if (records.length === 0) core.setUp(packPosition(position))
    const code = packMove(move)
    const index = core.look().indexOf(code)
    // A position with more moves than a record has room for teaches nothing.
    if (index < 0) break
    const record = core.record(position.turn === 'white' ? game.white : game.black, index).slice()
    record[FLAGS_AT] = flags | (records.length === 0 ? gameFlags.first : 0)
    records.push(record)
    core.play(code)
  }
  return records
}
