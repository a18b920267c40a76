import { mutations, pgnCorpus } from '@rookery/testkit'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { makePgn } from './make-pgn.ts'
import { parsePgn, streamPgn } from './parse-pgn.ts'
import type { PgnResult } from './pgn-result.ts'

const describeResult = (result: PgnResult) =>
  result.ok ? { ...result, value: makePgn(result.value) } : { ...result, partial: makePgn(result.partial) }

async function collect(source: Parameters<typeof streamPgn>[0]): Promise<PgnResult[]> {
  const results: PgnResult[] = []
  for await (const result of streamPgn(source)) results.push(result)
  return results
}

const text = pgnCorpus.join('\n\n')

describe('streaming', () => {
  const whole = parsePgn(text).map(describeResult)

  test.each([1, 2, 3, 7, 64, 1000])(
    'gives the same games and faults in chunks of %i as in one piece',
    async (size) => {
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        text.slice(index * size, (index + 1) * size),
      )
      expect((await collect(chunks)).map(describeResult)).toEqual(whole)
    },
  )

  test('gives the same in chunks of any sizes', async () => {
    const random = createRandom(1)
    for (let round = 0; round < 20; round++) {
      const chunks: string[] = []
      for (let at = 0; at < text.length; ) {
        const size = random.below(40)
        chunks.push(text.slice(at, at + size))
        at += size
      }
      expect((await collect(chunks)).map(describeResult)).toEqual(whole)
    }
  })

  test('gives the same for hostile text', async () => {
    for (const hostile of mutations(5, [text], 200)) {
      const chunks = hostile.match(/[\s\S]{1,13}/g) ?? []
      expect((await collect(chunks)).map(describeResult)).toEqual(parsePgn(hostile).map(describeResult))
    }
  })

  test('reads async iterables, web streams and single strings', async () => {
    async function* chunks() {
      yield '1. e4 * 1. '
      yield 'd4 *'
    }
    const stream = new ReadableStream<string>({
      start(controller) {
        controller.enqueue('1. e4 * 1. ')
        controller.enqueue('d4 *')
        controller.close()
      },
    })
    const readerOnly = {
      getReader: () =>
        new Blob(['1. e4 * 1. d4 *']).stream().pipeThrough(new TextDecoderStream()).getReader(),
    }
    for (const source of [chunks(), stream, readerOnly, '1. e4 * 1. d4 *'])
      expect((await collect(source)).map(({ ok }) => ok)).toEqual([true, true])
  })

  test('yields a game before the next one is there', async () => {
    let pulled = 0
    async function* chunks() {
      for (const chunk of ['1. e4 *\n', '1. d4 *\n', '1. c4 *\n']) {
        pulled++
        yield chunk
      }
    }
    const games = streamPgn(chunks())
    await games.next()
    expect(pulled).toBe(1)
    await games.return(undefined)
    expect(pulled).toBe(1)
  })

  test('refuses bytes', async () => {
    const bytes = [new Uint8Array(3)] as unknown as string[]
    await expect(collect(bytes)).rejects.toThrow(TypeError)
  })

  test('counts lines and characters over the whole stream', async () => {
    const results = await collect(['1. e4 *\n\n1. ', 'd4 Ke', '3 *\n', '\n\n1. c4 Q', 'q1 *'])
    expect(
      results.map((result) =>
        (result.ok ? [] : result.faults).map(({ at, line, column }) => [at, line, column]),
      ),
    ).toEqual([[], [[15, 3, 7]], [[29, 6, 7]]])
  })
})
