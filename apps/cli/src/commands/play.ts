import type { Variant } from '@rookery/rules'
import type { Command } from 'commander'
import { findLook } from '../console/look.ts'
import { Prompter } from '../console/prompter.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { learnPlayedGame } from '../learn/learn-played-game.ts'
import { storeOption, withStoreInEnvironment } from '../learn/open-table.ts'
import { askGame, type GivenAnswers, isSettled, settle } from '../play/ask-game.ts'
import { describeUnfinished } from '../play/ending.ts'
import { runGame } from '../play/run-game.ts'
import { findDataFolder } from '../store/data-folder.ts'
import { GameStore, type UnfinishedGame } from '../store/game-store.ts'
import type { Terminal } from '../terminal.ts'
import { makeSeed, seedOption } from './seed-option.ts'
import { variantOf, variantOption } from './variant-option.ts'

const examples = `
Examples:
  rookery play
  rookery play --opponent kestrel --depth 3 --fen startpos --mode 1 --color black
  rookery play --opponent magpie:boldness=5 --variant minichess
  rookery play --fen "r3k2r/8/8/8/8/8/8/R3K2R w KQkq"
  rookery play --opponent parrot --learn
  rookery play --resume

Modes:
  1  you against a mind, with a drawn board      3  mind against mind, with a drawn board
  2  you against a mind, in bare UCI moves       4  mind against mind, in bare UCI moves

What no flag says is asked, with the default on Enter. During a game, help lists the commands.
Games are kept under $XDG_DATA_HOME/rookery (~/.local/share/rookery): unfinished ones, offered again
at the next start, and games.pgn with all others.`

interface PlayOptions extends GivenAnswers {
  readonly variant: string
  readonly seed?: number
  readonly ascii?: boolean
  readonly resume?: boolean
  readonly new?: boolean
  readonly learn?: boolean
  readonly store?: string
}

async function play(options: PlayOptions, variant: Variant, terminal: Terminal): Promise<void> {
  const settled = settle(options, variant)
  const store = new GameStore(findDataFolder())
  const prompter = new Prompter(terminal)
  const learning = options.learn ? { onOver: learnPlayedGame } : {}
  const place = { terminal, look: findLook(terminal.output, options), prompter, store, ...learning }
  const say = (text: string) => void terminal.output.write(`${text}\n`)
  try {
    const offered =
      options.new || (isSettled(settled) && !options.resume) ? undefined : store.findUnfinished(say)
    if (options.resume && !offered) throw new Failure('there is no unfinished game', exitCodes.faults)
    if (offered) {
      const wish = options.resume ? 'go on' : await askWhetherToGoOn(offered, prompter, say)
      if (wish === 'go on') await runGame(offered.record, offered.file, place)
      if (wish !== 'put away') return
      store.archive(offered.file, offered.record)
    }
    const started = new Date().toISOString()
    const seed = options.seed ?? makeSeed()
    const record = await askGame(settled, { given: options, variant, seed, started, prompter, say })
    if (record) await runGame(record, store.newFile(started), place)
  } finally {
    prompter.close()
  }
}

async function askWhetherToGoOn(
  { record }: UnfinishedGame,
  prompter: Prompter,
  say: (text: string) => void,
): Promise<'go on' | 'put away' | 'left'> {
  say(`There is an unfinished game: ${describeUnfinished(record)}.`)
  for (;;) {
    const answer = await prompter.ask('Go on with it (no puts it into games.pgn)? [yes] ')
    if (answer.kind !== 'line') return 'left'
    const word = answer.text.trim().toLowerCase()
    if (['', 'y', 'yes'].includes(word)) return 'go on'
    if (['n', 'no'].includes(word)) return 'put away'
    say('Please say yes or no.')
  }
}

export function addPlay(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('play')
    .description('play against a mind, or watch it play itself')
    .option('--opponent <mind>', 'who plays, with settings if you like: kestrel, magpie:boldness=5')
    .option('--depth <plies>', 'how deep it looks')
    .option('--fen <fen>', 'where to begin, or startpos; it may stop after the castling field')
    .option('--mode <number>', '1 to 4, see below')
    .option('--color <color>', 'your colour, white or black')
    .addOption(variantOption())
    .addOption(seedOption())
    .option('--ascii', 'letters instead of colours and chess figures')
    .option('--resume', 'go on with the unfinished game, without a question')
    .option('--new', 'begin a new game, without a question about an unfinished one')
    .option('--learn', 'Parrot learns from the game when it has ended')
    .addOption(storeOption())
    .addHelpText('after', examples)
    .action(async (options: PlayOptions) => {
      await withStoreInEnvironment(options.store, () => play(options, variantOf(options), terminal))
      finish(exitCodes.fine)
    })
}
