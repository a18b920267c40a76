import { createLocalPlayer, type Player, roster } from '@rookery/players'
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
import { chess960Position } from './game/game-setup.ts'
import { setUpStudio } from './testing/studio-fixture.ts'
import { playSan, type StudioPage } from './testing/studio-page.ts'

const { withPage } = setUpStudio()

/** Settings with which a mind answers at once. */
const hasty: Readonly<Record<string, string>> = {
  owl: 'depth=1',
  heron: 'depth=1',
  kestrel: 'depth=1',
  wren: 'depth=1',
  raven: 'level=1',
}

/** Enough for Raven to end the games of whoever thinks less. */
const personsNodes = 4000
const longestGame = 400

const startOf = (variant: Variant) =>
  variant === chess960 ? chess960Position(chess960, 137) : startPosition(variant)

function linkTo(id: string, variant: Variant, person: Color): string {
  const mind = person === 'white' ? 'black' : 'white'
  const setting = hasty[id]
  return [
    `#variant=${variant.id}&${person}=you&${mind}=${id}&seed=7`,
    ...(setting ? [`${mind}.${setting}`] : []),
    ...(variant === chess960 ? ['start=137'] : []),
  ].join('&')
}

/** The person types what Raven tells them, and reads the answers in the list of moves. */
async function playToTheEnd(page: StudioPage, start: Line, person: Color, adviser: Player): Promise<Line> {
  const list = page.page.locator('.moves-table .move')
  let line = start
  while (!line.outcome()) {
    expect(line.moves.length).toBeLessThan(longestGame)
    if (line.position.turn === person) {
      const { move } = await adviser.think(
        line,
        { nodes: personsNodes },
        () => {},
        new AbortController().signal,
      )
      await page.typeMove(makeSan(line.position, move))
      line = line.play(move)
    } else {
      line = playSan(line, (await list.nth(line.moves.length).textContent()) ?? undefined)
    }
  }
  return line
}

describe('a whole game', () => {
  it.concurrent.each([standard, chess960, minichess])(
    'of $name against each mind that plays it',
    async (variant) => {
      const adviser = await createLocalPlayer('raven', {}, 1)
      await withPage(async (page) => {
        for (const [index, bird] of roster.entries()) {
          if (!bird.variants.includes(variant.id)) continue
          const person = index % 2 === 0 ? 'white' : 'black'
          await page.goTo(linkTo(bird.id, variant, person))
          const line = await playToTheEnd(page, Line.from(startOf(variant)), person, adviser)
          await page.result.waitFor()
          expect(await page.result.textContent()).toContain(makeResult(line.outcome()))
          expect(await page.moves()).toHaveLength(line.moves.length)
        }
      }).finally(() => adviser.dispose())
    },
    600_000,
  )
})
