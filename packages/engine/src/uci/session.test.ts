import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPosition } from '@rookery/rules'
import { uciCorpus } from '@rookery/testkit'
import { afterEach, describe, expect, it } from 'vitest'
import { platform } from '#platform'
import type { Platform } from '../host/protocol.ts'
import { randomNetwork, referenceScore } from '../network/network.fixture.ts'
import { makeNetworkFile } from '../network/network-file.ts'
import { UciSession } from './session.ts'

const SEED = 1

class Gui {
  readonly heard: string[] = []
  readonly session: UciSession
  #waiting: { test: (line: string) => boolean; resolve: (line: string) => void }[] = []

  constructor(on: Platform) {
    this.session = new UciSession(
      (line) => {
        this.heard.push(line)
        for (const { test, resolve } of this.#waiting) if (test(line)) resolve(line)
        this.#waiting = this.#waiting.filter(({ test }) => !test(line))
      },
      on,
      SEED,
    )
  }

  say(...lines: string[]): void {
    for (const line of lines) this.session.receive(line)
  }

  /** The next line to come that begins so. */
  next(beginning: string): Promise<string> {
    return new Promise((resolve) => {
      this.#waiting.push({ test: (line) => line.startsWith(beginning), resolve })
    })
  }

  async ask(beginning: string, ...lines: string[]): Promise<string> {
    const answer = this.next(beginning)
    this.say(...lines)
    return answer
  }
}

const guis: Gui[] = []

function open(...lines: string[]): Gui {
  return openOn(platform, ...lines)
}

function openOn(on: Platform, ...lines: string[]): Gui {
  const gui = new Gui(on)
  guis.push(gui)
  gui.say(...lines)
  return gui
}

afterEach(async () => {
  for (const gui of guis.splice(0)) await gui.session.quit()
})

describe('uci', () => {
  it('introduces itself with its options', async () => {
    const gui = open()
    await gui.ask('uciok', 'uci')
    expect(gui.heard[0]).toMatch(/^id name Raven/)
    for (const name of ['Hash', 'Clear Hash', 'Threads', 'MultiPV', 'Ponder', 'Move Overhead'])
      expect(gui.heard.some((line) => line.startsWith(`option name ${name} type `))).toBe(true)
  })

  it('answers a search with a legal move and a guess at the reply', async () => {
    const gui = open('position startpos moves e2e4 e7e5')
    expect(await gui.ask('bestmove', 'go depth 6')).toMatch(/^bestmove [a-h][1-8][a-h][1-8] ponder [a-h]/)
    expect(gui.heard.at(-2)).toMatch(
      /^info depth 6 seldepth \d+ multipv 1 score cp -?\d+ nodes \d+ nps \d+ .* pv /,
    )
  })

  it('keeps the position when it is given a bad one, and says why', async () => {
    const gui = open('position startpos moves d2d4')
    for (const bad of [
      'position fen nonsense',
      'position startpos moves e2e5',
      'position',
      'position fen 8/8/8/8/8/8/8/8 w - - 0 1',
    ]) {
      expect(await gui.ask('info string', bad)).not.toBe('info string ')
    }
    expect(await gui.ask('Fen:', 'd')).toContain('3P4')
  })

  it('says no best move of an infinite search before it is stopped', async () => {
    const gui = open('position fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1', 'go infinite')
    await gui.next('info depth 20')
    await gui.ask('readyok', 'isready')
    expect(gui.heard.some((line) => line.startsWith('bestmove'))).toBe(false)
    expect(await gui.ask('bestmove', 'stop')).toMatch(/^bestmove/)
  })

  it('hears a stop that comes at once', async () => {
    expect(await open('position startpos').ask('bestmove', 'go infinite', 'stop')).toMatch(/^bestmove [a-h]/)
  })

  it('ponders, and plays when the guess came true', async () => {
    const gui = open('position startpos moves e2e4 e7e5', 'go ponder wtime 1000 btime 1000')
    await gui.next('info depth 6')
    expect(await gui.ask('bestmove', 'ponderhit')).toMatch(/^bestmove [a-h]/)
  })

  it('stops the search under way when a new one is asked for', async () => {
    const gui = open('position startpos', 'go infinite')
    await gui.next('info depth 5')
    await gui.ask('bestmove', 'go depth 3')
    await gui.next('bestmove')
    expect(gui.heard.filter((line) => line.startsWith('bestmove'))).toHaveLength(2)
  })

  it('plays a named move only, and lists several lines', async () => {
    const gui = open(
      'position startpos',
      'setoption name MultiPV value 2',
      'setoption name UCI_ShowWDL value true',
    )
    const best = await gui.ask('bestmove', 'go depth 4 searchmoves a2a3 h2h3')
    expect(best).toMatch(/^bestmove (a2a3|h2h3)/)
    expect(gui.heard.some((line) => / multipv 2 .* wdl \d+ \d+ \d+ /.test(line))).toBe(true)
  })

  it('plays weaker by UCI_Elo, drawing among several lines and looking at few nodes, the same for the same seed', async () => {
    const asked = [
      'setoption name UCI_LimitStrength value true',
      'setoption name UCI_Elo value 600',
      'position startpos',
    ]
    const game = async () => {
      const gui = open(...asked)
      const moves: string[] = []
      for (let number = 0; number < 6; number++)
        moves.push(await gui.ask('bestmove', 'ucinewgame', 'go wtime 60000 btime 60000'))
      return { gui, moves: moves.map((line) => line.split(' ')[1]) }
    }
    const [first, second] = [await game(), await game()]
    expect(first.moves).toEqual(second.moves)
    expect(new Set(first.moves).size).toBeGreaterThan(1)
    const nodes = first.gui.heard.flatMap((line) => line.match(/ nodes (\d+)/)?.[1] ?? []).map(Number)
    expect(Math.max(...nodes)).toBeLessThan(5000)
    // Lines that it draws among are its own affair where nobody asked for them.
    expect(first.gui.heard.some((line) => line.includes('multipv 2'))).toBe(false)
  })

  it('takes Skill Level as levels in half steps, and at its highest plays as well as it can', async () => {
    const nodesAt = async (skill: number) => {
      const gui = open(`setoption name Skill Level value ${skill}`, 'position startpos')
      await gui.ask('bestmove', 'go nodes 60000')
      return Number(
        gui.heard
          .filter((line) => line.includes(' multipv 1 '))
          .at(-1)!
          .match(/ nodes (\d+)/)![1],
      )
    }
    expect(await nodesAt(0)).toBeLessThan(5000)
    expect(await nodesAt(20)).toBeGreaterThan(20_000)
  })

  it.each(['599', '3001', 'strong'])('does not take %s for UCI_Elo', async (value) => {
    expect(await open().ask('info string', `setoption name UCI_Elo value ${value}`)).toContain(
      'UCI_Elo cannot be',
    )
  })

  it('writes castling as Chess960 and as standard chess want it', async () => {
    const gui = open('position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(await gui.ask('bestmove', 'go depth 2 searchmoves e1g1')).toContain('e1g1')
    gui.say('setoption name UCI_Chess960 value true', 'position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(await gui.ask('bestmove', 'go depth 2 searchmoves e1h1')).toContain('e1h1')
  })

  it('plays minichess', async () => {
    const gui = open('setoption name UCI_Variant value minichess', 'position startpos')
    expect(await gui.ask('Fen:', 'd')).toContain('kqbnr/ppppp/5/5/PPPPP/RNBQK')
    expect(await gui.ask('bestmove', 'go depth 6')).toMatch(/^bestmove [a-e][1-6][a-e][1-6]/)
  })

  it('evaluates by the EvalFile, by hand without it, and says where that is not to be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rookery-uci-'))
    const file = join(folder, 'own.network')
    const network = randomNetwork('standard', 32)
    writeFileSync(file, makeNetworkFile(network))
    const gui = open('setoption name Use Network value false')
    expect(await gui.ask('the terms', 'eval')).toBe('the terms are part of the score')
    const byHand = await gui.ask('score ', 'eval')
    gui.say('setoption name Use Network value true', `setoption name EvalFile value ${file}`)
    const scoreCp = referenceScore(network, startPosition())
    expect(await gui.ask('score ', 'eval')).toBe(`score ${scoreCp} cp for the side to move`)
    expect(await gui.ask('the terms', 'eval')).toContain('the network takes their place')
    rmSync(folder, { recursive: true })
    const fault = gui.next('info string')
    gui.say('setoption name Hash value 2')
    expect(await gui.ask('score ', 'eval')).toBe(byHand)
    expect(await fault).toMatch(/own\.network cannot be read: .*; the hand-written evaluation goes on$/)
  })

  it('takes new options between searches, and refuses wrong ones', async () => {
    const gui = open()
    await gui.ask('bestmove', 'go depth 3')
    gui.say('setoption name Threads value 2', 'setoption name Hash value 8')
    await gui.ask('bestmove', 'go depth 5')
    expect(await gui.ask('info string', 'setoption name Hash value lots')).toBe(
      'info string Hash cannot be lots: it is spin default 32 min 1 max 3072',
    )
    expect(await gui.ask('info string', 'setoption name Beak')).toBe('info string there is no option Beak')
  })

  it('keeps its table when there is no memory for a larger one, and says so', async () => {
    let freeBytes = 100_000_000
    const gui = openOn({ ...platform, freeBytes: () => freeBytes })
    const countNodes = async () => {
      await gui.ask('bestmove', 'go depth 9')
      return Number(/ nodes (\d+)/.exec(gui.heard.at(-2)!)![1])
    }
    const first = await countNodes()
    expect(await gui.ask('info string', 'setoption name Hash value 3072')).toBe(
      'info string Hash cannot be 3072: the engine would take 3081 MB, and 136 MB are free',
    )
    expect(await countNodes()).toBeLessThan(first)
    // It was the table that saved them, and not the search that varies.
    gui.say('ucinewgame')
    expect(await countNodes()).toBe(first)
    freeBytes = Number.POSITIVE_INFINITY
    gui.say('setoption name Hash value 512')
    freeBytes = 100_000_000
    const shortage = gui.next('info string')
    expect(await gui.ask('bestmove', 'go depth 2')).toMatch(/^bestmove [a-h]/)
    expect(await shortage).toBe(
      'info string the engine would take 521 MB, and 95 MB are free; Hash stays 32 and Threads 1',
    )
  })

  it('counts leaves, shows its evaluation and its bench, and flips the board', async () => {
    const gui = open('position startpos')
    expect(await gui.ask('Nodes searched', 'go perft 3')).toBe('Nodes searched: 8902')
    expect(await gui.ask('score', 'eval')).toMatch(/^score -?\d+ cp/)
    expect(await gui.ask('Nodes/second', 'bench 3')).toMatch(/\d+$/)
    expect(await gui.ask('info string', 'bench deep')).toBe('info string the depth of bench cannot be deep')
    gui.say('position startpos moves e2e4', 'flip')
    expect(await gui.ask('Fen:', 'd')).toContain('rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w')
  })

  it('answers isready after ten thousand lines of garbage and one of a megabyte', async () => {
    const gui = open()
    for (let i = 0; i < 10_000; i++)
      gui.say(uciCorpus[i % uciCorpus.length]!.replace(/\b(go|bench|quit)\b/g, '$1x'))
    gui.say('x'.repeat(1_000_000), `position fen ${'8/'.repeat(500_000)}`)
    expect(await gui.ask('readyok', 'isready')).toBe('readyok')
  })
})
