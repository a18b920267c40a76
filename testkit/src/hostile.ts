import { createRandom, type Random } from './random.ts'

export { fenCorpus } from './corpora/fen.ts'
export { injectionCorpus } from './corpora/injections.ts'
export { pgnCorpus } from './corpora/pgn.ts'
export { sanCorpus } from './corpora/san.ts'
export { uciCorpus } from './corpora/uci.ts'

type Mutation = (text: string, random: Random, corpus: readonly string[]) => string

const strangers = [
  '\0',
  '\ud800',
  '\udc00',
  '\udfff\ud83d',
  '\u{1f426}',
  '\ufeff',
  '\u202e',
  '\u2028',
  '\u00a0',
  '\u0301',
  '\uff14',
  '\u0663',
  '\u0130',
  '\u00df',
  '\u2654',
  '\u2013',
  '\t',
  '\r',
  '\r\n',
  '\n%',
  '\x1b[31m',
  '\x7f',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e9',
  '-1',
]

const chessCharacters = 'abcdefgh12345678KQRBNPkqrbnpxoO0=+#-/ wW.!?$()[]{};%"\\\n*'

const mutationKinds: readonly Mutation[] = [
  (text, random) => replaceSpan(text, span(text, random, 12), () => ''),
  (text, random) => replaceSpan(text, span(text, random, 20), (part) => part.repeat(2 + random.below(3))),
  (text, random) => replaceSpan(text, span(text, random, 1), (part) => part.repeat(1 + random.below(600))),
  (text, random) => replaceSpan(text, span(text, random, 8), (part) => [...part].reverse().join('')),
  (text, random) => replaceSpan(text, span(text, random, 1), swapCase),
  (text, random) => replaceSpan(text, span(text, random, 1), () => random.pick([...chessCharacters])),
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => text.slice(random.below(text.length + 1)),
  (text, random) => insert(text, random, random.pick([...chessCharacters])),
  (text, random) => insert(text, random, random.pick(strangers)),
  (text, random) => insert(text, random, random.pick(['0', '1', '9']).repeat(1 + random.below(400))),
  (text, random) => insert(text, random, String.fromCharCode(random.below(0x10000))),
  (text, random, corpus) => insert(text, random, random.pick(corpus)),
  swapWords,
  splice,
  randomText,
]

/** The same seed, corpus and count give the same strings. */
export function* mutations(seed: number, corpus: readonly string[], count: number): Generator<string> {
  const random = createRandom(seed)
  for (let made = 0; made < count; made++) {
    let text = random.pick(corpus)
    for (let rounds = 1 + random.below(3); rounds > 0; rounds--) {
      text = random.pick(mutationKinds)(text, random, corpus)
    }
    yield text
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

function span(text: string, random: Random, maxLength: number): Span {
  const start = random.below(text.length + 1)
  return { start, end: Math.min(text.length, start + 1 + random.below(maxLength)) }
}

function replaceSpan(text: string, { start, end }: Span, change: (part: string) => string): string {
  return text.slice(0, start) + change(text.slice(start, end)) + text.slice(end)
}

function insert(text: string, random: Random, addition: string): string {
  const at = random.below(text.length + 1)
  return text.slice(0, at) + addition + text.slice(at)
}

function swapCase(part: string): string {
  return part === part.toLowerCase() ? part.toUpperCase() : part.toLowerCase()
}

function swapWords(text: string, random: Random): string {
  const words = text.split(' ')
  const first = random.below(words.length)
  const second = random.below(words.length)
  const held = words[first]!
  words[first] = words[second]!
  words[second] = held
  return words.join(' ')
}

function splice(text: string, random: Random, corpus: readonly string[]): string {
  const other = random.pick(corpus)
  return text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1))
}

function randomText(_text: string, random: Random): string {
  const length = random.below(80)
  const fromChess = random.below(2) === 0
  let text = ''
  while (text.length < length) {
    text += fromChess ? random.pick([...chessCharacters]) : String.fromCharCode(random.below(0x10000))
  }
  return text
}
