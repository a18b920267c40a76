import type { Engine, SearchInfo } from '@rookery/engine'
import type { WeighedMove } from '@rookery/players'
import { Line, type Move } from '@rookery/rules'
import { walkGame } from './describe-game.ts'
import type { RatedGame } from './rated-games.ts'
import { type Estimate, Mean } from './tally.ts'
import { BAND, bandOf } from './test-human.ts'

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
  readonly report?: (positions: number) => void
}

const FIRST_PLY = 10
/** Moves that follow each other are alike: of one game every eleventh is enough, of either side. */
const STEP = 11
const BEST_NODES = 12_000
const NODES_EACH = 1500
/** Of Mynah's moves these are judged; the others have hardly a chance. */
const LEAST_CHANCE = 0.003
const MOST_MOVES = 18
const LARGEST_LOSS_CP = 500
const BLUNDER_CP = 150
/** Beyond it a game is decided. */
const DECIDED_CP = 1500

class Account {
  readonly #loss = new Mean()
  readonly #blunders = new Mean()

  add(lossCp: number, blunders: number, n: number): void {
    this.#loss.add(lossCp, n)
    this.#blunders.add(blunders, n)
  }

  losses(n: number, nn: number): Losses {
    return { lossCp: this.#loss.estimate(n, nn), blunders: this.#blunders.estimate(n, nn) }
  }
}

class BandAccount {
  readonly people = new Account()
  readonly mynah = new Account()
  n = 0
  nn = 0
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
    const judged = await judgeGame(game, options, (band) => (bands.get(band)?.n ?? 0) < options.each)
    for (const band of new Set(judged.map((each) => each.band))) {
      const account = bands.get(band) ?? new BandAccount()
      bands.set(band, account)
      addGame(
        account,
        judged.filter((each) => each.band === band),
      )
    }
    positions += judged.length
    options.report?.(positions)
  }
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([band, { people, mynah, n, nn }]) => ({
      band,
      positions: n,
      people: people.losses(n, nn),
      mynah: mynah.losses(n, nn),
    }))
}

function addGame(account: BandAccount, judged: readonly Judged[]): void {
  const sum = (quantity: (each: Judged) => number) =>
    judged.reduce((total, each) => total + quantity(each), 0)
  const n = judged.length
  account.n += n
  account.nn += n * n
  account.people.add(
    sum(({ peopleCp }) => peopleCp),
    sum(({ peopleCp }) => Number(peopleCp >= BLUNDER_CP)),
    n,
  )
  account.mynah.add(
    sum(({ mynahCp }) => mynahCp),
    sum(({ mynahBlunders }) => mynahBlunders),
    n,
  )
}

async function judgeGame(
  game: RatedGame,
  { judge, weigh, signal }: MeasureLossesOptions,
  isWanted: (band: number) => boolean,
): Promise<Judged[]> {
  const judged: Judged[] = []
  let line: Line | undefined
  for (const { position, move } of walkGame(game)) {
    line ??= Line.from(position)
    const band = bandOf(position.turn === 'white' ? game.white : game.black)
    const ply = line.moves.length
    const isDue = ply >= FIRST_PLY && (ply - FIRST_PLY) % STEP === 0
    if (isDue && isWanted(band) && position.legalMoves().length > 1) {
      if (signal.aborted) break
      const weighed = await weigh(line, band + BAND / 2)
      judged.push({ band, ...(await judgeMove(judge, line, move, weighed)) })
    }
    line = line.play(move)
  }
  return judged
}

async function judgeMove(
  judge: Engine,
  line: Line,
  played: Move,
  weighed: readonly WeighedMove[],
): Promise<Omit<Judged, 'band'>> {
  const likely = weighed.filter(({ chance = 0 }, index) => index === 0 || chance >= LEAST_CHANCE)
  const shown = likely.slice(0, MOST_MOVES)
  const best = await scoreMoves(judge, line, BEST_NODES)
  const moves = [...new Set([played, ...best.keys(), ...shown.map(({ move }) => move)])]
  const scores = await scoreMoves(judge, line, NODES_EACH * moves.length, moves)
  const most = Math.max(...scores.values())
  const lossOf = (move: Move) => Math.min(LARGEST_LOSS_CP, most - (scores.get(move) ?? most))
  const sum = shown.reduce((total, { chance = 0 }) => total + chance, 0)
  const mean = (quantity: (lossCp: number) => number) =>
    shown.reduce((total, { move, chance = 0 }) => total + (chance / sum) * quantity(lossOf(move)), 0)
  return {
    peopleCp: lossOf(played),
    mynahCp: mean((lossCp) => lossCp),
    mynahBlunders: mean((lossCp) => Number(lossCp >= BLUNDER_CP)),
  }
}

/** The score of each move, or of the best one, from the mover's side. */
async function scoreMoves(
  judge: Engine,
  line: Line,
  nodes: number,
  rootMoves?: readonly Move[],
): Promise<Map<Move, number>> {
  await judge.newGame()
  const scores = new Map<Move, number>()
  const search = judge.search(line, { nodes, lines: rootMoves?.length ?? 1, ...(rootMoves && { rootMoves }) })
  for await (const info of search)
    if (info.bound === 'exact' && info.moves[0] !== undefined) scores.set(info.moves[0], scoreOf(info))
  return rootMoves ? scores : new Map([...scores].slice(-1))
}

function scoreOf({ score }: Pick<SearchInfo, 'score'>): number {
  if (score.kind === 'mate') return score.moves > 0 ? DECIDED_CP : -DECIDED_CP
  return Math.max(-DECIDED_CP, Math.min(DECIDED_CP, score.cp))
}
