import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSavedGame } from '@rookery/play'
import { type Line, makeUci, parsePgn } from '@rookery/rules'
import { type Pty, PtyRun } from './pty.ts'
import { bin } from './run-bin.ts'

type Spawn = (
  file: string,
  args: string[],
  options: { name: string; cols: number; rows: number; env: NodeJS.ProcessEnv },
) => Pty

/** White mates with 1. Kf7 Kh7 2. Rh1: the only answer Black has. */
export const mateInTwo = '7k/8/5K2/8/8/8/8/R7 w -'
export const matingGame = 'f6f7 h8h7 a1h1 1-0'
export const prompt = 'Your move> '

/** A data folder of its own, the terminals at which it is used, and the games in it. */
export class TerminalHome {
  readonly folder = mkdtempSync(join(tmpdir(), 'rookery-play-'))
  readonly #runs: PtyRun[] = []

  constructor(private readonly spawn: Spawn) {}

  start(...args: string[]): PtyRun {
    const { NO_COLOR: _, ...inherited } = process.env
    const env = { ...inherited, TERM: 'xterm-256color', XDG_DATA_HOME: this.folder }
    const options = { name: 'xterm-256color', cols: 120, rows: 50, env }
    const run = new PtyRun(this.spawn(process.execPath, [bin, ...args], options))
    this.#runs.push(run)
    return run
  }

  startMate(mode: string, ...args: string[]): PtyRun {
    const flags = ['--opponent', 'magpie', '--fen', mateInTwo, '--mode', mode, '--color', 'white']
    return this.start('play', ...flags, ...args)
  }

  /** The moves of each unfinished game. */
  unfinished(): string[] {
    const folder = join(this.folder, 'rookery', 'unfinished')
    return readdirSync(folder).map((name) => {
      const game = parseSavedGame(readFileSync(join(folder, name), 'utf8'))
      if (!game.ok) throw new Error(`${name} cannot be read`)
      return makeMoves(game.value.line)
    })
  }

  /** The moves and the result of each game in the PGN file. */
  finished(): string[] {
    const file = join(this.folder, 'rookery', 'games.pgn')
    if (!existsSync(file)) return []
    return parsePgn(readFileSync(file, 'utf8')).map((game) => {
      if (!game.ok) throw new Error('games.pgn has faults')
      return `${makeMoves(game.value.line())} ${game.value.result}`
    })
  }

  /** A test that waits for what is never shown says what was shown instead. */
  close(hasFailed: boolean): void {
    for (const run of this.#runs) {
      if (hasFailed) console.error(run.text.slice(-1500))
      run.kill()
    }
    rmSync(this.folder, { recursive: true })
  }
}

const makeMoves = ({ moves, positions }: Line): string =>
  moves.map((move, ply) => makeUci(move, positions[ply]!)).join(' ')
