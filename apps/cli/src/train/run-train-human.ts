import { statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { replaceFile } from '@rookery/experience/node'
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
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/train'
import { isTty } from '../console/look.ts'
import { makeFixed } from '../console/numbers.ts'
import { drawOver, makeDuration } from '../console/status-line.ts'
import { demand, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { holdFile } from '../store/hold-file.ts'
import { asFailure } from '../system-error.ts'
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
    throw new Failure(sayMain('isNoFile', { file: out }), exitCodes.faults)
  try {
    await holdFile(out, terminal, async () => {
      const isDone = await untilStopped((signal) => trainAlone(command, terminal, signal))
      await write(terminal.output, `${isDone ? say('done', { file: out }) : sayMain('stopped')}\n`)
    })
  } catch (error) {
    throw asFailure(error, say('cannotKeep', { file: out }))
  }
}

function demandFile(file: string): void {
  try {
    if (!statSync(file).isFile()) throw new Failure(sayMain('isNoFile', { file }), exitCodes.usage)
  } catch (error) {
    throw asFailure(error, sayMain('cannotRead', { file }), exitCodes.usage)
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
      throw new Failure(say('human.otherGames', { file: out }), exitCodes.usage)
    if (positions.games.length < 2) throw new Failure(say('human.tooFew'), exitCodes.faults)
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
      drawOver(terminal.errors, say('human.looking', { games, positions: count, rate }))
    },
  })
  drawOver(terminal.errors, '')
  for (const { place, message } of troubles.slice(0, MOST_TROUBLES))
    await write(terminal.errors, `${place}: ${message}\n`)
  const count = troubles.filter(({ isEnd }) => !isEnd).length
  if (count > 0) await write(terminal.errors, `${say('human.leftOut', { count })}\n`)
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
    terminal.output.write(`${say('human.heldOut', { games: games.length, positions: this.#positions })}\n`)
  }

  show({ settings, history, seen, loss }: HumanProgress, part: number): void {
    const { errors, output } = this.#terminal
    this.#firstPart ??= part
    // What a training that is gone on with has told before is not told again.
    this.#epochs ??= Math.max(0, history.length - 1)
    for (const { epoch, training, heldOut, first } of history.slice(this.#epochs)) {
      drawOver(errors, '')
      output.write(
        `${say('human.epoch', {
          epoch,
          epochs: settings.epochs,
          training: makeFixed(training, 4),
          heldOut: makeFixed(heldOut, 4),
          first: 100 * first,
        })}\n`,
      )
    }
    this.#epochs = history.length
    if (!isTty(errors)) return
    const seconds = (performance.now() - this.#startedMs) / 1000
    const done = part - this.#firstPart
    const rate = Math.round((done * this.#positions * 0.95 * settings.epochs) / seconds)
    const time = makeDuration((seconds / done) * (1 - part))
    const progress = say('progress', { percent: 100 * part, rate })
    const left = done > 0 ? sayMain('timeLeft', { progress, time }) : progress
    const now = seen > 0 ? say('now', { progress: left, loss: makeFixed(loss / seen, 4) }) : left
    const filled = Math.round(BAR * part)
    const bar = `${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}`
    drawOver(errors, `[${bar}] ${now}`)
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
        say('human.otherPositions', { positions: positionsBeside(checkpoint), checkpoint }),
        exitCodes.faults,
      )
    const about = { date: new Date().toISOString().slice(0, 10), trainer: version, ...(commit && { commit }) }
    const { file, before, after } = await exportMynah(progress, arrays, positions, about)
    const packed = gzipSync(file, { level: 9 })
    replaceFile(out, packed)
    await write(
      terminal.output,
      `${say('human.exported', {
        file: out,
        bytes: packed.length,
        nats: makeFixed(before.heldOut, 4),
        first: 100 * before.first,
        steppedNats: makeFixed(after.heldOut, 4),
        steppedFirst: 100 * after.first,
      })}\n`,
    )
  } catch (error) {
    throw asFailure(error, sayMain('cannotWrite', { file: out }))
  } finally {
    positions.close()
  }
}

function openPositions(checkpoint: string): PositionFile {
  return demand(PositionFile.open(positionsBeside(checkpoint)), exitCodes.faults)
}
