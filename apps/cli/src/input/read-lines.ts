export interface Line {
  readonly number: number
  readonly text: string
  /** The line went on beyond the limit, and its rest is left out. */
  readonly isCut: boolean
}

/** Splits text that comes in pieces into lines, keeping at most `maxLength` characters of one in memory. */
export async function* readLines(pieces: AsyncIterable<string>, maxLength: number): AsyncGenerator<Line> {
  let number = 1
  let text = ''
  let isCut = false
  const add = (part: string) => {
    const room = maxLength - text.length
    isCut ||= part.length > room
    text += part.slice(0, room)
  }
  for await (const piece of pieces) {
    const [first = '', ...rest] = piece.split('\n')
    add(first)
    for (const part of rest) {
      yield { number, text, isCut }
      number += 1
      text = ''
      isCut = false
      add(part)
    }
  }
  if (text !== '') yield { number, text, isCut }
}
