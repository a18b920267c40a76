import { readFileSync, statSync } from 'node:fs'
import type { Entrant } from '@rookery/arena'
import { openEngine } from '@rookery/engine/client'
import { describeSeat, type MindSeat, makeMindSpec } from '@rookery/play'
import { createPlayer, type Player, requirePlayer } from '@rookery/players'
import { openMynah, parseMynahFile, unpackFile } from '@rookery/players/mynah'
import {
  BAND,
  type Foreteller,
  foretellByMind,
  foretellByMynah,
  type GameTrouble,
  type HumanReport,
  NamedTally,
  onlyHeldOut,
  onlySettled,
  type RatedGame,
  readRatedGames,
  type Summary,
  testHuman,
  testMatrix,
  unknown,
} from '@rookery/training/human'
import { withWords } from '@rookery/words'
import { say } from '@rookery/words/cli/human'
import { say as sayMain } from '@rookery/words/cli/main'
import { drawOver } from '../console/status-line.ts'
import { demand, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'

export type EngineEntrant = Extract<Entrant, { kind: 'engine' }>

export interface HumanTestCommand {
  readonly file: string
  /** Another mind than Mynah. */
  readonly mind?: MindSeat
  /** A UCI engine instead of a mind. */
  readonly engine?: EngineEntrant
  readonly seed: number
  /** Mynah with another network than its own. */
  readonly network?: string
  readonly rating?: number
  /** Only the games that a training with this seed has held out. */
  readonly heldOut?: number
  /** Games with provisional or very unequal ratings too. */
  readonly all: boolean
  readonly most?: number
  readonly matrix: boolean
}

/** A report on one mind. */
interface TestedMind extends HumanReport {
  readonly mind: string
  readonly name: string
}

/** Accuracy where all movers are taken to have one rating, or each their own. */
export interface MatrixRow {
  readonly asRating: number | 'own'
  readonly report: HumanReport
}

export interface HumanTest {
  readonly file: string
  /** Games that could not be read or have no ratings. */
  readonly leftOut: number
  /** Only what stands before the damage is tested on. */
  readonly isDamaged: boolean
  readonly tested: TestedMind
  readonly matrix: readonly MatrixRow[]
}

const MOST_TROUBLES = 5
/** Where no limit is named. */
const ENGINE_NODES = 2000
const FIRST_MATRIX_RATING = 700
const LAST_MATRIX_RATING = 2500

/** The middles of all bands, and the mover's own rating. */
const matrixRatings = [
  ...Array.from(
    { length: (LAST_MATRIX_RATING - FIRST_MATRIX_RATING) / BAND + 1 },
    (_, index) => FIRST_MATRIX_RATING + index * BAND,
  ),
  undefined,
]

export async function runHumanTest(command: HumanTestCommand, terminal: Terminal): Promise<HumanTest> {
  demandFile(command.file)
  try {
    return await untilStopped((signal) => testWith(command, terminal, signal))
  } catch (error) {
    throw asFailure(error, sayMain('cannotRead', { file: command.file }), exitCodes.usage)
  }
}

export function demandFile(file: string): void {
  try {
    if (statSync(file).isDirectory()) throw new Failure(sayMain('isFolder', { file }), exitCodes.usage)
  } catch (error) {
    throw asFailure(error, sayMain('cannotRead', { file }), exitCodes.usage)
  }
}

async function testWith(
  command: HumanTestCommand,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<HumanTest> {
  const troubles: GameTrouble[] = []
  const course = () => ({
    games: chooseGames(command, (trouble) => troubles.push(trouble)),
    signal,
    ...(command.most !== undefined && { most: command.most }),
    report: (games: number, positions: number) =>
      drawOver(terminal.errors, say('test.progress', { games, positions })),
  })
  const test = (foretell: Foreteller) => testHuman({ ...course(), foretell })
  const tested = command.mind
    ? await testMind(command.mind, command, test)
    : command.engine
      ? await testEngine(command.engine, test)
      : await testMynah(command, test)
  const leftOut = troubles.filter(({ isEnd }) => !isEnd).length
  const isDamaged = leftOut < troubles.length
  drawOver(terminal.errors, '')
  for (const { place, message } of troubles.slice(0, MOST_TROUBLES))
    await write(terminal.errors, `${place}: ${message}\n`)
  if (tested.games === 0) throw new Failure(say('test.noGames', { file: command.file }), exitCodes.faults)
  const core = command.matrix ? await openCore(command.network) : undefined
  const reports = core ? await testMatrix({ ...course(), core, ratings: matrixRatings }) : []
  const matrix = reports.map((report, index) => ({
    asRating: matrixRatings[index] ?? ('own' as const),
    report,
  }))
  drawOver(terminal.errors, '')
  return { file: command.file, leftOut, isDamaged, tested, matrix }
}

export async function* chooseGames(
  { file, heldOut, all }: Pick<HumanTestCommand, 'file' | 'heldOut' | 'all'>,
  onTrouble: (trouble: GameTrouble) => void,
): AsyncGenerator<RatedGame> {
  const every = readRatedGames(file, onTrouble)
  const chosen = heldOut === undefined ? every : onlyHeldOut(every, heldOut)
  yield* all ? chosen : onlySettled(chosen)
}

const openCore = async (network: string | undefined) =>
  openMynah(network === undefined ? undefined : await readNetwork(network))

async function readNetwork(file: string) {
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(readFileSync(file))
  } catch (error) {
    throw asFailure(error, sayMain('cannotRead', { file }), exitCodes.usage)
  }
  const unpacked = await unpackFile(bytes).catch(() => {
    throw new Failure(say('test.damaged', { file }), exitCodes.faults)
  })
  const parsed = parseMynahFile(unpacked)
  if (!parsed.ok) throw new Failure(`${file}: ${parsed.faults[0]!.message}`, exitCodes.faults)
  return demand(parsed)
}

async function testMynah(
  { network, rating }: HumanTestCommand,
  test: (foretell: Foreteller) => Promise<HumanReport>,
): Promise<TestedMind> {
  const core = await openCore(network)
  const report = await test(foretellByMynah(core, rating))
  const name = () => (rating === undefined ? say('test.mynah') : say('test.mynahAt', { rating }))
  return withWords({ mind: rating === undefined ? 'mynah' : `mynah:rating=${rating}`, ...report }, { name })
}

async function testMind(
  mind: MindSeat,
  { seed }: HumanTestCommand,
  test: (foretell: Foreteller) => Promise<HumanReport>,
): Promise<TestedMind> {
  const entry = requirePlayer(mind.id)
  const tally = new NamedTally()
  const silence = new AbortController().signal
  const player: Player = await createPlayer(mind.id, mind.settings, seed)
  try {
    const report = await test(
      foretellByMind(async (line, moves) => {
        if (!entry.variants.includes(line.variant.id))
          throw new Failure(
            say('test.notPlayed', { name: entry.name, variant: line.variant.name }),
            exitCodes.usage,
          )
        const { move, thought } = await player.think(line, { rootMoves: moves }, () => {}, silence)
        return { move, weighed: thought.weighed }
      }, tally),
    )
    return withWords(
      { mind: makeMindSpec(mind), ...withNats(report, tally) },
      { name: () => describeSeat(mind) },
    )
  } finally {
    await player.dispose()
  }
}

async function testEngine(
  { name, command, args, directory, options, control: { clock: _, moveTimeMs, ...limits } }: EngineEntrant,
  test: (foretell: Foreteller) => Promise<HumanReport>,
): Promise<TestedMind> {
  const engine = await openEngine(command, { args, options, ...(directory !== undefined && { directory }) })
  const tally = new NamedTally()
  const isLimited = moveTimeMs !== undefined || Object.keys(limits).length > 0
  const usual = isLimited ? {} : { nodes: ENGINE_NODES }
  const time = moveTimeMs === undefined ? {} : { timeMs: moveTimeMs }
  try {
    const report = await test(
      foretellByMind(async (line, moves) => {
        const { move } = await engine.search(line, { ...usual, ...time, ...limits, rootMoves: moves }).best
        return { move: move!, weighed: [] }
      }, tally),
    )
    return { mind: name, name, ...withNats(report, tally) }
  } finally {
    await engine.quit()
  }
}

/** A mind that names moves has one number of nats for everything, and none for a part. */
function withNats(report: HumanReport, tally: NamedTally): HumanReport {
  if (tally.positions < report.all.positions) return report
  const without = <Part extends Summary>(part: Part): Part => ({ ...part, nats: unknown })
  return {
    ...report,
    all: { ...report.all, nats: { mean: tally.nats(), error: null } },
    afterOpening: without(report.afterOpening),
    bands: report.bands.map(without),
    phases: report.phases.map(without),
  }
}
