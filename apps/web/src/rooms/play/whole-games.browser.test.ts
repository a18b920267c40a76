import { chess960Position } from '@rookery/play'
import { roster } from '@rookery/players'
import {
  type Color,
  chess960,
  Line,
  makeResult,
  makeSan,
  minichess,
  standard,
  startPosition,
  type Variant,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { type Advise, withAdviser } from '../../testing/adviser.ts'
import { setUpStudio } from '../../testing/studio-fixture.ts'
import { playSan, type StudioPage } from '../../testing/studio-page.ts'

const { withPage } = setUpStudio()

/** Settings with which a mind answers at once. */
const hasty: Readonly<Record<string, string>> = {
  owl: 'depth=1',
  heron: 'depth=1',
  kestrel: 'depth=1',
  wren: 'depth=1',
  raven: 'level=1',
}

const longestGame = 400

const startOf = (variant: Variant) =>
  variant === chess960 ? chess960Position(chess960, 137) : startPosition(variant)

function linkTo(id: string, variant: Variant, person: Color, setting = hasty[id]): string {
  const mind = person === 'white' ? 'black' : 'white'
  return [
    `#variant=${variant.id}&${person}=you&${mind}=${id}&seed=7`,
    ...(setting ? [`${mind}.${setting}`] : []),
    ...(variant === chess960 ? ['start=137'] : []),
  ].join('&')
}

/** The person types what Raven tells them, and reads the answers in the list of moves. */
async function playToTheEnd(page: StudioPage, start: Line, person: Color, advise: Advise): Promise<Line> {
  const list = page.page.locator('[role=tabpanel] [aria-label=Moves] button')
  let line = start
  while (!line.outcome()) {
    expect(line.moves.length).toBeLessThan(longestGame)
    if (line.position.turn === person) {
      const move = await advise(line)
      await page.typeMove(makeSan(line.position, move))
      line = line.play(move)
    } else {
      line = playSan(line, (await list.nth(line.moves.length).textContent()) ?? undefined)
    }
  }
  return line
}

/** Hundreds of moves, which nobody hears. */
async function turnSoundsOff({ page }: StudioPage): Promise<void> {
  await page.evaluate(() => localStorage.setItem('rookery.preferences', '{"sounds":false}'))
  await page.reload()
}

/** Fledgling's games of these are played by clicks and taps in the tests of the play page, and Mynah's of chess below. */
const isPlayedElsewhere = (id: string, variant: Variant) =>
  id === 'fledgling' ? variant !== chess960 : id === 'mynah' && variant === standard

describe('a whole game', () => {
  it.concurrent.each([standard, chess960, minichess])(
    'of $name against each mind that plays it',
    (variant) =>
      withAdviser((advise) =>
        withPage(async (page) => {
          await turnSoundsOff(page)
          for (const [index, { id, variants }] of roster.entries()) {
            if (!variants.includes(variant.id) || isPlayedElsewhere(id, variant)) continue
            const person = index % 2 === 0 ? 'white' : 'black'
            await page.goTo(linkTo(id, variant, person))
            const line = await playToTheEnd(page, Line.from(startOf(variant)), person, advise)
            await page.result.waitFor()
            expect(await page.result.textContent()).toContain(makeResult(line.outcome()))
            expect(await page.moves()).toHaveLength(line.moves.length)
          }
        }),
      ),
    600_000,
  )

  it.concurrent.each([800, 2000])(
    'against Mynah at %i',
    (rating) =>
      withAdviser((advise) =>
        withPage(async (page) => {
          await turnSoundsOff(page)
          await page.goTo(linkTo('mynah', standard, 'white', `rating=${rating}`))
          const line = await playToTheEnd(page, Line.from(startPosition()), 'white', advise)
          await page.result.waitFor()
          expect(await page.result.textContent()).toContain(makeResult(line.outcome()))
          expect(await page.moves()).toHaveLength(line.moves.length)
          await page.page.getByRole('tab', { name: 'Mind' }).click()
          await page.page.getByRole('heading', { name: `What people rated ${rating} play` }).waitFor()
        }),
      ),
    600_000,
  )
})
