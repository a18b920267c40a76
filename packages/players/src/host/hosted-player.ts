import {
  describeValue,
  type GameSource,
  type GameView,
  type Move,
  makeFen,
  makeUci,
  type Position,
} from '@rookery/rules'
import { Turn } from '@rookery/workers'
import type { Choice, Limits, Player } from '../player.ts'
import { PlayerError } from '../player-error.ts'
import type { RosterEntry } from '../roster-entry.ts'
import type { Settings } from '../settings.ts'
import { interruptedThought, type Thought } from '../thought.ts'
import { findLimitsFault } from './limits-fault.ts'
import { readGame } from './read-game.ts'
import { movesToConsider, type Runner } from './runner.ts'

const never = new AbortController().signal

/** What is true of every player, wherever its mind runs: one question at a time, and only legal moves. */
export class HostedPlayer implements Player {
  readonly settings: Settings
  readonly #entry: RosterEntry
  readonly #runner: Runner
  readonly #turn = new Turn((code) =>
    code === 'busy'
      ? this.#error(code, 'is busy with another question')
      : this.#error(code, 'was disposed of'),
  )

  constructor(entry: RosterEntry, settings: Settings, runner: Runner) {
    this.#entry = entry
    this.settings = settings
    this.#runner = runner
  }

  get id(): string {
    return this.#entry.id
  }

  async think(
    source: GameSource,
    limits: Limits = {},
    report: (thought: Thought) => void = () => {},
    signal: AbortSignal = never,
  ): Promise<Choice> {
    const game = readGame(source)
    this.#checkVariant(game)
    this.#checkArguments(limits, report, signal)
    const moves = this.#checkedMoves(game, limits)
    let latest: Thought | undefined
    const hear = (thought: Thought) => {
      latest = thought
      report(thought)
    }
    const answer = await this.#turn.take(() => this.#runner.think(game, limits, hear, signal))
    const thought = answer ?? latest ?? interruptedThought(moves)
    const move = thought.choice
    if (!moves.includes(move)) throw this.#error('illegal-move', `answered with ${describe(move, game)}`)
    if (thought !== latest) report(thought)
    return { move, thought }
  }

  async answerDraw(source: GameSource): Promise<boolean> {
    const game = readGame(source)
    this.#checkVariant(game)
    return this.#turn.take(() => this.#runner.acceptsDraw(game))
  }

  async dispose(): Promise<void> {
    this.#turn.end()
    await this.#runner.dispose()
  }

  #checkVariant({ variant }: GameView): void {
    if (!this.#entry.variants.includes(variant.id))
      throw this.#error('wrong-variant', `does not play ${variant.name}`)
  }

  /** Types say all of this to whoever has them. */
  #checkArguments(limits: unknown, report: unknown, signal: unknown): void {
    const fault = findLimitsFault(limits)
    if (fault) throw this.#error('bad-limits', `was given limits that it cannot keep: ${fault}`)
    if (typeof report !== 'function')
      throw this.#error('bad-limits', 'was given a report that is no function')
    if (!(signal instanceof AbortSignal))
      throw this.#error('bad-limits', 'was given a signal that is no AbortSignal')
  }

  #checkedMoves(game: GameView, limits: Limits): readonly Move[] {
    const legal = game.position.legalMoves()
    if (legal.length === 0) throw this.#error('game-over', `has no legal move in ${makeFen(game.position)}`)
    const moves = movesToConsider(game, limits)
    if (moves.length === 0) throw this.#error('bad-limits', 'was given an empty list of root moves')
    const illegal = moves.find((move) => !legal.includes(move))
    if (illegal !== undefined)
      throw this.#error('bad-limits', `was asked to consider ${describe(illegal, game)}`)
    return moves
  }

  #error(code: PlayerError['code'], what: string): PlayerError {
    return new PlayerError(code, `${this.#entry.name} ${what}`)
  }
}

function describe(illegal: unknown, { position }: GameView): string {
  return `${nameOf(illegal, position)}, which cannot be played in ${makeFen(position)}`
}

function nameOf(move: unknown, position: Position): string {
  if (Number.isInteger(move)) return makeUci(move as Move, position)
  return typeof move === 'string' ? move : describeValue(move)
}
