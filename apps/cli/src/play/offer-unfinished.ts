import { describeCount, describeSeat, type GameRecord, makeTimeControlText } from '@rookery/play'
import { say as speak } from '@rookery/words/cli/play'
import { parseYesNo } from '../console/ask-yes-no.ts'
import type { Prompter } from '../console/prompter.ts'
import type { UnfinishedGame } from '../store/game-store.ts'

export type Wish =
  | { readonly kind: 'go on'; readonly game: UnfinishedGame }
  | { readonly kind: 'new' }
  | { readonly kind: 'left' }

interface Offer {
  readonly prompter: Prompter
  readonly say: (text: string) => void
  readonly putAway: (game: UnfinishedGame) => void
}

/** Offers every unfinished game, the newest first, until one is chosen, none is left or another is wished for. */
export async function offerUnfinished(
  games: readonly UnfinishedGame[],
  { prompter, say, putAway }: Offer,
): Promise<Wish> {
  const rest = [...games]
  let isTold = false
  while (rest.length > 0) {
    if (!isTold) say(describeOffer(rest))
    isTold = true
    const answer = await prompter.ask(
      rest.length === 1 ? speak('unfinished.choose') : speak('unfinished.chooseOne'),
    )
    if (answer.kind !== 'line') return { kind: 'left' }
    const wish = readWish(answer.text, rest.length)
    if (wish === 'new') return { kind: 'new' }
    if (wish === 'quit') return { kind: 'left' }
    if (wish === undefined) say(rest.length === 1 ? speak('unfinished.wrong') : speak('unfinished.wrongOne'))
    else if (wish.isKept) return { kind: 'go on', game: rest[wish.index]! }
    else {
      putAway(rest[wish.index]!)
      rest.splice(wish.index, 1)
      isTold = false
    }
  }
  return { kind: 'new' }
}

function describeOffer(games: readonly UnfinishedGame[]): string {
  if (games.length === 1) return speak('unfinished.one', { game: describeUnfinished(games[0]!.record) })
  const width = String(games.length).length
  const rows = games.map(
    ({ record }, index) => `  ${String(index + 1).padStart(width)}  ${describeUnfinished(record)}`,
  )
  return [speak('unfinished.many', { count: games.length }), ...rows].join('\n')
}

/** Which game is meant, and whether it is gone on with or put away. One that stands alone needs no number. */
function readWish(
  text: string,
  count: number,
): { index: number; isKept: boolean } | 'new' | 'quit' | undefined {
  const words = text.trim().toLowerCase()
  if (words === 'new' || words === 'quit') return words
  const [, word, number] = /^(\D*?)\s*(\d{1,4})?$/.exec(words) ?? []
  if (word === undefined) return undefined
  const isKept = word === '' ? true : parseYesNo(word)
  if (isKept === undefined || (!isKept && number === undefined && count > 1)) return undefined
  const index = Number(number ?? 1) - 1
  return index >= 0 && index < count ? { index, isKept } : undefined
}

/** "Person - Kestrel (depth 3), Minichess, 5+3, 12 moves, begun 2026-11-15 18:04 UTC". */
export function describeUnfinished({ line, sides, begunMs, clock }: GameRecord): string {
  const parts = [
    `${describeSeat(sides.white)} - ${describeSeat(sides.black)}`,
    line.variant.name,
    clock && makeTimeControlText(clock.control),
    describeCount(line),
    begunMs === 0
      ? undefined
      : speak('unfinished.begun', { time: new Date(begunMs).toISOString().slice(0, 16).replace('T', ' ') }),
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}
