import { setupI18n } from '@lingui/core'
import { type Language, type Messages, otherPhrases, phrases, type RoomName, type Words } from '#languages'

/** What is used of Lingui, which is built into this package: its types are not there for who installs it. */
interface Speaker {
  readonly locale: string
  readonly messages: Messages
  load(language: string, messages: Messages): void
  _(
    id: string,
    values?: Record<string, unknown>,
    options?: { formats?: Record<string, Intl.NumberFormatOptions> },
  ): string
  number(value: number, options?: Intl.NumberFormatOptions): string
}

/** Words that are fetched together. */
export interface Room {
  readonly name: RoomName | 'phrases'
  readonly words: Words
}

/** English is in the code that speaks it; every other language is fetched, room by room. */
const english: Speaker = setupI18n({ locale: 'en', messages: { en: nameFully('phrases', phrases) } })
const known = new Map<Language, Speaker>([['en', english]])
const opened = new Map<Room['name'], Room>([['phrases', { name: 'phrases', words: otherPhrases }]])
const listeners = new Set<() => void>()
let current = english
let wanted: Language = 'en'

/** The language that is spoken now. */
export const language = (): Language => current.locale as Language

/** Speaks another language from now on, once its words are there. */
export async function setLanguage(to: Language): Promise<void> {
  wanted = to
  await Promise.all([...opened.values()].map((room) => fetchRoom(to, room)))
  // Somebody may have changed their mind while the words were fetched.
  if (wanted !== to) return
  current = speakerOf(to)
  for (const listener of listeners) listener()
}

/**
 * Resolves once the words of a room, of which a section is loaded, can be said in the language of the time: for who begins to speak
 * later than the rest.
 */
export async function openWords(name: RoomName): Promise<void> {
  const room = opened.get(name)
  if (room) await fetchRoom(wanted, room)
}

/** Tells when another language is spoken; returns what ends that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What machines and strangers read is English, whoever asks for it: PGN, files, logs. */
export function inEnglish<Said>(say: () => Said): Said {
  const before = current
  current = english
  try {
    return say()
  } finally {
    current = before
  }
}

/** Who can say a sentence: where its room was not opened in time, it is said in English rather than not at all. */
export const speakerFor = (id: string): Speaker => (id in current.messages ? current : english)

/** Who speaks of numbers, days and lists. */
export const speaker = (): Speaker => current

/** The words of a section come with the code that says them. */
export function addEnglish(room: Room, section: string, messages: Messages): void {
  english.load('en', nameFully(section, messages))
  opened.set(room.name, room)
  // A part of the page may be loaded after a language was chosen; what cannot be fetched is said in English.
  fetchRoom(wanted, room).catch(() => {})
}

/** Sentences are known by section and key. */
function nameFully(section: string, messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [`${section}.${key}`, message]))
}

function speakerOf(to: Language): Speaker {
  const speaker = known.get(to) ?? setupI18n({ locale: to, messages: { [to]: {} } })
  known.set(to, speaker)
  return speaker
}

const fetched = new Map<string, Promise<void>>()

async function fetchRoom(to: Language, room: Room): Promise<void> {
  const load = room.words[to]
  const name = `${to}/${room.name}`
  if (!load) return
  const coming =
    fetched.get(name) ??
    load().then(({ default: sections }) => {
      for (const [name, words] of Object.entries(sections)) speakerOf(to).load(to, nameFully(name, words))
    })
  fetched.set(name, coming)
  // What could not be fetched may be there at the next try.
  coming.catch(() => fetched.delete(name))
  await coming
}
