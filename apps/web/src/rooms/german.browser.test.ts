import { describe, expect, it } from 'vitest'
import { findCutTexts } from '../testing/find-cut-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { desktop, phone } from '../testing/studio-page.ts'

const studio = setUpStudio()

describe.each([
  { size: 'a desktop', device: desktop },
  { size: 'a phone', device: phone },
])('in German on $size', ({ device }) => {
  it.each([
    { room: 'analyse', heard: 'Züge und Varianten', query: '?pgn=1.+f3+e5+2.+g4+Qh4%23' },
    { room: 'compare', heard: 'Eine Stellung, alle Denker', query: '?fen=4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1' },
    { room: 'practice', heard: 'Üben', query: '' },
    { room: 'arena', heard: 'Teilnehmer', query: '' },
    { room: 'games', heard: 'Partien suchen', query: '' },
    { room: 'editor', heard: 'Brett-Editor', query: '' },
    { room: 'learn', heard: 'Parrots Schule', query: '' },
    { room: 'embed', heard: 'Elemente für deine Seite', query: '' },
  ])('the $room room fits, and anybody can use it', async ({ room, query, heard }) => {
    const table = await studio.open('#seed=7', { ...still(device), locale: 'de-DE' })
    // A game for the list of games.
    await table.press('e2')
    await table.press('e4')
    const { page } = table
    await page.goto(`${studio.url()}#/${room}${query}`)
    await page
      .locator(`h1:text-is("${heard}"), [aria-label="${heard}"]`)
      .first()
      .waitFor({ state: 'attached' })
    expect(await findViolations(page)).toEqual([])
    expect(await findCutTexts(page)).toEqual([])
  })
})
