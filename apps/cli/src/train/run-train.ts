import { statSync } from 'node:fs'
import type { Network } from '@rookery/engine'
import { replaceFile } from '@rookery/experience/node'
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
import { inEnglish } from '@rookery/words'
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

export interface TrainCommand {
  readonly files: readonly string[]
  readonly settings: TrainSettings
  /** What a new training begins as. */
  readonly from?: Network
  /** The checkpoint: it is gone on with where it exists. */
  readonly out: string
}

/** Trains until all epochs are done or a signal ends it; the same command goes on. */
export async function runTrain(command: TrainCommand, terminal: Terminal): Promise<void> {
  const { out } = command
  if (statSync(out, { throwIfNoEntry: false })?.isFile() === false)
    throw new Failure(sayMain('isNoFile', { file: out }), exitCodes.faults)
  try {
    await holdFile(out, terminal, () => trainAlone(command, terminal))
  } catch (error) {
    throw describeTrouble(error, say('cannotKeep', { file: out }))
  }
}

/** Trouble with the disk or with what stands on it is no fault of the program. */
export function describeTrouble(error: unknown, what: string): unknown {
  return error instanceof DataError ? new Failure(error.message, exitCodes.faults) : asFailure(error, what)
}

async function trainAlone({ files, settings, from, out }: TrainCommand, terminal: Terminal): Promise<void> {
  const kept = readCheckpoint(out)
  if (!kept.ok && kept.faults[0]!.code !== 'checkpoint-missing') demand(kept, exitCodes.faults)
  const before = kept.ok ? kept.value : undefined
  if (before) demandSameSettings(before.progress.settings, settings, out)
  const corpus = openCorpus(before?.progress.files ?? files.map((file) => ({ file })), settings)
  const onStop = () => {
    terminal.errors.write(`\n${say('stopping')}\n`)
  }
  try {
    const view = new TrainView(terminal, out)
    const first = before?.progress ?? beginTraining(settings, corpus)
    const { trainingPositions, validationPositions } = corpus
    await write(
      terminal.output,
      `${say('positions', { training: trainingPositions, validation: validationPositions })}\n`,
    )
    const progress = await untilStopped(
      (signal) =>
        train({
          corpus,
          checkpoint: out,
          progress: first,
          ...(before && { arrays: before.arrays }),
          ...(from && { from }),
          signal,
          report: (progress, part) => view.show(progress, part, trainingPositions),
        }),
      onStop,
    )
    view.clear()
    const isDone = progress.epoch === settings.epochs
    await write(terminal.output, `${isDone ? say('done', { file: out }) : sayMain('stopped')}\n`)
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
    const { path } = error as NodeJS.ErrnoException
    throw asFailure(
      error,
      path === undefined ? say('cannotReadData') : sayMain('cannotRead', { file: path }),
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
          `${say('epoch', {
            epoch,
            epochs: settings.epochs,
            training: makeFixed(training, 5),
            validation: makeFixed(validation, 5),
          })}\n`,
        )
      this.#epochs = history.length
      replaceFile(
        `${this.#out.replace(/\.checkpoint$/, '')}.svg`,
        inEnglish(() =>
          makeLossPlot(say('plot', { width: settings.width, positions }), history, settings.epochs),
        ),
      )
    }
    if (!isTty(errors)) return
    const seconds = (performance.now() - this.#startedMs) / 1000
    const done = part - this.#firstPart
    const rate = Math.round((done * positions * settings.epochs) / seconds)
    const time = makeDuration((seconds / done) * (1 - part))
    const told = say('progress', { percent: 100 * part, rate })
    const left = done > 0 ? sayMain('timeLeft', { progress: told, time }) : told
    const now = seen > 0 ? say('now', { progress: left, loss: makeFixed(loss / seen, 5) }) : left
    drawOver(errors, `${now} ${makeSparkline(history.map(({ validation }) => validation))}`)
  }

  clear(): void {
    drawOver(this.#terminal.errors, '')
  }
}
