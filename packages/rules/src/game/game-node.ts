import type { Move } from '../move.ts'
import type { Position } from '../position.ts'
import { makeSan } from '../san.ts'
import { type Annotations, type Arrow, type Evaluation, type Highlight, takeCommands } from './annotations.ts'
import { cleanComment } from './comment.ts'

const NONE: readonly never[] = []

/** A position in the tree of a game, and the move that led to it. The root has no move and no parent. */
export class GameNode implements Annotations {
  clockMs: number | undefined = undefined
  elapsedMs: number | undefined = undefined
  evaluation: Evaluation | undefined = undefined
  highlights: readonly Highlight[] = NONE
  arrows: readonly Arrow[] = NONE
  // Most nodes of a large file have none or one of these: lists are made when needed, and no longer than needed.
  private branches: GameNode[] | undefined = undefined
  private remarks: string[] | undefined = undefined
  private remarksBefore: string[] | undefined = undefined
  private glyphs: number[] | undefined = undefined
  private writtenSan: string | undefined = undefined

  constructor(
    readonly parent: GameNode | undefined,
    readonly move: Move | undefined,
    readonly position: Position,
  ) {}

  /** The main line first, then the variations. */
  get children(): readonly GameNode[] {
    return this.branches ?? NONE
  }

  /** The move as text; empty for the root. */
  get san(): string {
    if (this.parent === undefined || this.move === undefined) return ''
    this.writtenSan ??= makeSan(this.parent.position, this.move)
    return this.writtenSan
  }

  /** Text that follows the move. */
  get comments(): readonly string[] {
    return this.remarks ?? NONE
  }

  /** Text that introduces the move. */
  get commentsBefore(): readonly string[] {
    return this.remarksBefore ?? NONE
  }

  /** Numeric annotation glyphs: 1 is `!`, 2 is `?`, and so on. */
  get nags(): readonly number[] {
    return this.glyphs ?? NONE
  }

  /** Adds text after the move. Commands in it, like `[%clk 0:01:30]`, become fields where those are still free. */
  addComment(text: string): void {
    const rest = takeCommands(cleanComment(text), this)
    if (rest === '') return
    if (this.remarks) this.remarks.push(rest)
    else this.remarks = [rest]
  }

  addCommentBefore(text: string): void {
    const clean = cleanComment(text)
    if (clean === '') return
    if (this.remarksBefore) this.remarksBefore.push(clean)
    else this.remarksBefore = [clean]
  }

  /** Removes all text before and after the move; what commands said stays. */
  clearComments(): void {
    this.remarks = undefined
    this.remarksBefore = undefined
  }

  addNag(nag: number): void {
    if (!Number.isInteger(nag) || nag < 0 || nag > 255) throw new RangeError(`a NAG is 0 to 255, not ${nag}`)
    if (!this.glyphs) this.glyphs = [nag]
    else if (!this.glyphs.includes(nag)) this.glyphs.push(nag)
  }

  removeNag(nag: number): void {
    this.glyphs = this.glyphs?.filter((glyph) => glyph !== nag)
  }

  childWith(move: Move): GameNode | undefined {
    return this.branches?.find((child) => child.move === move)
  }

  /** The child with this move, which is trusted to be legal here: one that exists, or a new last variation. */
  play(move: Move): GameNode {
    const existing = this.childWith(move)
    if (existing) return existing
    const child = new GameNode(this, move, this.position.play(move))
    if (this.branches) this.branches.push(child)
    else this.branches = [child]
    return child
  }

  /** Moves this variation one place nearer to the main line. */
  promote(): void {
    this.moveTo(this.place() - 1)
  }

  /** Makes the line from the root to this node, and on, the main line. */
  makeMain(): void {
    let node: GameNode = this
    while (node.parent) {
      node.moveTo(0)
      node = node.parent
    }
  }

  /** Makes this the first among its siblings. */
  makeFirst(): void {
    this.moveTo(0)
  }

  /** Cuts this node, with all that follows, out of the tree. */
  remove(): void {
    const place = this.place()
    if (place >= 0) this.parent!.branches!.splice(place, 1)
  }

  private place(): number {
    return this.parent?.branches?.indexOf(this) ?? -1
  }

  private moveTo(place: number): void {
    const from = this.place()
    if (place < 0 || from <= place) return
    const siblings = this.parent!.branches!
    siblings.splice(from, 1)
    siblings.splice(place, 0, this)
  }
}
