import { fileURLToPath } from 'node:url'
import { chess960, chess960Start, gardner, makeUci, startPosition } from '@rookery/rules'
import { Chess } from '@rookery/rules/chess'
import { afterEach, describe, expect, it } from 'vitest'
import type { SearchLimits } from '../limits.ts'
import { type OpenEngineOptions, openEngine, type UciClient } from './uci-client.ts'

const raven = fileURLToPath(new URL('../../bin/raven.js', import.meta.url))
const MATE = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'
const START = startPosition().variant.startFen

const open: UciClient[] = []

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

afterEach(async () => {
  for (const client of open.splice(0)) await client.quit()
})

/** Raven, as a program that knows nothing of it would start it. */
async function openRaven(options: OpenEngineOptions = {}): Promise<UciClient> {
  const client = await openEngine(process.execPath, { args: [raven], ...options })
  open.push(client)
  return client
}

describe('a UCI engine', () => {
  it('tells its name and options, and takes values for them', async () => {
    const texts: string[] = []
    const client = await openRaven({ options: { Hash: 2 }, onText: (text) => texts.push(text) })
    expect(client.name).toMatch(/^Raven/)
    expect(client.author).toBeDefined()
    expect(client.options.find(({ name }) => name === 'Hash')).toMatchObject({ type: 'spin', min: 1 })
    await client.setOption('multipv', 2)
    await expect(client.setOption('Hash', 'much')).rejects.toMatchObject({
      code: 'option',
      message: expect.stringContaining('the option Hash is a number from 1 to '),
    })
    await expect(client.setOption('Depth', 1)).rejects.toThrow('the engine has no option Depth')
    expect(texts).toEqual([])
  })

  it('searches a FEN or a Chess, tells what it finds and answers with a move', async () => {
    const client = await openRaven()
    await client.newGame()
    const search = client.search(MATE, { depth: 4 })
    const infos = []
    for await (const info of search) infos.push(info)
    const { move } = await search.best
    const last = infos.at(-1)!
    expect(last).toMatchObject({ line: 1, bound: 'exact', score: { kind: 'mate', moves: 1 } })
    expect(last.moves[0]).toBe(move)
    const chess = new Chess()
    chess.move('f3')
    chess.move('e5')
    chess.move('g4')
    const { move: reply } = await client.search(chess, { depth: 3 }).best
    expect(reply && makeUci(reply, startPosition())).toBe('d8h4')
  })

  it('reports several lines for the search that wants them', async () => {
    const client = await openRaven()
    const linesOf = async (limits: SearchLimits) => {
      const lines = new Set<number>()
      for await (const { line } of client.search(START, limits)) lines.add(line)
      return [...lines]
    }
    expect(await linesOf({ depth: 3, lines: 3 })).toEqual([1, 2, 3])
    expect(await linesOf({ depth: 3 })).toEqual([1])
  })

  it('is stopped in an endless search, by its signal or by leaving the loop', async () => {
    const client = await openRaven()
    const stop = new AbortController()
    const search = client.search(START, {}, { signal: stop.signal })
    for await (const { depth = 0 } of search) if (depth >= 5) stop.abort()
    expect(startPosition().legalMoves()).toContain((await search.best).move)
    const left = client.search(START)
    for await (const _ of left) break
    expect((await left.best).move).toBeDefined()
    expect((await client.search(START, {}, { signal: AbortSignal.abort() }).best).move).toBeDefined()
  })

  it('plays Chess960, and says what it does not play', async () => {
    const client = await openRaven()
    await client.newGame(chess960)
    expect((await client.search(chess960Start(300), { depth: 3 }).best).move).toBeDefined()
    await expect(client.newGame(gardner)).rejects.toMatchObject({
      code: 'variant',
      message: expect.stringMatching(/^Raven.* does not play Gardner 5x5$/),
    })
  })

  it('has no move where the game is over, and refuses what is no game', async () => {
    const client = await openRaven()
    const mated = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
    expect(await client.search(mated, { depth: 2 }).best).toEqual({ move: undefined, ponder: undefined })
    await expect(client.search('e4').best).rejects.toMatchObject({ code: 'game' })
  })

  it.each<[unknown, unknown, string]>([
    [undefined, {}, 'the command of an engine must be a text, not nothing'],
    [5, {}, 'the command of an engine must be a text, not 5'],
    ['', {}, 'the command of an engine must be a text, not ""'],
    ['raven', null, 'the options of openEngine must be an object, not null'],
    ['raven', { args: 'uci' }, 'args must be a list of texts, not "uci"'],
    ['raven', { args: [5] }, 'args must be a list of texts, not a list'],
    ['raven', { directory: 5 }, 'directory must be a text, not 5'],
    ['raven', { onText: 'log' }, 'onText must be a function, not "log"'],
    ['raven', { options: null }, 'options must be an object of names and values, not null'],
    [
      'raven',
      { startMs: Symbol('s') },
      'startMs must be a number of milliseconds, not a value of type symbol',
    ],
  ])('is not opened by %s with %o', async (command, options, message) => {
    const opened = openEngine(command as never, options as never)
    await expect(opened).rejects.toMatchObject({ name: 'EngineError', code: 'option', message })
  })

  it('is told by the promise what it was wrongly asked, and goes on', async () => {
    const client = await openRaven()
    const none = (value: unknown) => value as never
    const option = { name: 'EngineError', code: 'option' }
    await expect(client.setOption(none(null), 1)).rejects.toMatchObject(option)
    await expect(client.setOption('Hash', none(Object.create(null)))).rejects.toMatchObject(option)
    await expect(client.newGame(none(null))).rejects.toMatchObject({ code: 'variant' })
    await expect(client.search(START, none(null)).best).rejects.toMatchObject({ code: 'limits' })
    await expect(client.search(START, {}, none(null)).best).rejects.toMatchObject({ code: 'limits' })
    await expect(client.search(none(null)).best).rejects.toMatchObject({ code: 'game' })
    expect((await client.search(START, { depth: 2 }).best).move).toBeDefined()
  })

  it('hears no command that is hidden in a limit, and goes on after one that is refused', async () => {
    const client = await openRaven()
    for (const limits of [{ depth: '5\nquit' }, { timeMs: Number.NaN }, { nodes: -1 }, { lines: '2\nquit' }])
      await expect(client.search(START, limits as object).best).rejects.toMatchObject({ code: 'limits' })
    const clocks = {
      white: { remainingMs: '1\nquit', incrementMs: 0 },
      black: { remainingMs: 1, incrementMs: 0 },
    }
    await expect(client.search(START, { clocks } as object).best).rejects.toMatchObject({ code: 'limits' })
    expect((await client.search(START, { depth: 2 }).best).move).toBeDefined()
  })

  it('does one thing at a time', async () => {
    const client = await openRaven()
    const search = client.search(START)
    await expect(client.newGame()).rejects.toMatchObject({ code: 'busy' })
    search.stop()
    expect((await search.best).move).toBeDefined()
  })

  it('that crashes fails what is under way and what comes after it, in a sentence', async () => {
    const client = await openRaven()
    const search = client.search(START)
    for await (const _ of search) {
      process.kill(client.pid!, 'SIGKILL')
      break
    }
    const died = { code: 'died', message: expect.stringMatching(/^Raven.* ended by SIGKILL$/) }
    await expect(search.best).rejects.toMatchObject(died)
    await expect(client.newGame()).rejects.toMatchObject(died)
    expect(client.isAlive).toBe(false)
  })

  it('that quits fails what is under way', async () => {
    const client = await openRaven()
    const search = client.search(START)
    for await (const _ of search) {
      void client.quit()
      break
    }
    await expect(search.best).rejects.toMatchObject({ code: 'disposed' })
    await expect(client.newGame()).rejects.toMatchObject({ code: 'disposed' })
  })

  it('that is not there, ends at once or does not speak UCI is told of', async () => {
    await expect(openEngine('./no-such-engine')).rejects.toMatchObject({
      code: 'died',
      message: expect.stringContaining('./no-such-engine cannot be started: '),
    })
    const node = process.execPath
    await expect(openEngine(node, { args: ['-e', 'process.exit(4)'] })).rejects.toThrow(
      'ended with exit code 4',
    )
    const silent = { args: ['-e', 'setInterval(() => {}, 1000)'], startMs: 50 }
    await expect(openEngine(node, silent)).rejects.toThrow('did not say within 50 ms that it speaks UCI')
  })

  it('that falls silent is told of and killed, whatever it was asked', async () => {
    // Speaks UCI until the word that it is started with, and never again.
    const mute = `const [, word] = process.argv
    require('node:readline').createInterface(process.stdin).on('line', (line) => {
      if (line.startsWith(word)) process.stdin.destroy(), setInterval(() => {}, 1000)
      else if (line === 'uci') console.log('id name Mute\\noption name Hash type spin min 1 max 9\\nuciok')
      else if (line === 'isready') console.log('readyok')
      else if (line.startsWith('go')) console.log('info depth 1')
    })`
    const openMute = async (word: string, answerMs = 60, silentMs = 60) => {
      const client = await openEngine(process.execPath, { args: ['-e', mute, word], answerMs, silentMs })
      open.push(client)
      return client
    }
    const silent = (message: string) => ({ code: 'silent', message: `Mute ${message}` })
    const late: readonly [string, (client: UciClient) => Promise<unknown>, string][] = [
      ['isready', (client) => client.setOption('Hash', 2), 'did not answer isready within 60 ms'],
      ['isready', (client) => client.newGame(), 'did not answer isready within 60 ms'],
      ['go', (client) => client.search(START, { timeMs: 20 }).best, 'did not move within 80 ms'],
      ['go', (client) => client.search(START, { depth: 9 }).best, 'said nothing of its search within 60 ms'],
      ['go', (client) => client.search(START, { depth: 9, timeMs: 5 }).best, 'did not move within 65 ms'],
      [
        'stop',
        async (client) => {
          const search = client.search(START)
          for await (const _ of search) search.stop()
        },
        'did not answer stop within 60 ms',
      ],
    ]
    for (const [word, ask, message] of late) {
      const client = await openMute(word)
      const { pid } = client
      await expect(ask(client)).rejects.toMatchObject(silent(message))
      const reason = `Mute was killed: it ${message}`
      await expect(client.newGame()).rejects.toMatchObject({ code: 'died', message: reason })
      await client.quit()
      await expect.poll(() => isRunning(pid!)).toBe(false)
    }
    await expect(openEngine('x', { answerMs: 'long' as never })).rejects.toThrow(
      'answerMs must be a number of milliseconds, not "long"',
    )
  })

  it('that answers with an illegal move is caught', async () => {
    const liar = `require('node:readline').createInterface(process.stdin).on('line', (line) => {
      if (line === 'uci') console.log('uciok')
      if (line.startsWith('go')) console.log('bestmove e2e5')
      if (line === 'quit') process.exit()
    })`
    const client = await openEngine(process.execPath, { args: ['-e', liar] })
    open.push(client)
    await expect(client.search(START).best).rejects.toMatchObject({
      code: 'illegal-move',
      message: expect.stringContaining('e2e5 is not legal here'),
    })
  })
})
