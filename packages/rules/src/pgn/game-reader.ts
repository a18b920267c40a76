import { Game, type GameNode, isGameResult } from '../game/index.ts'
import { parseMove } from '../san.ts'
import type { PgnBudget, PgnFault, PgnFaultCode, PgnPlace, PgnResult } from './pgn-result.ts'
import { PgnScanner } from './pgn-scanner.ts'
import { canonicalTagName, parseStart } from './start-tags.ts'

/** More than anyone reads; the bound keeps a hostile game from filling the memory with them. */
const MAX_FAULTS = 50

const nullMoves = ['--', 'Z0', 'z0', '@@@@', 'null', 'pass']

/** A line of moves being read, main line or variation. */
interface LineRead {
  /** The last move so far, or where the line leaves from. */
  node: GameNode
  hasMoves: boolean
  /**
   * Whether this line was the first to come to `node`. Moves that a variation repeats from another line are the
   * same nodes, and what is played on after them there must not become the other line's continuation.
   */
  isOwner: boolean
}

/** Builds games from tokens. Nothing recurses: lines left for a variation wait on a stack. */
export class GameReader extends PgnScanner {
  private readonly budget: Required<PgnBudget>
  private result: PgnResult | undefined
  private number = 0
  private start: PgnPlace | undefined
  private faults: PgnFault[] = []
  private tags = new Map<string, string>()
  private lastTagLine = 0
  /** Comments before the tags. */
  private preface: string[] = []
  /** Made when the tags are complete. */
  private game: Game | undefined
  private current!: LineRead
  private outerLines: LineRead[] = []
  /** In a line that cannot be followed any further, how many variations deep in the rest of it; otherwise -1. */
  private lostDepth = -1
  private hasNumber = false
  /** Comments on the move that comes next. */
  private introductions: string[] = []
  private moves = 0
  private resultToken = ''
  private innerResultToken = ''

  constructor({ maxGameChars = 4_000_000, maxDepth = 500, maxMoves = 100_000 }: PgnBudget = {}) {
    super()
    this.budget = { maxGameChars, maxDepth, maxMoves }
  }

  /** The next game, or `undefined` when that needs more text or there is none left. */
  read(): PgnResult | undefined {
    this.scan()
    if (!this.result && this.isAtEnd && this.start) this.onGameEnd()
    const { result } = this
    this.result = undefined
    return result
  }

  protected isPaused(): boolean {
    return this.result !== undefined
  }

  protected isInGame(): boolean {
    return this.start !== undefined
  }

  protected onGameStart(): void {
    this.start = this.place()
    this.limit = this.start.at + this.budget.maxGameChars
    this.number++
  }

  protected onTag(written: string, value: string, isClosed: boolean): void {
    const name = canonicalTagName(written)
    const { line } = this.place()
    const isRepeated = this.tags.has(name) && (name === 'Event' || line > this.lastTagLine + 1)
    if (this.game || isRepeated) {
      this.onGameEnd()
      this.onGameStart()
    }
    if (!isClosed) this.fault('pgn-bad-tag', `the tag ${name} is not closed`)
    this.tags.set(name, value)
    this.lastTagLine = line
  }

  protected onMoveNumber(): void {
    this.openGame()
    this.hasNumber = true
  }

  protected onMove(text: string): void {
    this.openGame()
    if (this.lostDepth >= 0 || text === 'e.p.' || text === 'ep') return
    const line = this.current
    const { position } = line.node
    const read = parseMove(position, text)
    if (!read.ok) {
      const number = `${position.fullmoves}${position.turn === 'white' ? '.' : '...'}`
      if (nullMoves.includes(text))
        this.fault('pgn-null-move', `${number} ${text}: a null move is not a move of the game`)
      else this.fault('pgn-illegal-move', `${number} ${read.faults[0]!.message}`)
      this.lostDepth = 0
      return
    }
    if (++this.moves > this.budget.maxMoves) {
      this.fault('pgn-too-many-moves', `the game has more than ${this.budget.maxMoves} moves`)
      this.onGameEnd()
      this.skipGame()
      return
    }
    const known = line.node.childWith(read.value)
    const child = known ?? line.node.play(read.value)
    if (line.isOwner) child.makeFirst()
    else line.isOwner = known === undefined
    for (const text of this.introductions) child.addCommentBefore(text)
    this.introductions = []
    line.node = child
    line.hasMoves = true
    this.hasNumber = false
  }

  protected onNag(nag: number): void {
    this.openGame()
    if (this.lostDepth >= 0) return
    if (nag > 255) this.fault('pgn-bad-nag', `$${nag}: annotation glyphs are numbered to 255`)
    else if (!this.current.hasMoves && this.outerLines.length > 0)
      this.fault('pgn-bad-nag', `$${nag} stands before the first move of its variation`)
    else this.current.node.addNag(nag)
  }

  protected onComment(text: string, isClosed: boolean): void {
    if (!isClosed) this.fault('pgn-unclosed-comment', 'a comment is not closed')
    if (!this.game && this.tags.size === 0) {
      this.preface.push(text)
      return
    }
    this.openGame()
    if (this.lostDepth >= 0) return
    if (this.hasNumber || (!this.current.hasMoves && this.outerLines.length > 0))
      this.introductions.push(text)
    else this.current.node.addComment(text)
  }

  protected onOpen(): void {
    this.openGame()
    if (this.lostDepth >= 0) {
      this.lostDepth++
      return
    }
    this.dropIntroductions()
    const { node, hasMoves } = this.current
    this.outerLines.push(this.current)
    this.current = { node: hasMoves ? node.parent! : node, hasMoves: false, isOwner: false }
    if (this.outerLines.length <= this.budget.maxDepth) return
    this.fault('pgn-too-deep', `variations are nested more than ${this.budget.maxDepth} deep`)
    this.lostDepth = 0
  }

  protected onClose(): void {
    this.openGame()
    if (this.lostDepth > 0) {
      this.lostDepth--
      return
    }
    if (this.outerLines.length === 0) {
      if (this.lostDepth < 0)
        this.fault('pgn-unopened-variation', 'a variation is closed that was not opened')
      return
    }
    const isEmpty = !this.current.hasMoves
    if (!isEmpty) this.dropIntroductions()
    this.current = this.outerLines.pop()!
    this.lostDepth = -1
    if (isEmpty) this.dropIntroductions()
  }

  protected onResult(text: string): void {
    this.openGame()
    if (this.outerLines.length > 0 || this.lostDepth > 0) {
      this.innerResultToken = text
      return
    }
    this.resultToken = text
    this.hasNumber = false
    this.isClosing = true
  }

  protected onStray(text: string): void {
    this.openGame()
    this.fault('pgn-stray-text', `${text} has no meaning here`)
  }

  protected onTooLong(): void {
    this.fault('pgn-too-long', `the game has more than ${this.budget.maxGameChars} characters`)
    this.onGameEnd()
    this.skipGame()
  }

  protected onGameEnd(): void {
    const game = this.openGame()
    if (this.outerLines.length > 0) this.fault('pgn-unclosed-variation', 'a variation is not closed')
    this.dropIntroductions()
    const said = [this.resultToken, this.tags.get('Result') ?? '', this.innerResultToken, '*']
    game.setTag('Result', said.find((text) => text !== '*' && isGameResult(text)) ?? '*')
    const { number, faults } = this
    const place = this.start!
    this.result =
      faults.length === 0
        ? { ok: true, value: game, number, place }
        : { ok: false, faults, partial: game, number, place }
    this.reset()
  }

  private reset(): void {
    this.start = undefined
    this.limit = Number.POSITIVE_INFINITY
    this.isClosing = false
    this.faults = []
    this.tags = new Map()
    this.preface = []
    this.game = undefined
    this.outerLines = []
    this.lostDepth = -1
    this.hasNumber = false
    this.introductions = []
    this.moves = 0
    this.resultToken = ''
    this.innerResultToken = ''
  }

  private openGame(): Game {
    if (this.game) return this.game
    const start = parseStart(this.tags)
    const game = start.ok ? new Game(start.value) : new Game()
    if (!start.ok) {
      for (const { code, message } of start.faults) this.fault(code, message)
      this.lostDepth = 0
    }
    for (const [name, value] of this.tags) if (game.mayTag(name, value)) game.setTag(name, value)
    for (const text of this.preface) game.root.addComment(text)
    this.game = game
    this.current = { node: game.root, hasMoves: false, isOwner: true }
    return game
  }

  /** Comments on a move that never came go to the one before. */
  private dropIntroductions(): void {
    for (const text of this.introductions) this.current.node.addComment(text)
    this.introductions = []
    this.hasNumber = false
  }

  private fault(code: PgnFaultCode, message: string): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ code, message, ...this.place() })
  }
}
