import { createRequire } from 'node:module'
import { openEngine } from '@rookery/engine/client'
import { Line, makeUci, startPosition } from '@rookery/rules'
import { expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

const bin = createRequire(import.meta.url).resolve('../../bin/rookery.js')
const mynah = ['uci', '--mind', 'mynah:rating=800', '--seed', '1']
const say = async (...lines: readonly string[]) => {
  const { exitCode, output } = await runMain(mynah, [`${lines.join('\n')}\n`])
  expect(exitCode).toBe(0)
  return output.trim().split('\n')
}

test('a mind introduces itself, with its settings as options', async () => {
  const lines = await say('uci', 'quit')
  expect(lines[0]).toMatch(/^id name Mynah /)
  expect(lines).toContain('option name rating type spin default 800 min 600 max 2400')
  expect(lines).toContain('option name temperature type string default 1')
  expect(lines).toContain('option name clockSense type check default false')
  expect(lines).toContain('option name UCI_Chess960 type check default false')
  expect(lines.at(-1)).toBe('uciok')
})

test('it plays a legal move of the position, the same for the same seed', async () => {
  const game = ['position startpos moves e2e4 e7e5', 'isready', 'go wtime 60000 btime 60000']
  const lines = await say(...game)
  expect(lines).toContain('readyok')
  expect(lines.at(-2)).toMatch(/^info .*pv [a-h][1-8]/)
  expect(lines.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/)
  expect(await say(...game)).toEqual(lines)
})

test('nobody hears of a move of an infinite search before the end', async () => {
  const lines = await say('go infinite', 'isready', 'stop')
  expect(lines[0]).toBe('readyok')
  expect(lines.at(-1)).toMatch(/^bestmove /)
  expect((await say('go infinite')).at(-1)).toMatch(/^bestmove /)
})

test('options are set in any letters, and what is wrong is said', async () => {
  const lines = await say(
    'setoption name Rating value 2000',
    'setoption name rating value 9',
    'setoption name colour value red',
    'setoption name UCI_Chess960 value true',
    'position fen nonsense',
    'position startpos moves e2e5',
    'go perft 3',
    'uci',
  )
  expect(lines.filter((line) => line.startsWith('info string'))).toHaveLength(5)
  expect(lines).toContain('option name rating type spin default 2000 min 600 max 2400')
})

test('where a game is over there is no move', async () => {
  const mated = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
  expect((await say(`position fen ${mated}`, 'go')).at(-1)).toBe('bestmove (none)')
})

test('a mind that there is not is refused', async () => {
  const { exitCode, errors } = await runMain(['uci', '--mind', 'minah'])
  expect(exitCode).toBe(2)
  expect(errors).toContain('mynah')
})

test('a chess program plays with it as with any engine', async () => {
  const engine = await openEngine(process.execPath, { args: [bin, ...mynah] })
  try {
    await engine.setOption('UCI_Chess960', true)
    const line = Line.from(startPosition())
    const { move } = await engine.search(line, { timeMs: 1000 }).best
    expect(makeUci(move!, line.position)).toMatch(/^[a-h][1-8][a-h][1-8]$/)
  } finally {
    await engine.quit()
  }
})
