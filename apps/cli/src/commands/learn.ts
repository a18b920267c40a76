import { availableParallelism } from 'node:os'
import { DEFAULT_LOOK_AHEAD, makeStoreName } from '@rookery/experience'
import type { Variant } from '@rookery/rules'
import { type ExamPlan, type LearnSummary, learnFromPgn, learnFromSelfPlay } from '@rookery/training'
import { say as sayColony } from '@rookery/words/cli/colony'
import { say } from '@rookery/words/cli/learn'
import type { Command } from 'commander'
import { parseWhole, usage } from '../arena/parse-pairs.ts'
import { makeExamples } from '../console/examples.ts'
import { type ExitCode, exitCodes, type Finish } from '../exit.ts'
import { makePgnFaults } from '../input/pgn-faults.ts'
import { readText } from '../input/read-text.ts'
import { joinForRounds } from '../learn/join-for-rounds.ts'
import { storeOption, withTable } from '../learn/open-table.ts'
import { type PlayerFlags, parseCast, parseParticipant } from '../learn/participants.ts'
import { describeTable, runLearning } from '../learn/run-learning.ts'
import { addTableCommands } from '../learn/table-commands.ts'
import { addColonyOptions, type ColonyFlags, parseColonyOptions } from '../options/colony-option.ts'
import { asColonyFailure } from '../options/join-colony.ts'
import { makeSeed, seedOption } from '../options/seed-option.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery learn --games 1000 --variant minichess',
      'rookery learn --games 20000 --teacher parrot:fallback=magpie --against fledgling --variant minichess',
      'rookery learn --games 500 --players kestrel:depth=2 magpie --workers 2',
      'rookery learn --games 100000 --variant minichess --colony redis://localhost',
      'rookery learn --from games.pgn --store sqlite:my.db',
      'rookery learn stats',
      'rookery learn show startpos --variant minichess',
    ],
    say('notes'),
  )

interface LearnOptions extends PlayerFlags, ColonyFlags {
  readonly games?: string
  readonly from?: string
  readonly workers: string
  readonly lookAhead: string
  readonly sharedOpenings: boolean
  readonly nodes?: string
  readonly exam: string | false
  readonly examGames: string
  readonly examEvery?: string
  readonly store?: string
  readonly variant: string
  readonly seed?: number
}

function readExam(options: LearnOptions, variant: Variant, usualEvery: number): { exam?: ExamPlan } {
  if (options.exam === false) return {}
  const every =
    options.examEvery === undefined ? usualEvery : parseWhole('--exam-every', options.examEvery, 1, 1e9)
  const games = parseWhole('--exam-games', options.examGames, 1, 100_000)
  return { exam: { opponent: parseParticipant(options.exam, variant), games, every, seed: 0 } }
}

async function learn(options: LearnOptions, terminal: Terminal): Promise<ExitCode> {
  if ((options.games === undefined) === (options.from === undefined)) throw usage(say('sayWhat'))
  return options.from === undefined
    ? learnByPlaying(options, options.games!, terminal)
    : learnFromFile(options, options.from, terminal)
}

async function learnByPlaying(options: LearnOptions, count: string, terminal: Terminal): Promise<ExitCode> {
  const variant = variantOf(options)
  const games = parseWhole('--games', count, 1, 1e9)
  const workers = parseWhole('--workers', options.workers, 0, 256)
  const limits = options.nodes === undefined ? {} : { nodes: parseWhole('--nodes', options.nodes, 1, 1e9) }
  const seed = options.seed ?? makeSeed()
  const plan = {
    ...parseCast(options, variant, limits),
    variant: variant.id,
    games,
    seed,
    run: crypto.randomUUID(),
    lookAhead: readLookAhead(options),
    sharesOpenings: options.sharedOpenings,
  }
  const exam = readExam(options, variant, Math.max(1, Math.ceil(games / 10)))
  // Before there is a table: where the colony is refused, none is made.
  const colony = await joinForRounds(parseColonyOptions(options), plan, terminal)
  const learned = withTable(options.store, async (experience, store) => {
    const inMemory = store === 'memory:'
    const summary = await runLearning(terminal, (signal, view) =>
      learnFromSelfPlay(plan, {
        ...exam,
        experience,
        store,
        // A table in this thread's memory cannot be seen from others.
        workers: inMemory ? 0 : workers,
        ...(colony ? { player: colony.openPlayer(experience) } : {}),
        signal,
        onEvent: view.hear,
      }),
    ).catch((error: unknown) => {
      throw asColonyFailure(error)
    })
    await write(
      terminal.output,
      `${say('summary', summarise(summary))}\n${makeStoreName(store)}: ${await describeTable(experience, variant.id)}\n`,
    )
    return exitCodes.fine
  })
  return learned.finally(() => colony?.leave())
}

async function learnFromFile(options: LearnOptions, file: string, terminal: Terminal): Promise<ExitCode> {
  if (options.colony !== undefined) throw usage(sayColony('noFile'))
  const variant = variantOf(options)
  const exam = readExam(options, variant, 10_000)
  const lookAhead = readLookAhead(options)
  return withTable(options.store, async (experience, store) => {
    const summary = await runLearning(terminal, (signal, view) =>
      learnFromPgn(readText(file, terminal), {
        ...exam,
        experience,
        variant: variant.id,
        lookAhead,
        signal,
        onEvent: view.hear,
        onFaulty: (result) => void terminal.errors.write(makePgnFaults(file, result)),
      }),
    )
    const { faulty, unfinished } = summary
    await write(
      terminal.output,
      `${say('fileSummary', { ...summarise(summary), faulty, unfinished })}\n` +
        `${makeStoreName(store)}: ${await describeTable(experience, variant.id)}\n`,
    )
    return faulty > 0 ? exitCodes.faults : exitCodes.fine
  })
}

const readLookAhead = ({ lookAhead }: LearnOptions): number => parseWhole('--look-ahead', lookAhead, 1, 1000)

const summarise = ({ games, learned, elapsedMs, ending }: LearnSummary) => ({
  ending,
  games,
  learned,
  seconds: elapsedMs / 1000,
})

export function addLearn(program: Command, terminal: Terminal, finish: Finish): void {
  const command = addColonyOptions(program.command('learn'))
    .description(say('description'))
    .option('--games <number>', say('games'))
    .option('--from <file>', say('from'))
    .option('--players <mind...>', say('players'))
    .option('--white <mind>', say('white'))
    .option('--black <mind>', say('black'))
    .option('--teacher <mind>', say('teacher'))
    .option('--against <mind>', say('against'))
    .option('--nodes <number>', say('nodes'))
    .option('--workers <number>', say('workers'), String(availableParallelism()))
    .option('--look-ahead <plies>', say('lookAhead'), String(DEFAULT_LOOK_AHEAD))
    .option('--no-shared-openings', say('ownWay'))
    .option('--exam <mind>', say('exam'), 'fledgling')
    .option('--no-exam', say('noExam'))
    .option('--exam-games <number>', say('examGames'), '100')
    .option('--exam-every <games>', say('examEvery'))
    .addOption(storeOption())
    .addOption(variantOption())
    .addOption(seedOption())
    .addHelpText('after', examples())
    .action(async (options: LearnOptions) => finish(await learn(options, terminal)))
  addTableCommands(command, terminal, finish)
}
