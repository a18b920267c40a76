import { afterEach, beforeEach, expect, it } from 'vitest'
import { gameOf, START } from './contract.fixture.ts'
import type { Experience } from './experience.ts'
import { SqliteStore } from './stores/sqlite-store.ts'
import { exportExperience, importExperience } from './transfer.ts'

let from: Experience
let to: Experience

beforeEach(async () => {
  from = await SqliteStore.open(':memory:', 'memory:')
  to = await SqliteStore.open(':memory:', 'memory:')
})
afterEach(async () => {
  await from.close()
  await to.close()
})

const games = Array.from({ length: 2300 }, (_, i) =>
  gameOf(`game-${i}`, [START, i % 2 ? 'e4' : 'd4', i % 7, -1], [`${i}/8 w - -`, 'Ka1', 0, i]),
)

async function makeExport(store: Experience): Promise<string> {
  let text = ''
  for await (const piece of exportExperience(store, 'standard')) text += piece
  return text
}

/** In pieces that end anywhere but at the ends of lines. */
async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 1009) yield text.slice(at, at + 1009)
}

const give = (text: string) => importExperience(to, () => pieces(text))

/** All but the first line, which has an id that is new with every export. */
const bodyOf = (text: string) => text.slice(text.indexOf('\n'))

it('an export makes another store the same, and again changes nothing', async () => {
  await from.learn(games)
  const text = await makeExport(from)
  const counts = { games: 2300, positions: 2301, moves: 2302, plies: 4600 }
  expect(await give(text)).toEqual({ ok: true, value: { variant: 'standard', counts, isNew: true } })
  expect(await to.rowsOf('standard', START)).toEqual(await from.rowsOf('standard', START))
  expect(await give(text)).toEqual({ ok: true, value: { variant: 'standard', counts, isNew: false } })
  expect(await to.count('standard')).toEqual(counts)
  expect(bodyOf(await makeExport(to))).toBe(bodyOf(text))
  expect(await to.learn(games.slice(0, 10))).toBe(0)
})

it('another export of the same games changes nothing either', async () => {
  await from.learn(games)
  await give(await makeExport(from))
  expect(await give(await makeExport(from))).toMatchObject({ ok: true, value: { isNew: false } })
  expect(await to.count('standard')).toEqual(await from.count('standard'))
})

it('exports of tables that share no game add up', async () => {
  await from.learn(games.slice(0, 3))
  await to.learn(games.slice(3, 6))
  expect(await give(await makeExport(from))).toMatchObject({ ok: true, value: { isNew: true } })
  const whole = await SqliteStore.open(':memory:', 'memory:')
  await whole.learn(games.slice(0, 6))
  expect(bodyOf(await makeExport(to))).toBe(bodyOf(await makeExport(whole)))
  await whole.close()
})

it('an export of which some games are known is refused, and nothing changes', async () => {
  await from.learn(games.slice(0, 10))
  await to.learn(games.slice(7, 12))
  const before = bodyOf(await makeExport(to))
  expect(await give(await makeExport(from))).toEqual({
    ok: false,
    faults: [
      {
        code: 'transfer-overlap',
        message:
          '3 of the 10 games of the export are known here already, and its sums cannot be taken apart: import it into another store, or forget the variant first.',
      },
    ],
  })
  expect(bodyOf(await makeExport(to))).toBe(before)
})

it('an empty table is exported and imported', async () => {
  const text = await makeExport(from)
  expect(await give(text)).toMatchObject({ ok: true, value: { counts: { games: 0, plies: 0 } } })
  expect(await to.count('standard')).toMatchObject({ games: 0, positions: 0 })
})

it('an import that was broken off goes on with the same file, and until then nothing else is taken', async () => {
  await from.learn(games)
  const text = await makeExport(from)
  let portions = 0
  const failing: Experience = Object.create(to, {
    absorb: {
      value: (portion: Parameters<Experience['absorb']>[0]) => {
        if (portions++ === 2) throw new Error('the lamp went out')
        return to.absorb(portion)
      },
    },
    transfers: { value: to.transfers.bind(to) },
  })
  await expect(importExperience(failing, () => pieces(text))).rejects.toThrow('lamp')
  const unfinished =
    'An import into this table was broken off: import that file again, which goes on where it stopped, or forget the variant.'
  expect(await give(await makeExport(from))).toEqual({
    ok: false,
    faults: [{ code: 'transfer-unfinished', message: unfinished }],
  })
  await expect(makeExport(to)).rejects.toThrow(unfinished)
  expect(await give(text)).toMatchObject({ ok: true, value: { isNew: true } })
  expect(bodyOf(await makeExport(to))).toBe(bodyOf(text))
})

it('an export is refused when games are learned while it is made', async () => {
  await from.learn(games.slice(0, 3))
  const text = exportExperience(from, 'standard')
  await text.next()
  await from.learn(games.slice(3, 4))
  const rest = async () => {
    for await (const _ of text);
  }
  await expect(rest()).rejects.toMatchObject({ code: 'store-changed' })
})

it.each([
  ['is empty', () => '', 'The export is empty.'],
  ['is something else', () => 'e4 e5\n', 'Line 1 of the export is no JSON.'],
  [
    'is JSON of something else',
    () => '{"a":1}\n',
    "Line 1 of the export does not say that this is an export of Parrot's table.",
  ],
  [
    'is cut off',
    (text: string) => text.slice(0, -13),
    'The export breaks off after line 5: fetch or make it again.',
  ],
  ['is cut off in a line', (text: string) => text.slice(0, -20), 'Line 5 of the export is no JSON.'],
  [
    'lost a line',
    (text: string) => text.replace(/\{"board.*\n/, ''),
    'The export does not hold what its first line says: lines are missing or were changed.',
  ],
  [
    'has a changed counter',
    (text: string) => text.replace(/,1\]\]\}/, ',2]]}'),
    'The export does not hold what its first line says: lines are missing or were changed.',
  ],
  [
    'has half a counter',
    (text: string) => text.replace(/,1\]\]\}/, ',0.5]]}'),
    'of the export is neither games nor a position with its rows.',
  ],
  [
    'has a variant that no one knows',
    (text: string) => text.replace('"standard"', '"shogi"'),
    'Line 1 of the export names the variant "shogi", which is not known.',
  ],
  [
    'is newer',
    (text: string) => text.replace('"version":1', '"version":2'),
    'The export was made by a newer Rookery (its format is 2, this program knows up to 1): update Rookery.',
  ],
  ['goes on', (text: string) => `${text}{}\n`, 'Line 7 of the export comes after its end.'],
])('a file that %s is refused with a sentence, and nothing is taken', async (_, spoil, message) => {
  await from.learn([gameOf('a', [START, 'e4', 1, 2]), ...games.slice(0, 2)])
  const refused = await give(spoil(await makeExport(from)))
  expect(refused).toEqual({
    ok: false,
    faults: [{ code: expect.stringMatching(/^transfer-/), message: expect.stringContaining(message) }],
  })
  expect(await to.count('standard')).toMatchObject({ games: 0, positions: 0 })
  expect(await to.transfers('standard')).toEqual([])
})
