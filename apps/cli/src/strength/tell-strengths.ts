import { createEngine, type Engine } from '@rookery/engine'
import { openMynah } from '@rookery/players/mynah'
import {
  addEvidence,
  type Evidence,
  estimateStrength,
  gatherEvidence,
  isTold,
  noEvidence,
  type StrengthEstimate,
} from '@rookery/practice'
import { type Color, colors, type Game, type PgnResult, streamPgn, type Variant } from '@rookery/rules'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/strength'
import { drawOver } from '../console/status-line.ts'
import { Failure } from '../exit.ts'
import { makePgnFaults } from '../input/pgn-faults.ts'
import { makeInputName, readText } from '../input/read-text.ts'
import { type Terminal, write } from '../terminal.ts'

export interface StrengthWish {
  readonly file: string
  /** Nobody else's strength is told. */
  readonly name: string | undefined
}

export interface PlayerStrength {
  readonly player: string
  readonly games: number
  readonly moves: number
  /** Nothing where there were too few moves. */
  readonly strength?: StrengthEstimate
  /** The mean of the ratings that the file gives them, where it does. */
  readonly rated?: number
}

export interface ToldStrengths {
  readonly players: readonly PlayerStrength[]
  readonly games: number
  readonly isFine: boolean
  readonly isStopped: boolean
}

interface Known {
  games: number
  evidence: Evidence
  readonly ratings: number[]
}

const HASH_MB = 8
const tagsOf = { white: ['White', 'WhiteElo'], black: ['Black', 'BlackElo'] } as const

const playerOf = ({ tags }: Game, color: Color): string => tags.get(tagsOf[color][0]) ?? '?'

/** How strong the people of a PGN file have played, by their names. What was found before a stop is told. */
export async function tellStrengths(
  wish: StrengthWish,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ToldStrengths> {
  const known = new Map<string, Known>()
  const isAsked = (name: string) => wish.name === undefined || name.toLowerCase() === wish.name.toLowerCase()
  const judges = new Judges()
  const startedMs = performance.now()
  let games = 0
  let isFine = true
  try {
    for await (const result of streamPgn(readText(wish.file, terminal))) {
      if (signal.aborted) break
      const game = result.ok ? result.value : result.partial
      const asked = colors.filter((color) => isAsked(playerOf(game, color)))
      if (asked.length === 0) continue
      if (!result.ok || !isTold(game.variant)) isFine = false
      await tellFaults(wish.file, result, game, terminal)
      if (!isTold(game.variant)) continue
      const evidence = await judges.gather(game, signal)
      if (!evidence) break
      for (const color of asked) note(known, game, color, evidence[color])
      games++
      const perMinute = Math.round((60_000 * games) / (performance.now() - startedMs))
      drawOver(terminal.errors, say('progress', { games, perMinute }))
    }
  } catch (error) {
    // Closing the input is how a stop ends the wait for it.
    if (!signal.aborted || !(error instanceof Failure)) throw error
  } finally {
    drawOver(terminal.errors, '')
    await judges.dispose()
  }
  return { players: summarize(known), games, isFine, isStopped: signal.aborted }
}

/** Mynah, and a Raven for the variant of the game at hand. */
class Judges {
  readonly #mynah = openMynah()
  #engine: Engine | undefined

  async gather(game: Game, signal: AbortSignal): Promise<Readonly<Record<Color, Evidence>> | undefined> {
    return gatherEvidence(
      game.line(),
      { mynah: await this.#mynah, engine: await this.#engineOf(game.variant) },
      signal,
    )
  }

  async #engineOf(variant: Variant): Promise<Engine> {
    if (this.#engine?.variant.id === variant.id) return this.#engine
    await this.#engine?.dispose()
    this.#engine = await createEngine({ variant, hashMb: HASH_MB })
    return this.#engine
  }

  async dispose(): Promise<void> {
    await this.#engine?.dispose()
  }
}

async function tellFaults(file: string, result: PgnResult, game: Game, { errors }: Terminal): Promise<void> {
  drawOver(errors, '')
  if (!result.ok) await write(errors, makePgnFaults(file, result))
  if (isTold(game.variant)) return
  const place = `${makeInputName(file)}:${result.place.line}:${result.place.column}`
  const message = say('notTold', { variant: game.variant.name })
  await write(errors, `${place}: ${sayMain('gameFault', { number: String(result.number), message })}\n`)
}

function note(known: Map<string, Known>, game: Game, color: Color, evidence: Evidence): void {
  const player = playerOf(game, color)
  const entry = known.get(player) ?? { games: 0, evidence: noEvidence, ratings: [] }
  known.set(player, entry)
  entry.games++
  entry.evidence = addEvidence(entry.evidence, evidence)
  const rating = Number(game.tags.get(tagsOf[color][1]))
  if (rating > 0) entry.ratings.push(rating)
}

/** Whoever has the most moves comes first. */
const summarize = (known: ReadonlyMap<string, Known>): PlayerStrength[] =>
  [...known]
    .map(([player, { games, evidence, ratings }]) => {
      const strength = estimateStrength(evidence)
      const sum = ratings.reduce((total, rating) => total + rating, 0)
      return {
        player,
        games,
        moves: evidence.moves,
        ...(strength && { strength }),
        ...(ratings.length > 0 && { rated: Math.round(sum / ratings.length) }),
      }
    })
    .sort((one, other) => other.moves - one.moves)
