import { describe, expect, it } from 'vitest'
import { findCutTexts } from '../testing/find-cut-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { desktop, phone } from '../testing/studio-page.ts'

const studio = setUpStudio()

/** White's pawn on d5 can be taken, and Black's queen can be chased then. */
const taken = encodeURIComponent('rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2')

async function openThought(mind: string, settings: string, device: typeof desktop) {
  const german = { ...still(device), locale: 'de-DE' }
  const { page } = await studio.openOwn(`#white=you&black=${mind}&seed=7${settings}&fen=${taken}`, german)
  await page.getByRole('tab', { name: 'Denker' }).click()
  return page
}

/** What the picture of a thought must not say in a German page. */
const english = /\b(the|what|its|is|of|for|move|moves|piece|search|worth|than|with|people|play)\b/i

describe.each([
  { size: 'a desktop', device: desktop },
  { size: 'a phone', device: phone },
])('in German on $size', ({ device }) => {
  it('a search is told as a story, a tree and a film', async () => {
    const page = await openThought('owl', '&black.depth=3', device)
    const story = page.getByRole('region', { name: 'Die Geschichte' })
    await story.getByRole('list', { name: 'Was entschieden hat' }).getByRole('listitem').first().waitFor()
    expect((await story.allInnerTexts()).join()).not.toMatch(english)
    await page.getByRole('heading', { name: 'Warum nicht mein Zug?' }).waitFor()
    await page.getByRole('button', { name: 'Ganzer Baum' }).click()
    await page.getByRole('tree', { name: 'Suchbaum' }).waitFor()
    expect(await findCutTexts(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Die Suche als Film abspielen' }).click()
    const film = page.getByRole('dialog', { name: 'Die Suche von Owl als Film' })
    await film.getByRole('button', { name: 'Schritt' }).click()
    expect((await film.allInnerTexts()).join()).not.toMatch(english)
    expect(await findCutTexts(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
  })
})

it.each([
  ['magpie', '', 'Die Rangliste'],
  ['mynah', '&black.rating=800', 'Was Menschen mit der Wertungszahl 800 spielen'],
  ['parrot', '', /^(Das Rad|Was \w+ dachte)$/],
  ['raven', '&black.level=5', 'Wie die Partie aussieht'],
])('%s has a German picture', async (mind, settings, heading) => {
  const page = await openThought(mind, settings, desktop)
  await page
    .getByRole('heading', { name: heading })
    .or(page.getByRole('region', { name: heading }))
    .waitFor()
  await page.getByText('Rohdaten').waitFor()
  expect(await findCutTexts(page)).toEqual([])
})
