import { parseMindSeat, person } from '@rookery/play'
import { begin, playMoves } from '@rookery/testkit/playing'
import { expect, it } from 'vitest'
import { setUpStudio } from '../../testing/studio-fixture.ts'
import { makeSavedState } from '../saved-state.ts'

const { url, open } = setUpStudio()

/** A game whose one thought has nothing but the part that all minds share. */
function gameWithBrokenThought(): string {
  const magpie = parseMindSeat('magpie')
  if (!magpie.ok) throw new Error('there is no magpie')
  const state = playMoves(begin({ sides: { white: person, black: magpie.value } }), 'e2e4', 'e7e5')
  const game = JSON.parse(makeSavedState(state))
  const choice = state.line.moves[1]
  const thoughts = [[1, { kind: 'magpie', choice, line: [choice], weighed: [], details: {} }]]
  return JSON.stringify({ ...game, thoughts: { ...game.thoughts, thoughts } })
}

const plan = {
  event: 'Good',
  variant: 'minichess',
  entrants: ['a', 'b'].map((name) => ({
    ...{ kind: 'player', name, player: 'fledgling', settings: {}, control: { depth: 1 } },
  })),
  schedule: { kind: 'round-robin', rounds: 1, games: 2 },
  openings: [],
  seed: 1,
  adjudication: { maxMoves: 5 },
  marginMs: 250,
  stallMs: 60_000,
}

const tournaments = [
  { id: 'good', plan, begunMs: 5, boards: 2, ending: 'complete' },
  { id: 'empty' },
  { id: 'null', plan: null, begunMs: 1, boards: 1 },
  { id: 'endless', plan: { ...plan, schedule: { ...plan.schedule, rounds: 1e12 } }, begunMs: 1, boards: 1 },
  { id: 'late', plan, begunMs: 1e300, boards: 1 },
  { id: 'boards', plan, begunMs: 1, boards: 1e9 },
]

const summaries = [
  { id: 'a', updatedMs: 1 },
  { id: 'b', updatedMs: 2, begunMs: 1e300, fen: {}, moves: 7 },
]

it('a damaged record in the storage costs that record and no room, and a reload works', async () => {
  const studio = await open()
  const { page } = studio
  await page.goto(`${url()}#/arena`)
  await page.getByText('None yet.').waitFor()
  await page.goto(`${url()}#/games`)
  await page.getByRole('heading', { name: 'Games' }).waitFor()
  const damage = { game: gameWithBrokenThought(), tournaments, summaries }
  await page.evaluate(async ({ game, tournaments: kept, summaries: listed }) => {
    const put = (
      name: string,
      records: readonly (readonly [store: string, value: unknown, key?: unknown])[],
    ) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction(database.objectStoreNames, 'readwrite')
          for (const [store, value, key] of records)
            transaction.objectStore(store).put(value, key as IDBValidKey | undefined)
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      })
    await put('rookery.arena', [
      ...kept.map((record) => ['tournaments', record] as const),
      ['games', { number: 1, moves: 'none' }, ['good', 1]],
      ['games', null, ['good', 2]],
    ])
    await put(
      'rookery.games',
      listed.map((record) => ['summaries', record] as const),
    )
    localStorage.setItem('rookery.preferences', '{"theme":7,"volume":"loud","pieces":null}')
    localStorage.setItem('rookery.learn.standard', '[null,{"games":1e999},{"games":"x"},[]]')
    localStorage.setItem('rookery.game', game)
    sessionStorage.setItem('rookery.game', game)
  }, damage)

  await page.goto(`${url()}#/arena`)
  await page.reload()
  await page.getByText('5 more cannot be read here').waitFor()
  await page.getByRole('link', { name: /^Good/ }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('All 2 games are played.').waitFor()
  await page.reload()
  await page.getByText('All 2 games are played.').waitFor()

  await page.goto(`${url()}#/arena?id=endless`)
  await page.getByText('The tournament could not be read: its record is damaged.').waitFor()
  await page.getByRole('link', { name: 'All tournaments' }).click()
  await page.getByRole('button', { name: 'Delete what cannot be read' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('What could not be read is deleted.').waitFor()
  await page.getByText('5 more cannot be read here').waitFor({ state: 'detached' })
  expect(await page.getByRole('link', { name: /^Good/ }).count()).toBe(1)

  await page.goto(`${url()}#/games`)
  await page.reload()
  await page.getByRole('heading', { name: 'Games' }).waitFor()
  await page.goto(`${url()}#/learn`)
  await page.reload()
  await page.getByRole('heading', { name: /^Parrot learns/ }).waitFor()

  expect(studio.complaints).toEqual([])
  await page.goto(url())
  await page.reload()
  await studio.waitForMoves(2)
  expect(await studio.moves()).toEqual(['e4', 'e5'])
  await page.getByRole('tab', { name: 'Mind' }).click()
  await page.getByText('This thought cannot be shown.').waitFor()
  await page.getByRole('tab', { name: 'Moves' }).click()
  await studio.typeMove('Nf3')
  await studio.waitForMoves(4)
  await page.getByRole('tab', { name: 'Mind' }).click()
  await page.getByText('This thought cannot be shown.').waitFor({ state: 'detached' })
  // React writes what a fence has caught to the console.
  expect(studio.complaints.splice(0).length).toBeGreaterThan(0)
})
