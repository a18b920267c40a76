import type { Messages } from '#languages'
import { addEnglish, type Room, speakerFor } from './language.ts'

/** Says a sentence of a section: its key, and what is filled in where it has something to fill in. */
export type Say<Arguments extends { [Key in keyof Arguments]: readonly [] | readonly [object] }> = <
  Key extends keyof Arguments & string,
>(
  key: Key,
  ...values: Arguments[Key]
) => string

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
/** In the terminal, where programs may read them too: 1000000. */
const plain = { useGrouping: false }

/** Numbers that are written with so many places, whatever they are, or without signs between thousands. */
const formats = {
  tenths,
  hundredths,
  plain,
  plainTenths: { ...tenths, ...plain },
  plainHundredths: { ...hundredths, ...plain },
}

/** For the modules that are made of the catalogue: the words of a section, by their keys. */
export function openSection(
  room: Room,
  name: string,
  english: Messages,
): (key: string, values?: Record<string, unknown>) => string {
  addEnglish(room, name, english)
  return (key, values) => {
    const id = `${name}.${key}`
    return speakerFor(id)._(id, values && fillIn(values), { formats })
  }
}

/**
 * What a sentence asks for by name. A phrase is an argument "taken|piece.accusative" of what was compiled: the phrase "piece.accusative",
 * said of the fact or facts that `taken` is.
 */
const fillIn = (values: Record<string, unknown>): Record<string, unknown> =>
  new Proxy(values, {
    get(_, name: string) {
      const [argument, phrase] = name.split('|')
      const value = values[argument!]
      return phrase === undefined ? value : sayPhrase(`phrases.${phrase}`, value)
    },
  })

function sayPhrase(id: string, value: unknown): string {
  const facts = typeof value === 'object' && value !== null ? value : { it: value }
  return speakerFor(id)._(id, fillIn(facts as Record<string, unknown>), { formats })
}
