import { statSync } from 'node:fs'
import { FileLock, replaceFile } from '@rookery/experience/node'
import { DataError } from '@rookery/training/data'
import {
  beginTraining,
  Corpus,
  makeLossPlot,
  makeSparkline,
  type Progress,
  readCheckpoint,
  type TrainSettings,
  train,
} from '@rookery/training/train'
import { isTty } from '../console/look.ts'
import { drawOver, makeDuration } from '../console/status-line.ts'
import { asFailure, demand, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { type Terminal, write } from '../terminal.ts'
import { demandSameSettings } from './same-settings.ts'

export interface TrainCommand {
  readonly files: readonly string[]
  readonly settings: TrainSettings
  /** The checkpoint: it is gone on with where it exists. */
  readonly out: string
}

/** Trains until all epochs are done or a signal ends it; the same command goes on. */
export async function runTrain(command: TrainCommand, terminal: Terminal): Promise<void> {
  const { out } = command
  if (statSync(out, { throwIfNoEntry: false })?.isFile() === false)
    throw new Failure(`${out} is no file`, exitCodes.faults)
  try {
    const lock = demand(FileLock.take(out), exitCodes.faults)
    try {
      await trainAlone(command, terminal)
    } finally {
      lock.release()
    }
  } catch (error) {
    throw describeTrouble(error, `cannot keep the training in ${out}`)
  }
}

/** Trouble with the disk or with what stands on it is no fault of the program. */
export function describeTrouble(error: unknown, what: string): unknown {
  return error instanceof DataError ? new Failure(error.message, exitCodes.faults) : asFailure(error, what)
}

async function trainAlone({ files, settings, out }: TrainCommand, terminal: Terminal): Promise<void> {
  const kept = readCheckpoint(out)
  if (!kept.ok && kept.faults[0]!.code !== 'checkpoint-missing') demand(kept, exitCodes.faults)
  const before = kept.ok ? kept.value : undefined
  if (before) demandSameSettings(before.progress.settings, settings, out)
  const corpus = openCorpus(before?.progress.files ?? files.map((file) => ({ file })), settings)
  const onStop = () => {
    terminal.errors.write(
      '\nstopping after the positions in hand; a second Ctrl-C goes back to the last checkpoint\n',
    )
  }
  try {
    const view = new TrainView(terminal, out)
    const first = before?.progress ?? beginTraining(settings, corpus)
    const { trainingPositions, validationPositions } = corpus
    await write(
      terminal.output,
      `${trainingPositions} positions to learn from, ${validationPositions} of other games to validate on\n`,
    )
    const progress = await untilStopped(
      (signal) =>
        train({
          corpus,
          checkpoint: out,
          progress: first,
          ...(before && { arrays: before.arrays }),
          signal,
          report: (progress, part) => view.show(progress, part, trainingPositions),
        }),
      onStop,
    )
    view.clear()
    const isDone = progress.epoch === settings.epochs
    await write(terminal.output, isDone ? `${out} is trained\n` : 'stopped; the same command goes on\n')
  } finally {
    corpus.close()
  }
}

export function openCorpus(
  files: readonly { readonly file: string; readonly games?: number }[],
  settings: TrainSettings,
): Corpus {
  try {
    return demand(Corpus.open(files, settings), exitCodes.faults)
  } catch (error) {
    throw asFailure(
      error,
      `cannot read ${(error as NodeJS.ErrnoException).path ?? 'the data'}`,
      exitCodes.usage,
    )
  }
}

/** A line for each epoch, and on a terminal one that tells where it stands. */
class TrainView {
  readonly #terminal: Terminal
  readonly #out: string
  readonly #startedMs = performance.now()
  #firstPart: number | undefined
  #epochs = 0

  constructor(terminal: Terminal, out: string) {
    this.#terminal = terminal
    this.#out = out
  }

  show(progress: Progress, part: number, positions: number): void {
    const { settings, history, seen, loss } = progress
    const { errors, output } = this.#terminal
    this.#firstPart ??= part
    if (history.length > this.#epochs) {
      this.clear()
      const { epoch, training, validation } = history.at(-1)!
      if (this.#epochs > 0 || history.length === 1)
        output.write(
          `epoch ${epoch} of ${settings.epochs}: training ${training.toFixed(5)}, validation ${validation.toFixed(5)}\n`,
        )
      this.#epochs = history.length
      replaceFile(
        `${this.#out.replace(/\.checkpoint$/, '')}.svg`,
        makeLossPlot(`Width ${settings.width}, ${positions} positions`, history, settings.epochs),
      )
    }
    if (!isTty(errors)) return
    const seconds = (performance.now() - this.#startedMs) / 1000
    const done = part - this.#firstPart
    const rate = Math.round((done * positions * settings.epochs) / seconds)
    const left = done > 0 ? `, ${makeDuration((seconds / done) * (1 - part))} left` : ''
    const now = seen > 0 ? `, now ${(loss / seen).toFixed(5)}` : ''
    const curve = makeSparkline(history.map(({ validation }) => validation))
    drawOver(errors, `${(100 * part).toFixed(1)} %, ${rate} positions/s${left}${now} ${curve}`)
  }

  clear(): void {
    drawOver(this.#terminal.errors, '')
  }
}
