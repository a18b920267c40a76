import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Game, makeFen, makeUci, startPosition, streamPgn } from '@rookery/rules'

/** A game between people whose ratings are known, as plain data. */
export interface RatedGame {
  readonly white: number
  readonly black: number
  readonly isProvisional: boolean
  /** White's, where the result is known. */
  readonly points?: number
  /** Where it begins, in chess and Chess960; the usual start without it. */
  readonly fen?: string
  readonly isChess960: boolean
  /** In UCI's letters. */
  readonly moves: readonly string[]
}

/** What is wrong with a line or a game, and where. */
export interface GameTrouble {
  readonly place: string
  readonly message: string
  /** The file is damaged, and what comes behind is not read. */
  readonly isEnd?: true
}

const pointsByResult = new Map([
  ['1-0', 1],
  ['1/2-1/2', 0.5],
  ['0-1', 0],
])

function pointsOf(result: string | undefined): Pick<RatedGame, 'points'> {
  const points = pointsByResult.get(result ?? '*')
  return points === undefined ? {} : { points }
}

const GZIP = [0x1f, 0x8b]
const LONGEST_LINE = 1 << 16
const LOWEST = 100
const HIGHEST = 4000

/**
 * The games of a file, plain or in gzip's form: PGN with WhiteElo and BlackElo, or lines of tab-separated fields (ratings of White
 * and Black, clock, result, year, "p" where a rating is provisional, moves in UCI's letters). Games without ratings and what
 * cannot be read are reported and left out. Trouble with the disk is thrown as the system's error.
 */
export async function* readRatedGames(
  file: string,
  onTrouble: (trouble: GameTrouble) => void,
): AsyncGenerator<RatedGame> {
  const pieces = readPieces(file, onTrouble)
  const first = await pieces.next()
  if (first.done) return
  const all = prepend(first.value, pieces)
  if (/^\s*[[{;%]/.test(first.value)) yield* readPgnGames(file, all, onTrouble)
  else yield* readTextGames(file, all, onTrouble)
}

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

async function* readPieces(file: string, onTrouble: (trouble: GameTrouble) => void): AsyncGenerator<string> {
  const raw = createReadStream(file)
  // What goes wrong on the way is thrown where the last stream is read.
  const stream = (await isGzip(file)) ? pipeline(raw, createGunzip(), () => {}) : raw
  stream.setEncoding('utf8')
  let isStart = true
  try {
    for await (const piece of stream as AsyncIterable<string>) {
      yield isStart ? piece.replace(/^\uFEFF/, '') : piece
      isStart = false
    }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error
    onTrouble({
      place: file,
      message: 'what gzip has packed is damaged, and is read only up to there',
      isEnd: true,
    })
  }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(GZIP.length))
    return GZIP.every((byte, index) => buffer[index] === byte)
  } finally {
    await handle.close()
  }
}

async function* readTextGames(
  file: string,
  pieces: AsyncIterable<string>,
  onTrouble: (trouble: GameTrouble) => void,
): AsyncGenerator<RatedGame> {
  let number = 0
  for await (const line of splitLines(pieces)) {
    number++
    if (line.trim() === '') continue
    const game = parseTextGame(line)
    if (typeof game === 'string') onTrouble({ place: `${file}:${number}`, message: game })
    else yield game
  }
}

async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    if (rest.length > LONGEST_LINE) {
      yield rest
      rest = ''
    }
    yield* lines
  }
  if (rest !== '') yield rest
}

/** A game of one line, or what is wrong with it. */
export function parseTextGame(line: string): RatedGame | string {
  if (line.length > LONGEST_LINE) return 'the line is longer than any game'
  const fields = line.trimEnd().split('\t')
  if (fields.length < 7) return `the line has ${fields.length} of the 7 fields of a game`
  const [white, black] = [Number(fields[0]), Number(fields[1])]
  if (!isRating(white) || !isRating(black))
    return `its first two fields are no ratings from ${LOWEST} to ${HIGHEST}`
  const moves = fields[6]!.split(' ').filter((move) => move !== '')
  if (moves.length === 0) return 'the game has no moves'
  return { white, black, isProvisional: fields[5] === 'p', ...pointsOf(fields[3]), isChess960: false, moves }
}

const isRating = (value: number): boolean => Number.isInteger(value) && value >= LOWEST && value <= HIGHEST

/** As PGN writes what nobody knows. */
const isUnknown = (text: string): boolean => ['', '?', '-'].includes(text.trim())

async function* readPgnGames(
  file: string,
  pieces: AsyncIterable<string>,
  onTrouble: (trouble: GameTrouble) => void,
): AsyncGenerator<RatedGame> {
  for await (const result of streamPgn(pieces)) {
    const place = `${file}:${result.place.line}: game ${result.number}`
    if (!result.ok) {
      onTrouble({ place, message: result.faults[0]!.message })
      continue
    }
    const game = ratedGameOf(result.value)
    if (typeof game === 'string') onTrouble({ place, message: game })
    else yield game
  }
}

/** What a PGN's game says in our form, or why it cannot be learned from. */
function ratedGameOf(game: Game): RatedGame | string {
  for (const name of ['WhiteElo', 'BlackElo']) {
    const text = game.tags.get(name) ?? '?'
    if (isUnknown(text)) return 'it names no ratings (WhiteElo and BlackElo)'
    if (!isRating(Number(text)))
      return `its ${name} ${JSON.stringify(text)} is out of range: a rating is a whole number from ${LOWEST} to ${HIGHEST}`
  }
  const [white, black] = [Number(game.tags.get('WhiteElo')), Number(game.tags.get('BlackElo'))]
  if (game.variant.id !== 'standard' && game.variant.id !== 'chess960')
    return `it is a game of ${game.variant.name}`
  const { start, moves, positions } = game.line()
  if (moves.length === 0) return 'the game has no moves'
  const fen = makeFen(start)
  return {
    white,
    black,
    isProvisional: false,
    ...pointsOf(game.tags.get('Result')),
    isChess960: game.variant.id === 'chess960',
    ...(fen !== makeFen(startPosition()) && { fen }),
    moves: moves.map((move, index) => makeUci(move, positions[index]!)),
  }
}
