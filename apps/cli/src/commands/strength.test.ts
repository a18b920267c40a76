import { expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

const tags = (white: string, black: string, more = '') => `[White "${white}"]\n[Black "${black}"]\n${more}\n`
const opera =
  '1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 ' +
  '11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n\n'
const long = tags('Morphy', 'Allies', '[WhiteElo "2400"]\n') + opera
const short = `${tags('Ann', 'Morphy')}1. f3 e5 2. g4 Qh4# 0-1\n\n`

test('tells of every name how strong it has played, and of too few moves nothing', async () => {
  const { exitCode, output } = await runMain(['strength', '-'], [long, short])
  expect(exitCode).toBe(0)
  expect(output).toMatch(/^Player +Games +Moves +Played like +95 % +Rated$/m)
  expect(output).toMatch(/^Morphy +2 +\d+ +\d{3,4} +\d+ to \d+ +2400$/m)
  expect(output).toMatch(/^Allies +1 +\d+ +\d{3,4} +\d+ to \d+\s*$/m)
  expect(output).toMatch(/^Ann +1 +2 +too few moves\s*$/m)
})

test('--name asks for one player, and --json for numbers', async () => {
  const { output } = await runMain(['strength', '-', '--name', 'morphy', '--json'], [long, short])
  const { players } = JSON.parse(output)
  expect(players).toMatchObject([{ player: 'Morphy', games: 2, rated: 2400 }])
  expect(players[0].strength.low).toBeLessThan(players[0].strength.rating)
  expect(players[0].strength.high).toBeGreaterThan(players[0].strength.rating)
})

test('says who and what is not there', async () => {
  const nobody = await runMain(['strength', '-', '--name', 'Zed'], [long])
  expect(nobody).toMatchObject({ exitCode: 1, errors: 'rookery: Zed has no game in <stdin>\n' })
  const nothing = await runMain(['strength', '-'], [''])
  expect(nothing).toMatchObject({ exitCode: 1, errors: 'rookery: <stdin> holds no games\n' })
  const noFile = await runMain(['strength', 'nowhere.pgn'])
  expect(noFile.exitCode).toBe(2)
  expect(noFile.errors).toContain('cannot read nowhere.pgn')
})

test('names a faulty game and one of another board, and goes on', async () => {
  const bad = `${tags('Ben', 'Cid')}1. e4 e5\n2. Ke3 *\n\n`
  const mini = `${tags('Dan', 'Eve', '[Variant "Gardner"]\n')}1. a3 bxa3 *\n\n`
  const { exitCode, output, errors } = await runMain(['strength', '-'], [bad, mini, long])
  expect(exitCode).toBe(1)
  expect(errors).toMatch(/^<stdin>:5:4: game 1: .*Ke3.* \[pgn-illegal-move\]$/m)
  expect(errors).toContain('game 2: strength is told of chess and Chess960, not of Gardner 5x5\n')
  expect(output).toMatch(/^Morphy /m)
  expect(output).not.toContain('Dan')
})
