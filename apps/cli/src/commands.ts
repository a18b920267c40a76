import type { Command } from 'commander'
import type { Finish } from './exit.ts'
import { afterLanguage } from './options/language.ts'
import type { Terminal } from './terminal.ts'

/** What a command may need of the line that asked for it. */
export interface Asked {
  readonly args: readonly string[]
  readonly terminal: Terminal
  readonly finish: Finish
  readonly version: string
}

type AddCommand = (program: Command, asked: Asked) => Promise<void>

/** In the order of --help. A command is loaded when it is asked for: to load all of them takes longer than most of them need. */
const commands: ReadonlyMap<string, AddCommand> = new Map<string, AddCommand>([
  [
    'play',
    async (program, { terminal, finish }) =>
      (await import('./commands/play.ts')).addPlay(program, terminal, finish),
  ],
  [
    'watch',
    async (program, { terminal, finish }) =>
      (await import('./commands/watch.ts')).addWatch(program, terminal, finish),
  ],
  [
    'games',
    async (program, { terminal, finish }) =>
      (await import('./commands/games.ts')).addGames(program, terminal, finish),
  ],
  [
    'compare',
    async (program, { terminal, finish }) =>
      (await import('./commands/compare.ts')).addCompare(program, terminal, finish),
  ],
  [
    'analyse',
    async (program, { terminal, finish }) =>
      (await import('./commands/analyse.ts')).addAnalyse(program, terminal, finish),
  ],
  [
    'strength',
    async (program, { terminal, finish }) =>
      (await import('./commands/strength.ts')).addStrength(program, terminal, finish),
  ],
  [
    'puzzles',
    async (program, { terminal, finish }) =>
      (await import('./commands/puzzles.ts')).addPuzzles(program, terminal, finish),
  ],
  [
    'minds',
    async (program, { terminal, finish }) =>
      (await import('./commands/minds.ts')).addMinds(program, terminal, finish),
  ],
  [
    'arena',
    async (program, { terminal, finish, args }) =>
      (await import('./commands/arena.ts')).addArena(program, terminal, finish, args),
  ],
  [
    'ladder',
    async (program, { terminal, finish }) =>
      (await import('./commands/ladder.ts')).addLadder(program, terminal, finish),
  ],
  [
    'ratings',
    async (program, { terminal, finish }) =>
      (await import('./commands/ratings.ts')).addRatings(program, terminal, finish),
  ],
  [
    'colony',
    async (program, { terminal, finish, args }) =>
      (await import('./commands/colony.ts')).addColony(program, terminal, finish, args),
  ],
  [
    'learn',
    async (program, { terminal, finish }) =>
      (await import('./commands/learn.ts')).addLearn(program, terminal, finish),
  ],
  [
    'openings',
    async (program, { terminal, finish, args }) =>
      (await import('./commands/openings.ts')).addOpenings(program, terminal, finish, args),
  ],
  ['wren', async (program, { finish }) => (await import('./commands/wren.ts')).addWren(program, finish)],
  [
    'uci',
    async (program, { terminal, finish }) =>
      (await import('./commands/uci.ts')).addUci(program, terminal, finish),
  ],
  [
    'bench',
    async (program, { terminal, finish }) =>
      (await import('./commands/bench.ts')).addBench(program, terminal, finish),
  ],
  [
    'data',
    async (program, { terminal, finish }) =>
      (await import('./commands/data.ts')).addData(program, terminal, finish),
  ],
  [
    'train',
    async (program, { terminal, finish, version }) =>
      (await import('./commands/train.ts')).addTrain(program, terminal, finish, version),
  ],
  [
    'network',
    async (program, { terminal, finish }) =>
      (await import('./commands/network.ts')).addNetwork(program, terminal, finish),
  ],
  [
    'tune',
    async (program, { terminal, finish }) =>
      (await import('./commands/tune.ts')).addTune(program, terminal, finish),
  ],
  [
    'check',
    async (program, { terminal, finish }) =>
      (await import('./commands/check.ts')).addCheck(program, terminal, finish),
  ],
  [
    'human',
    async (program, { terminal, finish }) =>
      (await import('./commands/human.ts')).addHuman(program, terminal, finish),
  ],
  [
    'serve',
    async (program, { terminal, finish }) =>
      (await import('./commands/serve.ts')).addServe(program, terminal, finish),
  ],
  [
    'ending',
    async (program, { terminal, finish }) =>
      (await import('./commands/ending.ts')).addEnding(program, terminal, finish),
  ],
  [
    'perft',
    async (program, { terminal, finish }) =>
      (await import('./commands/perft.ts')).addPerft(program, terminal, finish),
  ],
  [
    'fen',
    async (program, { terminal, finish }) =>
      (await import('./commands/fen.ts')).addFen(program, terminal, finish),
  ],
  [
    'pgn',
    async (program, { terminal, finish }) =>
      (await import('./commands/pgn.ts')).addPgn(program, terminal, finish),
  ],
])

/** Adds the command that the line begins with; all of them, where it begins with none or asks for help. */
export async function addCommands(program: Command, asked: Asked): Promise<void> {
  const [first = ''] = afterLanguage(asked.args)
  const named = commands.get(first)
  const isVersion = first === '--version' || first === '-V'
  for (const add of named ? [named] : isVersion ? [] : commands.values()) await add(program, asked)
}
