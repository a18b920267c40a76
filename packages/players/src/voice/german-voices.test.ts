import { readFileSync } from 'node:fs'
import { Line, type Position, parsePosition, unwrap } from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { afterAll, describe, expect, it } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import { roster } from '../roster.ts'
import type { RosterEntry } from '../roster-entry.ts'
import { loadVoice, loadVoiceOf } from '../speak.ts'
import { interruptedThought, type Thought } from '../thought.ts'

afterAll(() => setLanguage('en'))

/** The knight can be taken, the queens can be traded, and there is a check to give. */
const line = Line.from(
  unwrap(parsePosition('r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4')),
)
const { position } = line

/** Words that are the same in both languages. */
const shared =
  /\b(?:Chance|chance|Hash|Threads|Minimax|minimax|Alpha-Beta|alpha-beta|Material|material|Fitness|Lichess|WebAssembly|SQLite|MySQL|Raven|Owl|Heron|Kestrel|Magpie|Mynah|Parrot|Wren|Fledgling|Scoria|Maia|Temperature|Temperatur)\b/g
const moves = /\b(?:[NBRQK]?[a-h]?[1-8]?x?[a-h][1-8](?:=[NBRQ])?[+#]?|O-O(?:-O)?|[a-h][1-8][a-h][1-8])/g
const fen = /(?:[pnbrqkPNBRQK1-8]+\/){7}\S+ [wb] \S+ \S+ \d+ \d+/g

/** Whether it says anything that another language says in another way. */
const hasWords = (text: string): boolean =>
  /\p{L}{3}/u.test(text.replace(fen, '').replace(moves, '').replace(shared, ''))

/** What a person meets before the numbers: the sentence, what is said of a move and above the tables, who the mind is, its settings. */
async function tellFirst(entry: RosterEntry, chosen: Thought, asked: Thought, at: Position): Promise<string> {
  const voice = await loadVoice(entry)
  const { line, score } = chosen
  const [first, ...rest] = line
  const told = voice.lines(chosen, at)
  const { does, fears } = first ? voice.reasons([first, ...rest], at, 2, score) : {}
  return [
    voice.headline(chosen, at),
    voice.summary(chosen, at),
    voice.aside(chosen, at),
    voice.reason(chosen, at),
    does,
    fears,
    voice.fearless?.(),
    voice.compare(chosen, asked, at, asked.choice),
    voice.units(chosen, at),
    ...told.slice(
      0,
      Math.max(
        0,
        told.findIndex((text) => text.startsWith('  ')),
      ),
    ),
    ...Object.entries(voice.termNames).flat(),
    ...Object.values(voice.terms),
    entry.summary,
    entry.trait,
    entry.character,
    ...Object.values(entry.settings).flatMap(({ label }) => label),
    entry.settings.depth?.explanation,
  ].join('\n')
}

/** What belongs to the numbers, and is explained there. */
const ofTheNumbers =
  /[αβ]|[Aa]lpha|\b[Bb]eta\b|\bLOS\b|\bLLR\b|[Ff]itness|[Hh]it count|Trefferzahl|[Hh]alf-move|Halbz[uü]g|\b[Pp]l(?:y|ies)\b|\b[Nn]odes?\b|\bKnoten\b/

async function tellAll(entry: RosterEntry, chosen: Thought, asked: Thought, at: Position): Promise<string[]> {
  const voice = await loadVoice(entry)
  const guide = await entry.loadGuide!()
  const { facts } = voice.answer(chosen, at)
  const settings = Object.values(entry.settings)
  return [
    voice.headline(chosen, at),
    voice.summary(chosen, at),
    voice.aside(chosen, at) ?? '',
    voice.reason(chosen, at),
    voice.units(chosen, at),
    voice.compare(chosen, asked, at, asked.choice),
    ...voice.lines(chosen, at),
    ...[...voice.counts(chosen, at), ...voice.numbers(chosen, at), ...facts].flat(),
    ...Object.values(voice.terms),
    ...Object.values(voice.termNames),
    entry.summary,
    entry.trait ?? '',
    entry.character ?? '',
    entry.strength?.words ?? '',
    ...settings.flatMap(({ label, explanation }) => [label, explanation]),
    guide.source,
    ...guide.idea,
    ...guide.ours,
    guide.example?.task ?? '',
    guide.example?.again ?? '',
  ].filter((text) => text !== undefined)
}

/** A mind speaks its own words, in whatever language they are, until they are moved to the catalogue. */
const catalogue = JSON.parse(
  readFileSync(new URL('../../../words/catalogue/en.json', import.meta.url), 'utf8'),
)
const moved = roster.filter(({ id }) => id in catalogue.minds)

it('is asked of every mind of the house', () => {
  expect(moved.length).toBeGreaterThanOrEqual(9)
})

describe.each(moved)('$name', (entry) => {
  it('says everything in German, nothing in English, and no word of the numbers before them', async () => {
    const player = await createLocalPlayer(entry.id, {}, 1)
    const never = new AbortController().signal
    const limits = { nodes: 2000, depth: 2 }
    const { thought: chosen } = await player.think(line, limits, () => {}, never)
    const other = position.legalMoves().find((move) => move !== chosen.choice)!
    const { thought: asked } = await player.think(line, { ...limits, rootMoves: [other] }, () => {}, never)
    await player.dispose()
    await setLanguage('en')
    const english = await tellAll(entry, chosen, asked, position)
    expect(await tellFirst(entry, chosen, asked, position)).not.toMatch(ofTheNumbers)
    await setLanguage('de')
    const german = await tellAll(entry, chosen, asked, position)
    expect(await tellFirst(entry, chosen, asked, position)).not.toMatch(ofTheNumbers)
    expect(german).toHaveLength(english.length)
    const left = german.filter((text, at) => hasWords(text) && text === english[at])
    expect(left).toEqual([])
  })
})

it('a mind that was stopped says so in German', async () => {
  await setLanguage('de')
  const thought = interruptedThought(position.legalMoves())
  const voice = await loadVoiceOf(thought)
  expect(voice.headline(thought, position)).toMatch(
    /^Der Denker wurde unterbrochen, .* der erste von \d+ legalen/,
  )
})
