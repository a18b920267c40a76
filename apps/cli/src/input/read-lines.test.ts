import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

async function* piecesOf(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces
}

async function linesOf(...pieces: string[]): Promise<string[]> {
  const lines: string[] = []
  for await (const { number, text, isCut } of readLines(piecesOf(...pieces), 5)) {
    lines.push(`${number}${isCut ? '!' : ':'}${text}`)
  }
  return lines
}

test('lines are put together from pieces', async () => {
  expect(await linesOf('a', 'b\nc', '', 'd\n', '\ne')).toEqual(['1:ab', '2:cd', '3:', '4:e'])
})

test('a line end at the end of the text begins no line', async () => {
  expect(await linesOf('a\n')).toEqual(['1:a'])
  expect(await linesOf('')).toEqual([])
})

test('a long line is cut, whether in one piece or in many', async () => {
  expect(await linesOf('12345\n123456\nx')).toEqual(['1:12345', '2!12345', '3:x'])
  expect(await linesOf('123', '45', '6', '7\nx')).toEqual(['1!12345', '2:x'])
})
