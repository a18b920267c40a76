import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findCutTexts } from '../testing/find-cut-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { desktop, phone, type StudioPage } from '../testing/studio-page.ts'

// Some walk through many rooms, and other tests may run beside them.

const studio = setUpStudio()

const german = { ...still(desktop), locale: 'de-AT' }
const sizes = [
  { size: 'a desktop', device: german },
  { size: 'a phone', device: { ...still(phone), locale: 'de-DE' } },
]

const languageOf = ({ page }: StudioPage) => page.locator('html').getAttribute('lang')

it('the page speaks the language of the browser, and refuses a move in it', async () => {
  const table = await studio.open('#seed=7', german)
  const { page } = table
  expect(await languageOf(table)).toBe('de')
  const rooms = page.getByRole('navigation', { name: 'Räume' }).getByRole('link')
  expect(await rooms.allInnerTexts()).toEqual(
    expect.arrayContaining([
      'Spielen',
      'Partien',
      'Vergleich',
      'Analyse',
      'Editor',
      'Arena',
      'Lernen',
      'Denker',
      'Einbau',
    ]),
  )
  expect(await page.title()).toBe('Spielen · Rookery')
  await page.getByRole('textbox', { name: 'Tippe einen Zug oder einen Befehl' }).fill('Ke4')
  await page.getByRole('button', { name: 'Ziehen' }).click()
  await page.getByText('Ke4 ist hier nicht erlaubt.').waitFor()
})

it.each([
  ['#white=you&black=raven&black.time=5', 'es gibt keine Einstellung „time“ (meintest du timeMs?)'],
  ['#fen=xxx&white=you&black=raven', '„x“ ist keine Figur und keine Zahl leerer Felder'],
  ['#moves=e2e5&white=you&black=owl', 'e2e5 ist hier nicht erlaubt'],
  ['#/analyse?fen=xxx', '8 hat nicht 8 Felder, sondern 3; bei Standard hat das Brett 8 Reihen, nicht 1'],
  ['#/editor?fen=xxx', '„x“ ist keine Figur und keine Zahl leerer Felder'],
  ['#opponent=owl&colour=black', 'ein Link hat kein „colour“'],
  ['#/minds?foo=1', 'Dieser Raum kennt in seiner Adresse kein „foo“. Er kennt mind.'],
])('a page that is opened with %s tells in German what is wrong with it', async (fragment, told) => {
  const { page } = await studio.open('#seed=7', german)
  await page.evaluate((hash) => location.assign(hash), fragment)
  await page.reload()
  await page.getByRole('alert').getByText(told).waitFor()
})

it('another language is chosen in the settings, shows at once, lasts, and the game goes on', async () => {
  const page = await studio.open('#seed=7', german)
  await page.press('e2')
  await page.press('e4')
  await page.button('Optionen').click()
  const dialog = page.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'English' }).check()
  await page.page.getByRole('dialog', { name: 'Settings' }).waitFor()
  expect(await languageOf(page)).toBe('en')
  expect(await dialog.getByRole('radio', { name: 'English' }).isChecked()).toBe(true)
  await page.page.reload()
  await page.page.getByRole('grid').waitFor()
  expect(await languageOf(page)).toBe('en')
  await expect.poll(async () => (await page.moves())[0]).toBe('e4')
  await page.button('Settings').click()
  await dialog.getByRole('radio', { name: 'As the browser' }).check()
  await page.page.getByRole('dialog', { name: 'Optionen' }).waitFor()
  expect(await languageOf(page)).toBe('de')
})

/** White's pawn on d5 can be taken, and Black's queen can be chased then. */
const taken = encodeURIComponent('rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2')

async function openThought(mind: string, settings: string, device: typeof german) {
  const { page } = await studio.open(`#white=you&black=${mind}&seed=7${settings}&fen=${taken}`, device)
  await page.getByRole('tab', { name: 'Denker' }).click()
  return page
}

/** What the picture of a thought must not say in a German page. */
const english = /\b(the|what|its|is|of|for|move|moves|piece|search|worth|than|with|people|play)\b/i

/** Each room with words that it begins with. */
const rooms = [
  { room: 'nowhere', heard: 'Einen Raum namens „nowhere“ gibt es nicht', query: '' },
  { room: 'analyse', heard: 'Züge und Varianten', query: '?pgn=1.+f3+e5+2.+g4+Qh4%23' },
  { room: 'compare', heard: 'Eine Stellung, alle Denker', query: '?fen=4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1' },
  { room: 'practice', heard: 'Üben', query: '' },
  { room: 'arena', heard: 'Teilnehmer', query: '' },
  { room: 'games', heard: 'Partien suchen', query: '' },
  { room: 'editor', heard: 'Brett-Editor', query: '' },
  { room: 'learn', heard: 'Parrots Schule', query: '' },
  { room: 'embed', heard: 'Elemente für deine Seite', query: '' },
  { room: 'minds', heard: 'Was wir daraus gemacht haben', query: '?mind=owl' },
]

describe.each(sizes)('in German on $size', ({ device }) => {
  /** The rooms' own tests look for what keeps somebody out of a desktop's rooms, so here the smaller size is enough. */
  const findFaults = async (page: Page) => [
    ...(await findCutTexts(page)),
    ...(device.hasTouch ? await findViolations(page) : []),
  ]

  it('every room and the settings fit, and anybody can use them', async () => {
    const table = await studio.open('#seed=7', device)
    const { page } = table
    // A game for the list of games.
    await table.press('e2')
    await table.press('e4')
    for (const { room, query, heard } of rooms) {
      await page.evaluate((hash) => location.assign(hash), `#/${room}${query}`)
      await page
        .locator(`:is(h1, h2, h3):text-is("${heard}"), [aria-label="${heard}"]`)
        .first()
        .waitFor({ state: 'attached' })
      if (room === 'minds') await page.getByRole('list', { name: 'Die besten Züge' }).waitFor()
      expect(await findFaults(page), room).toEqual([])
    }
    if (device.hasTouch) await table.button('Mehr').tap()
    await table.button('Optionen').click()
    await page.getByRole('dialog', { name: 'Optionen' }).waitFor()
    expect(await findFaults(page)).toEqual([])
  })

  it('a game, its panel and the ways to a new one are told in German, and nothing is cut', async () => {
    const { page } = await studio.open('#opponent=owl&moves=e2e4+e7e5&seed=7', device)
    const actions = page.getByRole('group', { name: 'Partie', exact: true }).getByRole('button')
    expect(await actions.allInnerTexts()).toEqual([
      'Zug zurück',
      'Tipp',
      'Remis anbieten',
      'Aufgeben',
      'Drehen',
      'Neue Partie',
    ])
    expect(await findFaults(page)).toEqual([])

    await page.getByRole('grid', { name: 'Schachbrett, Weiß unten' }).waitFor()
    await page
      .locator('rookery-board')
      .first()
      .evaluate((board) => (board as HTMLElement).focus())
    await page.keyboard.press('t')
    await page.getByRole('status').getByText('Weiß ist am Zug.').waitFor()
    await page.getByRole('gridcell', { name: 'e4, weißer Bauer', exact: true }).waitFor()

    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Tasten und Befehle' }).getByText('das Brett drehen').waitFor()
    await page.keyboard.press('Escape')

    await actions.last().click()
    await page.getByRole('heading', { name: 'Neue Partie' }).waitFor()
    await page.getByRole('button', { name: 'Einstellungen von Owl' }).click()
    await page.getByRole('button', { name: 'Gegen Owl spielen' }).waitFor()
    await page.getByText('Owl hat über diese Stellung nachgedacht').waitFor()
    expect(await findFaults(page)).toEqual([])

    await page.getByRole('radio', { name: /^Minichess/ }).check()
    await page.getByRole('button', { name: 'Regeln' }).click()
    const rules = page.getByRole('dialog', { name: 'Die Regeln: Minichess' }).getByRole('listitem')
    await rules.first().waitFor()
    expect((await rules.allInnerTexts()).slice(0, 2)).toEqual([
      'Das Brett hat 5 Linien und 6 Reihen.',
      'Du gewinnst, indem du den König schlägst. Es gibt kein Schach: Nichts hindert daran, einen König in Reichweite stehen zu lassen.',
    ])
  })

  it('a search is told as a story, a tree and a film', async () => {
    const page = await openThought('owl', '&black.depth=3', device)
    const story = page.getByRole('region', { name: 'Die Geschichte' })
    await story.getByRole('list', { name: 'Was entschieden hat' }).getByRole('listitem').first().waitFor()
    expect((await story.allInnerTexts()).join()).not.toMatch(english)
    await page.getByRole('heading', { name: 'Warum nicht mein Zug?' }).waitFor()
    await page.getByRole('button', { name: 'Ganzer Baum' }).click()
    await page.getByRole('tree', { name: 'Suchbaum' }).waitFor()
    expect(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Die Suche als Film abspielen' }).click()
    const film = page.getByRole('dialog', { name: 'Die Suche von Owl als Film' })
    await film.getByRole('button', { name: 'Schritt' }).click()
    expect((await film.allInnerTexts()).join()).not.toMatch(english)
    expect(await findFaults(page)).toEqual([])
  })
})

it.each([
  ['magpie', '', 'Die Rangliste'],
  ['mynah', '&black.rating=800', 'Was Menschen mit der Wertungszahl 800 spielen'],
  ['parrot', '', /^(Das Rad|Was \w+ dachte)$/],
  ['raven', '&black.level=5', 'Wie die Partie aussieht'],
])('%s has a German picture', async (mind, settings, heading) => {
  const page = await openThought(mind, settings, german)
  await page
    .getByRole('heading', { name: heading })
    .or(page.getByRole('region', { name: heading }))
    .waitFor()
  await page.getByText('Rohdaten').waitFor()
  expect(await findCutTexts(page)).toEqual([])
})
