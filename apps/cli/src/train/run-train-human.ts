import { statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { FileLock, replaceFile } from '@rookery/experience/node'
import {
  beginHumanTraining,
  exportMynah,
  type GameTrouble,
  type HumanProgress,
  type HumanTrainSettings,
  PositionFile,
  preparePositions,
  readHumanCheckpoint,
  trainHuman,
} from '@rookery/training/human'
import { isTty } from '../console/look.ts'
import { drawOver, makeDuration } from '../console/status-line.ts'
import { asFailure, demand, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { type Terminal, write } from '../terminal.ts'
import { demandSameSettings } from './same-settings.ts'

export interface TrainHumanCommand {
  readonly files: readonly string[]
  readonly settings: HumanTrainSettings
  /** The checkpoint: it is gone on with where it exists. What is seen of the positions is kept beside it. */
  readonly out: string
}

const MOST_TROUBLES = 5
const BAR = 20

const positionsBeside = (checkpoint: string): string => `${checkpoint.replace(/\.checkpoint$/, '')}.positions`

/** Trains until all epochs are done or a signal ends it; the same command goes on. */
export async function runTrainHuman(command: TrainHumanCommand, terminal: Terminal): Promise<void> {
  const { out, files } = command
  for (const file of files) demandFile(file)
  if (statSync(out, { throwIfNoEntry: false })?.isFile() === false)
    throw new Failure(`${out} is no file`, exitCodes.faults)
  try {
    const lock = demand(FileLock.take(out), exitCodes.faults)
    try {
      const isDone = await untilStopped((signal) => trainAlone(command, terminal, signal))
      await write(terminal.output, isDone ? `${out} is trained\n` : 'stopped; the same command goes on\n')
    } finally {
      lock.release()
    }
  } catch (error) {
    throw asFailure(error, `cannot keep the training in ${out}`)
  }
}

function demandFile(file: string): void {
  try {
    if (!statSync(file).isFile()) throw new Failure(`${file} is no file`, exitCodes.usage)
  } catch (error) {
    throw asFailure(error, `cannot read ${file}`, exitCodes.usage)
  }
}

/** Resolves to whether the training is done. */
async function trainAlone(
  { files, settings, out }: TrainHumanCommand,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<boolean> {
  const kept = readHumanCheckpoint(out)
  if (!kept.ok && kept.faults[0]!.code !== 'checkpoint-missing') demand(kept, exitCodes.faults)
  const before = kept.ok ? kept.value : undefined
  if (before) demandSameSettings(before.progress.settings, settings, out)
  const positions = await prepare(files, { out, threads: settings.threads }, terminal, signal)
  if (!positions) return false
  try {
    if (before && !positions.isOf(before.progress.sources))
      throw new Failure(
        `${out} was begun with other games: give it the same, or another --out`,
        exitCodes.usage,
      )
    if (positions.games.length < 2)
      throw new Failure('there are too few games with ratings to learn from', exitCodes.faults)
    const view = new HumanTrainView(terminal, positions)
    const progress = await trainHuman({
      positions,
      checkpoint: out,
      progress: before?.progress ?? beginHumanTraining(settings, positions),
      ...(before && { arrays: before.arrays }),
      signal,
      report: (progress, part) => view.show(progress, part),
    })
    drawOver(terminal.errors, '')
    return progress.epoch === settings.epochs
  } finally {
    positions.close()
  }
}

async function prepare(
  files: readonly string[],
  { out, threads }: { readonly out: string; readonly threads: number },
  terminal: Terminal,
  signal: AbortSignal,
): Promise<PositionFile | undefined> {
  const troubles: GameTrouble[] = []
  const startedMs = performance.now()
  const positions = await preparePositions({
    files,
    out: positionsBeside(out),
    threads,
    signal,
    onTrouble: (trouble) => troubles.push(trouble),
    report(games, count) {
      const rate = Math.round(count / ((performance.now() - startedMs) / 1000))
      drawOver(terminal.errors, `looking at the positions: ${games} games, ${count} positions, ${rate}/s`)
    },
  })
  drawOver(terminal.errors, '')
  for (const { place, message } of troubles.slice(0, MOST_TROUBLES))
    await write(terminal.errors, `${place}: ${message}\n`)
  if (troubles.length > 0) await write(terminal.errors, `${troubles.length} games are left out\n`)
  return positions
}

/** A line for each epoch, and on a terminal one that tells where it stands. */
class HumanTrainView {
  readonly #terminal: Terminal
  readonly #positions: number
  readonly #startedMs = performance.now()
  #firstPart: number | undefined
  #epochs: number | undefined

  constructor(terminal: Terminal, { games }: PositionFile) {
    this.#terminal = terminal
    this.#positions = games.reduce((sum, game) => sum + game.positions, 0)
    terminal.output.write(
      `${games.length} games, ${this.#positions} positions; one game of twenty is held out\n`,
    )
  }

  show({ settings, history, seen, loss }: HumanProgress, part: number): void {
    const { errors, output } = this.#terminal
    this.#firstPart ??= part
    // What a training that is gone on with has told before is not told again.
    this.#epochs ??= Math.max(0, history.length - 1)
    for (const { epoch, training, heldOut, first } of history.slice(this.#epochs)) {
      drawOver(errors, '')
      output.write(
        `epoch ${epoch} of ${settings.epochs}: training ${training.toFixed(4)} nats; held out, after ply 10: ${heldOut.toFixed(4)} nats, ${(100 * first).toFixed(2)} % first choice\n`,
      )
    }
    this.#epochs = history.length
    if (!isTty(errors)) return
    const seconds = (performance.now() - this.#startedMs) / 1000
    const done = part - this.#firstPart
    const rate = Math.round((done * this.#positions * 0.95 * settings.epochs) / seconds)
    const left = done > 0 ? `, ${makeDuration((seconds / done) * (1 - part))} left` : ''
    const now = seen > 0 ? `, now ${(loss / seen).toFixed(4)}` : ''
    const filled = Math.round(BAR * part)
    const bar = `${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}`
    drawOver(errors, `[${bar}] ${(100 * part).toFixed(1)} %, ${rate} positions/s${left}${now}`)
  }
}

/** Writes the network of a checkpoint as the file that Mynah reads. */
export async function runExportHuman(
  checkpoint: string,
  { out, version, commit }: { readonly out: string; readonly version: string; readonly commit?: string },
  terminal: Terminal,
): Promise<void> {
  const kept = readHumanCheckpoint(checkpoint)
  const isMissing = !kept.ok && kept.faults[0]!.code === 'checkpoint-missing'
  const { progress, arrays } = demand(kept, isMissing ? exitCodes.usage : exitCodes.faults)
  const positions = openPositions(checkpoint)
  try {
    if (!positions.isOf(progress.sources))
      throw new Failure(
        `${positionsBeside(checkpoint)} is of other games than ${checkpoint}`,
        exitCodes.faults,
      )
    const about = { date: new Date().toISOString().slice(0, 10), trainer: version, ...(commit && { commit }) }
    const { file, before, after } = await exportMynah(progress, arrays, positions, about)
    const packed = gzipSync(file, { level: 9 })
    replaceFile(out, packed)
    const tell = ({ heldOut, first }: typeof before) =>
      `${heldOut.toFixed(4)} nats, ${(100 * first).toFixed(2)} % first choice`
    await write(
      terminal.output,
      `${out}: ${packed.length} bytes\nheld out, after ply 10: ${tell(before)}; in 8-bit steps: ${tell(after)}\n`,
    )
  } catch (error) {
    throw asFailure(error, `cannot write ${out}`)
  } finally {
    positions.close()
  }
}

function openPositions(checkpoint: string): PositionFile {
  return demand(PositionFile.open(positionsBeside(checkpoint)), exitCodes.faults)
}
