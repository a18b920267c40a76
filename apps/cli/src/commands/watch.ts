import { findDataFolder } from '@rookery/experience/node'
import { drawGameId, type GameRecord } from '@rookery/play'
import { Line } from '@rookery/rules'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/watch'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { findLook } from '../console/look.ts'
import { Prompter } from '../console/prompter.ts'
import { demand, exitCodes, type Finish } from '../exit.ts'
import { clockOf, clockOption } from '../options/clock-option.ts'
import { makeSeed, seedOption } from '../options/seed-option.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { wholeNumber } from '../options/whole-number.ts'
import { parseOpponent, parseStart } from '../play/answers.ts'
import { runGame } from '../play/run-game.ts'
import { GameStore } from '../store/game-store.ts'
import type { Terminal } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery watch magpie fledgling',
      'rookery watch kestrel:depth=3 owl:depth=2 --fen "4k3/8/8/8/8/8/4P3/4K3 w - -"',
      'rookery watch wren magpie --variant minichess --bare',
      'rookery watch owl raven:level=3 --clock 1+2',
      'rookery watch magpie parrot --delay 1500',
    ],
    say('notes'),
  )

interface WatchOptions {
  readonly variant: string
  readonly fen: string
  readonly bare?: boolean
  readonly seed?: number
  readonly ascii?: boolean
  readonly clock?: string
  readonly delay?: number
}

async function watch(white: string, black: string, options: WatchOptions, terminal: Terminal): Promise<void> {
  const variant = variantOf(options)
  const record: GameRecord = {
    id: drawGameId(),
    begunMs: Date.now(),
    line: Line.from(demand(parseStart(options.fen, variant), exitCodes.faults)),
    sides: {
      white: demand(parseOpponent(white, variant)).seat,
      black: demand(parseOpponent(black, variant)).seat,
    },
    seed: options.seed ?? makeSeed(),
    ...clockOf(options),
    thoughts: new Map(),
    shownAs: { isBare: options.bare === true },
  }
  const store = new GameStore(findDataFolder())
  const prompter = new Prompter(terminal)
  try {
    const look = findLook(terminal.output, options)
    const place = { terminal, look, prompter, store, delayMs: options.delay, view: 'white' as const }
    await runGame(record, store.newFile(record.begunMs), place)
  } finally {
    prompter.close()
  }
}

export function addWatch(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('watch')
    .description(say('description'))
    .argument('<white>', say('white'))
    .argument('<black>', say('black'))
    .option('--fen <fen>', say('fen'), 'startpos')
    .addOption(variantOption())
    .option('--bare', say('bare'))
    .addOption(seedOption())
    .addOption(clockOption())
    .option('--delay <ms>', say('delay'), wholeNumber(0, 3_600_000))
    .option('--ascii', sayMain('ascii'))
    .addHelpText('after', examples())
    .action(async (white: string, black: string, options: WatchOptions) => {
      await watch(white, black, options, terminal)
      finish(exitCodes.fine)
    })
}
