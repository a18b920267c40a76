import { chess960Position } from '@rookery/play'
import { roster } from '@rookery/players'
import {
  type Color,
  chess960,
  Line,
  makeResult,
  makeSan,
  minichess,
  type Position,
  parsePosition,
  standard,
  startPosition,
  unwrap,
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

/**
 * A few moves before the end: the person has a queen and a minor piece more, and castling is still to come. Games from the start
 * cost many times as much, so each board has one or two of them: Fledgling's by clicks and taps in the tests of the play page, and the
 * ones below.
 */
const lateFens: Readonly<Record<string, Readonly<Record<Color, string>>>> = {
  standard: {
    white: 'r3k2r/ppp2ppp/8/8/8/2N5/PPPQ1PPP/R3K2R w KQkq - 0 1',
    black: 'r3k2r/pppq1ppp/2n5/8/8/8/PPP2PPP/R3K2R b KQkq - 0 1',
  },
  chess960: {
    white: 'r2k3r/ppp2ppp/8/8/8/2N5/PPP1QPPP/R2K3R w KQkq - 0 1',
    black: 'r2k3r/ppp1qppp/2n5/8/8/8/PPP2PPP/R2K3R b KQkq - 0 1',
  },
  minichess: {
    white: 'k3r/ppp2/5/5/2PPP/R1BQK w - - 0 1',
    black: 'kqb1r/ppp2/5/5/2PPP/R3K b - - 0 1',
  },
}

interface Beginning {
  readonly position: Position
  /** How an address says it. */
  readonly query: string
}

function late(variant: Variant, person: Color): Beginning {
  const fen = lateFens[variant.id]![person]
  return { position: unwrap(parsePosition(fen, variant)), query: `&fen=${encodeURIComponent(fen)}` }
}

const beginnings = {
  standard: { position: startPosition(), query: '' },
  chess960: { position: chess960Position(chess960, 137), query: '&start=137' },
}

function linkTo(id: string, person: Color, { position, query }: Beginning, setting = hasty[id]): string {
  const mind = person === 'white' ? 'black' : 'white'
  const settings = setting ? `&${mind}.${setting}` : ''
  return `#variant=${position.variant.id}&${person}=you&${mind}=${id}&seed=7${settings}${query}`
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

/** Fledgling's games of these are played by clicks and taps in the tests of the play page, and Mynah's of chess below. */
const isPlayedElsewhere = (id: string, variant: Variant) =>
  id === 'fledgling' ? variant !== chess960 : id === 'mynah' && variant === standard

/** To its end, which the page tells. */
async function play(
  page: StudioPage,
  [id, setting]: readonly [string, string?],
  person: Color,
  beginning: Beginning,
  advise: Advise,
): Promise<void> {
  await page.goTo(linkTo(id, person, beginning, setting))
  const line = await playToTheEnd(page, Line.from(beginning.position), person, advise)
  await page.result.waitFor()
  expect(await page.result.textContent()).toContain(makeResult(line.outcome()))
  expect(await page.moves()).toHaveLength(line.moves.length)
}

describe('a game to its end', () => {
  it.concurrent.each([standard, chess960, minichess])(
    'of $name against each mind that plays it',
    (variant) =>
      withAdviser((advise) =>
        withPage(async (page) => {
          for (const [index, { id, variants }] of roster.entries()) {
            if (!variants.includes(variant.id) || isPlayedElsewhere(id, variant)) continue
            const person = index % 2 === 0 ? 'white' : 'black'
            const beginning = id === 'fledgling' ? beginnings.chess960 : late(variant, person)
            await play(page, [id], person, beginning, advise)
          }
        }),
      ),
    600_000,
  )

  it.concurrent.each([
    { rating: 800, beginning: beginnings.standard },
    { rating: 2000, beginning: late(standard, 'white') },
  ])(
    'against Mynah at $rating',
    ({ rating, beginning }) =>
      withAdviser((advise) =>
        withPage(async (page) => {
          await play(page, ['mynah', `rating=${rating}`], 'white', beginning, advise)
          await page.page.getByRole('tab', { name: 'Mind' }).click()
          await page.page.getByRole('heading', { name: `What people rated ${rating} play` }).waitFor()
        }),
      ),
    600_000,
  )
})
