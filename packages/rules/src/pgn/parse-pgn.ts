import { describeValue } from '../result.ts'
import { GameReader } from './game-reader.ts'
import type { PgnBudget, PgnResult } from './pgn-result.ts'

/** A web stream of text, as far as it is used here. */
export interface TextStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: string | undefined }>
    cancel(): Promise<void>
  }
}

/** Text in chunks that may be cut anywhere. */
export type PgnSource = Iterable<string> | AsyncIterable<string> | TextStream

/** Every game of a text, each with its own faults. */
export function parsePgn(text: string, budget?: PgnBudget): PgnResult[] {
  if (typeof text !== 'string') throw new TypeError(`a PGN is a text, not ${describeValue(text)}`)
  const reader = new GameReader(budget)
  reader.push(text)
  reader.end()
  return [...readGames(reader)]
}

/** The games of a text of any size, each as soon as it is complete; only the current one is held in memory. */
export async function* streamPgn(
  source: PgnSource,
  budget?: PgnBudget,
): AsyncGenerator<PgnResult, undefined, undefined> {
  const reader = new GameReader(budget)
  for await (const chunk of chunksOf(source)) {
    if (typeof chunk !== 'string') throw new TypeError('PGN is read from text: decode bytes first')
    reader.push(chunk)
    yield* readGames(reader)
  }
  reader.end()
  yield* readGames(reader)
}

function* readGames(reader: GameReader): Generator<PgnResult, undefined, undefined> {
  for (let result = reader.read(); result; result = reader.read()) yield result
}

function chunksOf(source: PgnSource): Iterable<string> | AsyncIterable<string> {
  if (typeof source === 'string') return [source]
  return Symbol.asyncIterator in source || Symbol.iterator in source ? source : readStream(source)
}

async function* readStream(stream: TextStream): AsyncGenerator<string, undefined, undefined> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      if (value !== undefined) yield value
    }
  } finally {
    await reader.cancel()
  }
}
