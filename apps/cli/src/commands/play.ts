import { findDataFolder } from '@rookery/experience/node'
import {
  describeOutcome,
  drawGameId,
  type GameRecord,
  learningOf,
  type MindSeat,
  recordOutcome,
  type Seat,
  withoutTexts,
} from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { teachParrot } from '@rookery/play/teach-parrot'
import type { Variant } from '@rookery/rules'
import { say as sayMain } from '@rookery/words/cli/main'
import { say as speak } from '@rookery/words/cli/play'
import { type Command, Option } from 'commander'
import { makeWord } from '../arena/launch.ts'
import { makeExamples } from '../console/examples.ts'
import { findLook } from '../console/look.ts'
import { Prompter } from '../console/prompter.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { storeOption, withTable } from '../learn/open-table.ts'
import { clockOf, clockOption } from '../options/clock-option.ts'
import { coachOf, coachOptions } from '../options/coach-option.ts'
import { makeSeed, seedOption } from '../options/seed-option.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { type ViewChoice, viewOption } from '../options/view-option.ts'
import { modes } from '../play/answers.ts'
import { askGame, type GivenAnswers, isSettled, settle } from '../play/ask-game.ts'
import { offerUnfinished, type Wish } from '../play/offer-unfinished.ts'
import { runGame } from '../play/run-game.ts'
import type { OnOver } from '../play/session.ts'
import { GameStore, readRecord, type UnfinishedGame } from '../store/game-store.ts'
import type { Terminal } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery play',
      'rookery play --opponent kestrel --depth 3 --fen startpos --mode 1 --color black',
      'rookery play --opponent magpie:boldness=5 --variant minichess',
      'rookery play --fen "r3k2r/8/8/8/8/8/8/R3K2R w KQkq"',
      'rookery play --opponent parrot --learn',
      'rookery play --opponent owl --clock 10+5',
      'rookery play --opponent mynah --coach warn:3',
      'rookery play --resume',
      'rookery play --open game.json',
    ],
    [speak('modes'), ...modes.map(({ number, help }) => `  ${number}  ${help}`), '', speak('notes')].join(
      '\n',
    ),
  )

interface PlayOptions extends GivenAnswers, ViewChoice {
  readonly variant: string
  readonly seed?: number
  readonly ascii?: boolean
  readonly resume?: boolean
  readonly new?: boolean
  readonly open?: string
  readonly learn?: boolean
  readonly store?: string
  readonly clock?: string
  readonly coach?: string
  readonly strict?: boolean
  readonly resign?: boolean
}

async function play(options: PlayOptions, variant: Variant, terminal: Terminal): Promise<void> {
  const settled = settle(options, variant)
  const clock = clockOf(options)
  const coach = coachOf(options)
  const opened = options.open === undefined ? undefined : openGame(options.open, terminal)
  const store = new GameStore(findDataFolder())
  const prompter = new Prompter(terminal)
  const place = {
    terminal,
    look: findLook(terminal.output, options),
    prompter,
    store,
    surroundings: { store: options.store },
    view: options.view,
    onOver: options.learn ? learnPlayedGame(options.store) : undefined,
  }
  const say = (text: string) => void terminal.output.write(`${text}\n`)
  try {
    if (opened) {
      await runGame(opened, store.fileOf(opened), place)
      return
    }
    const isNew = options.new || (isSettled(settled) && !options.resume)
    const unfinished = isNew ? [] : store.listUnfinished(say)
    const [newest] = unfinished
    if (options.resume && !newest) throw new Failure(speak('noUnfinished'), exitCodes.faults)
    const putAway = ({ file, record }: UnfinishedGame) => store.archive(file, record)
    const wish: Wish =
      options.resume && newest
        ? { kind: 'go on', game: newest }
        : await offerUnfinished(unfinished, { prompter, say, putAway })
    if (wish.kind === 'go on') await runGame(wish.game.record, wish.game.file, place)
    if (wish.kind === 'left' && prompter.isInteractive) say('')
    if (wish.kind !== 'new') return
    const birth = { id: drawGameId(), begunMs: Date.now(), seed: options.seed ?? makeSeed() }
    const record = await askGame(settled, { given: options, variant, birth, prompter, say })
    const { resign: resigns } = options
    if (record) await runGame({ ...record, ...clock, ...coach, resigns }, store.newFile(birth.begunMs), place)
    else if (prompter.isInteractive) say('')
  } finally {
    prompter.close()
  }
}

/**
 * A game that the page or another terminal has saved, to be gone on with. The file may come from anybody, so it does not choose
 * which table is made or asked on this machine.
 */
function openGame(file: string, { errors }: Terminal): GameRecord {
  const record = readRecord(file)
  if (!record.ok)
    throw new Failure(speak('cannotOpen', { file, reason: sayFaults(record.faults) }), exitCodes.faults)
  const outcome = recordOutcome(record.value)
  if (outcome)
    throw new Failure(speak('isOver', { file, outcome: describeOutcome(outcome) }), exitCodes.faults)
  const white = withoutTexts(record.value.sides.white)
  const black = withoutTexts(record.value.sides.black)
  for (const table of new Set([...white.texts, ...black.texts]))
    errors.write(`rookery: ${speak('foreignTable', { file, table: makeWord(table) })}\n`)
  return { ...record.value, sides: { white: white.seat, black: black.seat } }
}

/** Takes a finished game into the table that a mind at the board has in its settings, or into the usual one. */
const learnPlayedGame =
  (usual: string | undefined): OnOver =>
  ({ id, line, sides }, { winner }) => {
    const named = Object.values(sides).map(ownStore).find(Boolean)
    const store = named === undefined ? usual : String(named)
    return withTable(store, (table) => teachParrot(table, { id, line, winner }))
  }

function ownStore(seat: Seat) {
  const learning = learningOf(seat)
  return learning && (seat as MindSeat).settings[learning.store]
}

export function addPlay(program: Command, terminal: Terminal, finish: Finish): void {
  const [coach, strict] = coachOptions()
  program
    .command('play')
    .description(speak('description'))
    .option('--opponent <mind>', speak('opponent'))
    .option('--depth <plies>', speak('depth'))
    .option('--fen <fen>', speak('fen'))
    .option('--mode <number>', speak('mode'))
    .option('--color <color>', speak('color'))
    .addOption(variantOption())
    .addOption(seedOption())
    .addOption(viewOption(true))
    .option('--ascii', sayMain('ascii'))
    .addOption(clockOption())
    .addOption(coach!)
    .addOption(strict!)
    .addOption(new Option('--resign', speak('resign')).conflicts(['resume', 'open']))
    .option('--resume', speak('resume'))
    .option('--new', speak('new'))
    .addOption(
      new Option('--open <file>', speak('open')).conflicts([
        ...['resume', 'new', 'opponent', 'depth', 'fen', 'mode', 'color', 'clock'],
      ]),
    )
    .option('--learn', speak('learn'))
    .addOption(storeOption())
    .addHelpText('after', examples())
    .action(async (options: PlayOptions) => {
      await play(options, variantOf(options), terminal)
      finish(exitCodes.fine)
    })
}
