import type { Engine } from '@rookery/engine'
import type { WeighedMove } from '@rookery/players'
import type { Line } from '@rookery/rules'
import { BLUNDER_CP, judgeLosses, pickPositions, type RatedPosition } from './judge.ts'
import type { RatedGame } from './rated-games.ts'
import { type Estimate, Mean } from './tally.ts'
import { BAND } from './test-human.ts'

/** What a side lost by its moves. */
interface Losses {
  /** In centipawns a move. */
  readonly lossCp: Estimate
  /** The share of moves that lost `BLUNDER_CP` or more. */
  readonly blunders: Estimate
}

export interface LossBand {
  readonly band: number
  readonly positions: number
  readonly people: Losses
  readonly mynah: Losses
  /** Mynah's loss and blunders divided by people's; the errors heed that both moved in the same positions. */
  readonly ratio: { readonly lossCp: Estimate; readonly blunders: Estimate }
}

export interface MeasureLossesOptions {
  readonly games: AsyncIterable<RatedGame>
  /** Raven, who judges. */
  readonly judge: Engine
  /** How likely Mynah is to play each move at a rating. */
  readonly weigh: (line: Line, rating: number) => Promise<readonly WeighedMove[]>
  readonly signal: AbortSignal
  /** Positions of a band that are enough. */
  readonly each: number
  /** How many nodes Raven spends on each move that it judges. */
  readonly nodes: number
  readonly report?: (positions: number) => void
}

/** Of Mynah's moves these are judged; the others have hardly a chance. */
const LEAST_CHANCE = 0.003
const MOST_MOVES = 18

/** Sums over games of one quantity, for people and for Mynah. */
class Account {
  readonly #people = new Mean()
  readonly #mynah = new Mean()
  readonly #ratio = new Mean()
  #sum = 0
  #squares = 0

  add(people: number, mynah: number, n: number): void {
    this.#people.add(people, n)
    this.#mynah.add(mynah, n)
    this.#ratio.add(mynah, people)
    this.#sum += people
    this.#squares += people * people
  }

  estimates(n: number, nn: number): { readonly [side in 'people' | 'mynah' | 'ratio']: Estimate } {
    return {
      people: this.#people.estimate(n, nn),
      mynah: this.#mynah.estimate(n, nn),
      ratio: this.#ratio.estimate(this.#sum, this.#squares),
    }
  }
}

/** What was lost in one band. */
export class BandAccount {
  readonly #loss = new Account()
  readonly #blunders = new Account()
  #nn = 0
  n = 0

  addGame(judged: readonly Judged[]): void {
    const sum = (quantity: (each: Judged) => number) =>
      judged.reduce((total, each) => total + quantity(each), 0)
    const n = judged.length
    this.n += n
    this.#nn += n * n
    this.#loss.add(
      sum(({ peopleCp }) => peopleCp),
      sum(({ mynahCp }) => mynahCp),
      n,
    )
    this.#blunders.add(
      sum(({ peopleCp }) => Number(peopleCp >= BLUNDER_CP)),
      sum(({ mynahBlunders }) => mynahBlunders),
      n,
    )
  }

  losses(): Omit<LossBand, 'band'> {
    const loss = this.#loss.estimates(this.n, this.#nn)
    const blunders = this.#blunders.estimates(this.n, this.#nn)
    const of = (side: 'people' | 'mynah' | 'ratio') => ({ lossCp: loss[side], blunders: blunders[side] })
    return { positions: this.n, people: of('people'), mynah: of('mynah'), ratio: of('ratio') }
  }
}

interface Judged {
  readonly band: number
  readonly peopleCp: number
  readonly mynahCp: number
  readonly mynahBlunders: number
}

/** What people lose by their moves as Raven sees it, and what Mynah at the middle of their band loses in the same positions. */
export async function measureLosses(options: MeasureLossesOptions): Promise<LossBand[]> {
  const bands = new Map<number, BandAccount>()
  let positions = 0
  for await (const game of options.games) {
    if (options.signal.aborted) break
    const judged: Judged[] = []
    for (const rated of pickPositions(game)) {
      if (options.signal.aborted) break
      if ((bands.get(rated.band)?.n ?? 0) >= options.each) continue
      judged.push(await judgeMove(options, rated, await options.weigh(rated.line, rated.band + BAND / 2)))
    }
    for (const band of new Set(judged.map((each) => each.band))) {
      const account = bands.get(band) ?? new BandAccount()
      bands.set(band, account)
      account.addGame(judged.filter((each) => each.band === band))
    }
    positions += judged.length
    options.report?.(positions)
  }
  return [...bands].sort(([a], [b]) => a - b).map(([band, account]) => ({ band, ...account.losses() }))
}

async function judgeMove(
  { judge, nodes }: MeasureLossesOptions,
  { line, band, played }: RatedPosition,
  weighed: readonly WeighedMove[],
): Promise<Judged> {
  const likely = weighed.filter(({ chance = 0 }, index) => index === 0 || chance >= LEAST_CHANCE)
  const shown = likely.slice(0, MOST_MOVES)
  const losses = await judgeLosses(judge, nodes, line, [played, ...shown.map(({ move }) => move)])
  const sum = shown.reduce((total, { chance = 0 }) => total + chance, 0)
  const mean = (quantity: (lossCp: number) => number) =>
    shown.reduce((total, { move, chance = 0 }) => total + (chance / sum) * quantity(losses.get(move)!), 0)
  return {
    band,
    peopleCp: losses.get(played)!,
    mynahCp: mean((lossCp) => lossCp),
    mynahBlunders: mean((lossCp) => Number(lossCp >= BLUNDER_CP)),
  }
}
