import { checkPosition } from '../check-position.ts'
import { makeFen } from '../fen.ts'
import { Line } from '../line.ts'
import type { Move } from '../move.ts'
import { makeResult, type Outcome } from '../outcome.ts'
import type { Position } from '../position.ts'
import { standard } from '../variants/standard.ts'
import type { Variant } from '../variants/variant.ts'
import { GameNode } from './game-node.ts'
import { cleanTagValue, isTagName, sevenTagRoster } from './tags.ts'
import { usualStart } from './usual-start.ts'

const results = ['1-0', '0-1', '1/2-1/2', '*'] as const
export type GameResult = (typeof results)[number]

export const isGameResult = (text: string): text is GameResult => results.includes(text as GameResult)

/** Said by the start position, so they cannot be set apart from it. */
const derivedTags = ['SetUp', 'FEN', 'Variant']

/** A game: tags, and a tree of moves with variations, comments and annotations. */
export class Game {
  readonly root: GameNode
  private readonly tagMap = new Map<string, string>(sevenTagRoster)

  constructor(start: Position = usualStart(standard)) {
    checkPosition('Game', start)
    this.root = new GameNode(undefined, undefined, start)
    const { id, name, startFen } = start.variant
    if (id !== 'standard') this.tagMap.set('Variant', name)
    // Chess960 has no one start position.
    if (id !== 'chess960' && (start === usualStart(start.variant) || makeFen(start) === startFen)) return
    this.tagMap.set('SetUp', '1')
    this.tagMap.set('FEN', makeFen(start))
  }

  get start(): Position {
    return this.root.position
  }

  get variant(): Variant {
    return this.start.variant
  }

  /** Always has the seven tags of the roster, first and in their order. */
  get tags(): ReadonlyMap<string, string> {
    return this.tagMap
  }

  /** Whether `setTag` takes this: PGN can hold the name, and the start position does not say the tag already. */
  mayTag(name: string, value: string): boolean {
    return isTagName(name) && !derivedTags.includes(name) && (name !== 'Result' || isGameResult(value))
  }

  setTag(name: string, value: string): void {
    if (!this.mayTag(name, value)) throw new RangeError(`the tag ${name} cannot be set to "${value}"`)
    this.tagMap.set(name, cleanTagValue(value))
  }

  /** A tag of the roster goes back to saying that nothing is known. */
  deleteTag(name: string): void {
    const unknown = sevenTagRoster.find(([tag]) => tag === name)?.[1]
    if (unknown !== undefined) this.tagMap.set(name, unknown)
    else if (!derivedTags.includes(name)) this.tagMap.delete(name)
  }

  get result(): GameResult {
    return this.tagMap.get('Result') as GameResult
  }

  /** Writes an outcome into the tags; `undefined` is a game that goes on. */
  end(outcome: Outcome | undefined): void {
    this.setTag('Result', makeResult(outcome))
    if (outcome) this.setTag('Termination', outcome.reason === 'time' ? 'time forfeit' : 'normal')
    else this.deleteTag('Termination')
  }

  /**
   * What the last position of the main line decides, or else what the tags say. PGN does not tell resignation from
   * a draw agreed by name: with a normal termination they follow from the result.
   */
  get outcome(): Outcome | undefined {
    const line = this.line()
    const decided = line.outcome()
    if (decided || this.result === '*') return decided
    const winner = this.result === '1-0' ? 'white' : this.result === '0-1' ? 'black' : undefined
    const termination = this.tagMap.get('Termination')?.toLowerCase()
    if (termination === 'time forfeit') return { winner, reason: 'time' }
    if (termination !== 'normal') return undefined
    if (winner) return { winner, reason: 'resignation' }
    return line.claimableDraw() ?? { winner, reason: 'agreement' }
  }

  /** The last node of the main line. */
  get last(): GameNode {
    let node = this.root
    for (let next = node.children[0]; next; next = node.children[0]) node = next
    return node
  }

  /** Adds a move, trusted to be legal, at the end of the main line. */
  play(move: Move): GameNode {
    return this.last.play(move)
  }

  /** The nodes of the main line after the root. */
  *mainline(): Generator<GameNode, undefined, undefined> {
    for (let node = this.root.children[0]; node; node = node.children[0]) yield node
  }

  /** Every node after the root, each line before the variations that leave it. */
  *nodes(): Generator<GameNode, undefined, undefined> {
    const waiting = [...this.root.children].reverse()
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      yield node
      for (let index = node.children.length - 1; index >= 0; index--) waiting.push(node.children[index]!)
    }
  }

  /** The line of play from the start to a node, by default to the end of the main line. */
  line(node: GameNode = this.last): Line {
    const positions: Position[] = []
    const moves: Move[] = []
    for (let at: GameNode | undefined = node; at; at = at.parent) {
      positions.push(at.position)
      if (at.move !== undefined) moves.push(at.move)
    }
    return new Line(positions.reverse() as [Position, ...Position[]], moves.reverse())
  }
}
