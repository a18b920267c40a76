import { createEngine, type Engine } from '@rookery/engine'
import { chess960, chess960Start, Game, minichess, parsePgn, parsePosition, unwrap } from '@rookery/rules'
import { afterEach, expect, test } from 'vitest'
import { judge } from './judge.ts'
import { reviewGame } from './review-game.ts'

const limits = { nodes: 5000 }
const awake: Engine[] = []

afterEach(async () => {
  for (const engine of awake.splice(0)) await engine.dispose()
})

async function ravenFor(game: Game): Promise<Engine> {
  const engine = await createEngine({ variant: game.variant, hashMb: 4 })
  awake.push(engine)
  return engine
}

function gameOf(pgn: string): Game {
  const [result] = [...parsePgn(pgn)]
  if (!result?.ok) throw new Error(pgn)
  return result.value
}

const review = async (game: Game) => reviewGame(await ravenFor(game), game, limits)

test('a move that allows mate at once is a blunder and says so', async () => {
  const { moves, verdicts, accuracy } = await review(gameOf('1. f3 e5 2. g4 Qh4# 0-1'))
  const [, , blunder, mate] = moves
  expect(blunder).toMatchObject({ san: 'g4', class: 'blunder', reason: { allowedMateIn: 1 } })
  expect(blunder!.reason!.text).toContain('g4 allows mate in 1, by Qh4#.')
  expect(mate).toMatchObject({ uci: 'd8h4', class: 'best', lossCp: 0, lossChance: 0 })
  expect(verdicts.at(-1)).toMatchObject({ kind: 'over', reason: 'checkmate', chance: 0 })
  expect(accuracy.white!).toBeLessThan(accuracy.black!)
})

test('a missed mate is named with its length', async () => {
  const game = gameOf('[FEN "6k1/5ppp/8/8/5nnn/8/5PPP/R5K1 w - - 0 1"]\n\n1. h3 *')
  const [move] = (await review(game)).moves
  expect(move!.reason).toMatchObject({ missedMateIn: 1 })
  expect(move!.reason!.text).toMatch(/^Better is Ra8#, which mates in 1; h3 /)
})

test('a queen left to be taken is counted in pawns', async () => {
  const { moves } = await review(gameOf('1. e4 e5 2. Qh5 Nc6 3. Qxh7 Rxh7 *'))
  expect(moves[4]).toMatchObject({ san: 'Qxh7', class: 'blunder' })
  expect(moves[4]!.reason!.played.materialPawns).toBeLessThanOrEqual(-7)
  expect(moves[4]!.reason!.best.materialPawns).toBeGreaterThanOrEqual(0)
  expect(moves[4]!.lossCp).toBeGreaterThan(300)
})

const elephant = '1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Nbd7 5. cxd5 exd5 6. Nxd5'

test.each([
  ['punished', `${elephant} Nxd5 7. Bxd8 Bb4+ 8. Qd2 Bxd2+ 9. Kxd2 Kxd8 *`],
  ['not punished', `${elephant} Be7 7. Nxf6+ Bxf6 *`],
  ['the end of the game', `${elephant} *`],
])('a trap that a shallow search takes for its best move is a blunder, %s', async (_, pgn) => {
  const game = gameOf(pgn)
  const { moves, verdicts } = await reviewGame(await ravenFor(game), game, { nodes: 20_000 })
  const trap = moves[10]!
  expect(trap).toMatchObject({ san: 'Nxd5', class: 'blunder' })
  expect(trap.reason!.best.moves[0]).not.toBe(trap.move)
  expect(trap.reason!.played.materialPawns).toBeLessThan(0)
  // The moves before it are judged by what the position was really worth.
  expect(moves.slice(7, 10).map((move) => move.class)).not.toContain('inaccuracy')
  expect(verdicts[10]!.chance).toBeLessThan(0.6)
})

test('a first move that is refuted when the nodes run out does not lose the game', async () => {
  const game = gameOf(
    '1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 e5 6. dxe5 Qa5+ 7. Bd2 Qxe5 8. O-O-O *',
  )
  const engine = await createEngine({ hashMb: 64 })
  awake.push(engine)
  const verdict = await judge(engine, game.line(), { nodes: 500_000 }, undefined)
  expect(verdict!.chance).toBeGreaterThan(0.3)
})

test('a review by nodes is the same again', async () => {
  const game = gameOf('1. d4 d5 2. c4 dxc4 3. e4 b5 *')
  const engine = await ravenFor(game)
  const first = await reviewGame(engine, game, limits)
  expect(await reviewGame(engine, game, limits)).toEqual(first)
  expect(structuredClone(first)).toEqual(first)
})

test('a game without moves has the verdict on its start', async () => {
  const { verdicts, moves, accuracy, isComplete } = await review(gameOf('*'))
  expect([verdicts.length, moves, accuracy, isComplete]).toEqual([1, [], {}, true])
})

test('a start that is over already is not searched', async () => {
  const { verdicts } = await review(gameOf('[FEN "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]\n\n1/2-1/2'))
  expect(verdicts).toEqual([{ kind: 'over', chance: 0.5, winner: undefined, reason: 'stalemate' }])
})

test.each([
  ['Chess960', chess960, chess960Start(0)],
  ['minichess', minichess, minichess.startFen],
])('a game of %s is reviewed', async (_name, variant, fen) => {
  const game = new Game(unwrap(parsePosition(fen, variant)))
  for (let ply = 0; ply < 4; ply++) game.play(game.last.position.legalMoves()[0]!)
  const { moves, isComplete } = await review(game)
  expect([moves.length, isComplete]).toEqual([4, true])
})

test('a review that is stopped keeps the moves that are done', async () => {
  const game = gameOf('1. e4 e5 2. Nf3 Nc6 *')
  const stop = new AbortController()
  const stopped = await reviewGame(await ravenFor(game), game, limits, {
    signal: stop.signal,
    onProgress: ({ done }) => {
      if (done === 3) stop.abort()
    },
  })
  expect(stopped).toMatchObject({ isComplete: false, firstPly: 2, moves: [{ san: 'Nf3' }, { san: 'Nc6' }] })
  expect(stopped.verdicts).toHaveLength(3)
})

test('a reason says what the better move does and what the played one allows', async () => {
  const { moves } = await review(
    gameOf('1. e4 e5 2. Qh5 Nf6 3. Qxe5+ Be7 4. Bc4 O-O 5. Nc3 Re8 6. Qf4 d5 7. h3 dxc4 *'),
  )
  expect(moves[12]!.reason!.text).toMatch(
    /^Better is \S+: it takes the pawn that attacked the bishop on c4 \(\S+\); after h3, dxc4 takes the bishop on c4 \(−\d\.\d\d\)\.$/,
  )
})
