import { err, ok, type Result } from '@rookery/rules'
import { DataReader, type ReadFault } from '../data/read-data.ts'
import { RECORD_SIZE } from '../data/record.ts'
import { HandScores, writeHandScores } from './hand-scores.ts'
import type { TrainSettings } from './settings.ts'

/** Records that stand together on the disk and are read together: the games of some minutes. */
const BLOCK = 4096
/** One game in so many is kept for validation. */
const VALIDATION_SHARE = 32

/** A file of the corpus: its first games, so that one which still grows stays the same for a training. */
export interface CorpusFile {
  readonly file: string
  readonly games: number
}

interface Run {
  readonly first: number
  readonly count: number
}

/** Whole games of one file, those for training apart from those for validation. */
export interface Block {
  readonly reader: DataReader
  /** How many positions it has for training. */
  readonly size: number
  readonly training: readonly Run[]
  readonly validation: readonly Run[]
}

const countOf = (runs: readonly Run[]): number => runs.reduce((sum, { count }) => sum + count, 0)

/** The data of a training: files of records, split by game. `close` it. */
export class Corpus {
  readonly files: readonly CorpusFile[]
  readonly blocks: readonly Block[]
  readonly trainingPositions: number
  readonly validationPositions: number
  readonly #readers: readonly DataReader[]
  readonly #hand: HandScores | undefined
  /** Measured when they are first needed. */
  readonly #handScores = new Map<Run, Int16Array>()

  private constructor(
    readers: readonly DataReader[],
    files: readonly CorpusFile[],
    hand: HandScores | undefined,
  ) {
    this.#readers = readers
    this.#hand = hand
    this.files = files
    this.blocks = readers.flatMap((reader, index) => blocksOf(reader, files[index]!.games))
    this.trainingPositions = this.blocks.reduce((sum, block) => sum + block.size, 0)
    this.validationPositions = this.blocks.reduce((sum, { validation }) => sum + countOf(validation), 0)
  }

  /** Without `games`, all games that a file has now. */
  static open(
    wanted: readonly { readonly file: string; readonly games?: number }[],
    { variant, isAlone }: Pick<TrainSettings, 'variant' | 'isAlone'>,
  ): Result<Corpus, ReadFault> {
    const readers: DataReader[] = []
    const fail = (message: string): Result<never, ReadFault> => {
      for (const reader of readers) reader.close()
      return err({ code: 'data-foreign', message })
    }
    for (const { file, games = 0 } of wanted) {
      // Hours of learning are to come: what was altered is better found now.
      const reader = DataReader.open(file, true)
      if (!reader.ok) {
        for (const opened of readers) opened.close()
        return reader
      }
      readers.push(reader.value)
      const made = reader.value.about?.settings.variant
      if (!reader.value.games || made === undefined)
        return fail(`${file} has no index of games and no account of how it was made beside it`)
      if ((made === 'minichess') !== (variant === 'minichess'))
        return fail(`${file} holds ${made} games, not ${variant}`)
      if (reader.value.games.length < games)
        return fail(
          `${file} has ${reader.value.games.length} games, but had ${games} when the training began`,
        )
    }
    const files = wanted.map(({ file, games }, index) => ({
      file,
      games: games ?? readers[index]!.games!.length,
    }))
    const corpus = new Corpus(readers, files, isAlone ? undefined : new HandScores(variant === 'minichess'))
    if (corpus.trainingPositions === 0 || corpus.validationPositions === 0)
      return fail('the data has too few games: none is left for training or none for validation')
    return ok(corpus)
  }

  /** Copies a block's records of one kind and returns how many they are. */
  copy(block: Block, kind: 'training' | 'validation', into: Uint8Array): number {
    let copied = 0
    for (const run of block[kind]) {
      const records = into.subarray(copied * RECORD_SIZE)
      block.reader.copyRecords(run.first, run.count, records)
      writeHandScores(records, this.#handScoresOf(run, records, block.reader.file))
      copied += run.count
    }
    return copied
  }

  #handScoresOf(run: Run, records: Uint8Array, file: string): Int16Array {
    if (!this.#hand) return new Int16Array(run.count)
    const nameOf = (index: number) => `record ${run.first + index} of ${file}`
    const known = this.#handScores.get(run) ?? this.#hand.measure(records, run.count, nameOf)
    this.#handScores.set(run, known)
    return known
  }

  close(): void {
    for (const reader of this.#readers) reader.close()
  }
}

function blocksOf(reader: DataReader, gameCount: number): Block[] {
  const blocks: Block[] = []
  let training: Run[] = []
  let validation: Run[] = []
  let size = 0
  let first = 0
  const seed = reader.about!.settings.seed
  for (const [game, { records }] of reader.games!.slice(0, gameCount).entries()) {
    append(isForValidation(seed, game) ? validation : training, first, records)
    first += records
    size += records
    if (size < BLOCK && game < gameCount - 1) continue
    blocks.push({ reader, size: countOf(training), training, validation })
    training = []
    validation = []
    size = 0
  }
  return blocks
}

function append(runs: Run[], first: number, count: number): void {
  const last = runs.at(-1)
  if (last && last.first + last.count === first)
    runs[runs.length - 1] = { first: last.first, count: last.count + count }
  else if (count > 0) runs.push({ first, count })
}

/** By the game alone, so that no generation of networks is validated on what an earlier one has learned from. */
function isForValidation(seed: number, game: number): boolean {
  let mixed = Math.imul(game + 1, 0x9e3779b1) ^ Math.imul(seed + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) % VALIDATION_SHARE === 0
}
