import { sayFault } from '@rookery/play/fault-words'
import {
  type Color,
  Game,
  type PgnFault,
  type PgnResult,
  parsePgn,
  parsePosition,
  streamPgn,
} from '@rookery/rules'
import { makeDay } from '@rookery/words'
import { say } from '@rookery/words/web/open'
import { guessVariant, looksLikeFen } from './read-start.ts'

/** One game of a text, as a list shows it; the game itself is read again when it is picked. */
export interface GameEntry {
  readonly number: number
  readonly title: string
  readonly about: string
  readonly halfMoves: number
  /** Whether a tag says something. */
  readonly hasTags: boolean
  readonly variantId: string
  /** Of those who have one. */
  readonly names: Readonly<Partial<Record<Color, string>>>
  readonly faults: readonly PgnFault[]
  readonly start: number
  readonly end: number
}

export interface OpenedGames {
  readonly kind: 'games'
  readonly text: string
  readonly entries: readonly GameEntry[]
  /** Of the file that they are from. */
  readonly name?: string
}

export type Opened =
  | { readonly kind: 'position'; readonly game: Game }
  | OpenedGames
  | { readonly kind: 'fault'; readonly message: string }

/** Larger files belong to the terminal, which reads them piece by piece. */
export const maxBytes = 64_000_000

/** Small enough that reading one piece leaves the page free to answer. */
const pieceLength = 16_384

/** Reads a pasted or dropped text: a FEN is a position, all else is PGN. */
export async function openText(text: string, onCount: (games: number) => void = () => {}): Promise<Opened> {
  if (text.trim() === '') return { kind: 'fault', message: say('nothing') }
  if (looksLikeFen(text)) return openFen(text.trim())
  const entries: GameEntry[] = []
  for await (const result of streamPgn(piecesOf(text))) {
    const last = entries.pop()
    if (last) entries.push({ ...last, end: result.place.at })
    entries.push(entryOf(result, text.length))
    if (entries.length % 50 === 0) onCount(entries.length)
  }
  if (entries.length === 0) return { kind: 'fault', message: say('noGame') }
  const [first] = entries
  if (entries.every(isUnread))
    return { kind: 'fault', message: say('unread', { place: placeFault(first!.faults[0]!) }) }
  return { kind: 'games', text, entries }
}

/** Words that are no game: nothing of it could be read, neither a move nor a name nor a position. */
const isUnread = ({ faults, halfMoves, hasTags }: GameEntry): boolean =>
  faults.length > 0 && halfMoves === 0 && !hasTags

function openFen(fen: string): Opened {
  const variant = guessVariant(fen)
  const position = parsePosition(fen, variant, { tidy: true })
  if (position.ok) return { kind: 'position', game: new Game(position.value) }
  const faults = position.faults.map((fault) =>
    fault.at === undefined
      ? sayFault(fault)
      : say('atCharacter', { fault: sayFault(fault), at: String(fault.at + 1) }),
  )
  return { kind: 'fault', message: say('fen', { faults: faults.join('; ') }) }
}

/** The game that an entry stands for, with all that could be read of it. */
export function readGame(text: string, { start, end }: GameEntry): Game {
  const [result] = parsePgn(text.slice(start, end))
  if (!result) return new Game()
  return result.ok ? result.value : result.partial
}

function entryOf(result: PgnResult, end: number): GameEntry {
  const game = result.ok ? result.value : result.partial
  let halfMoves = 0
  for (const _ of game.mainline()) halfMoves++
  return {
    number: result.number,
    title: titleOf(game),
    about: aboutOf(game),
    halfMoves,
    hasTags: [...game.tags.values()].some(known),
    variantId: game.variant.id,
    names: namesOf(game),
    faults: result.ok ? [] : result.faults,
    start: result.place.at,
    end,
  }
}

const known = (value: string | undefined): value is string =>
  value !== undefined && !/^[?.\s]*$/.test(value) && value !== '*'

function namesOf({ tags }: Game): GameEntry['names'] {
  const [white, black] = [tags.get('White')?.trim(), tags.get('Black')?.trim()]
  return { ...(known(white) && { white }), ...(known(black) && { black }) }
}

/** "Anand – Carlsen", or what is known of it. */
export function titleOf({ tags }: Game): string {
  const [white, black] = [tags.get('White'), tags.get('Black')]
  if (!known(white) && !known(black)) return eventOf(tags) ?? say('aGame')
  return `${known(white) ? white : say('white')} – ${known(black) ? black : say('black')}`
}

export function aboutOf(game: Game): string {
  const { tags, variant } = game
  const parts = [eventOf(tags), dayOf(tags), tags.get('Result')].filter(known)
  if (variant.id !== 'standard') parts.push(variant.name)
  return parts.join(' · ')
}

type Tags = Game['tags']

/** Our own games have an English name in their files. */
function eventOf(tags: Tags): string | undefined {
  const event = tags.get('Event')
  if (event === 'Casual game' && tags.get('Site') === 'Rookery') return say('casual')
  return known(event) ? event : undefined
}

/** As the reader writes a day; what is no whole day, as it stands there. */
function dayOf(tags: Tags): string | undefined {
  const text = tags.get('Date')
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(text ?? '')?.map(Number) ?? []
  if (year === undefined || month === undefined) return text
  const date = new Date(year, month - 1, day)
  const isDay = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day
  return isDay ? makeDay(date, { dateStyle: 'medium' }) : text
}

export const placeFault = (fault: PgnFault): string => say('place', placeOf(fault))

/** The same of a game that was put on the board as far as it goes. */
export const tellPartly = (fault: PgnFault): string => say('partly', placeOf(fault))

const placeOf = (fault: PgnFault) => ({
  line: String(fault.line),
  column: String(fault.column),
  message: sayFault(fault),
})

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceLength) {
    if (at > 0) await rest()
    yield text.slice(at, at + pieceLength)
  }
}

/** Lets the page draw and hear. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
