import { isDigit, isLetter, isLineEnd, isWordEnd } from './characters.ts'
import { glyphNags } from './nags.ts'
import { ownCopy } from './own-copy.ts'
import type { PgnPlace } from './pgn-result.ts'
import { readTag } from './tag-token.ts'

/** No move is nearly as long; what is cut off is not looked at. */
const MAX_WORD = 255

/** Answers instead of an index: the end of a token is not in sight yet, or over the game's budget. */
const UNFINISHED = -1
const OVER_BUDGET = -2

/** An unfinished token shorter than this is read again with every chunk, a longer one only when it has doubled. */
const PATIENCE = 4096

/**
 * Cuts text into the tokens of PGN and hands them to the methods its subclasses define. Text may come in chunks cut
 * anywhere: an unfinished token waits for more. Every character is looked at a bounded number of times.
 */
export abstract class PgnScanner {
  /** Offset at which the current game is over its budget. */
  protected limit = Number.POSITIVE_INFINITY
  /** A result has been read: the game ends with its line, but for comments. */
  protected isClosing = false
  private text = ''
  private index = 0
  /** Offset of `text` in the input. */
  private base = 0
  private line = 1
  private lineStart = 0
  private lastTokenLine = 0
  private waiting: string[] = []
  private waitingLength = 0
  private patience = 0
  private isFinal = false
  private skipping: 'nothing' | 'line' | 'word' | 'game' = 'nothing'
  /** Where in `text` these come next, once looked for: each is looked for once. */
  private nextBrace = -1
  private nextEvent = -1
  private nextLineEnd = -1

  protected abstract onTag(name: string, value: string, isClosed: boolean): void
  protected abstract onMoveNumber(): void
  protected abstract onMove(text: string): void
  protected abstract onNag(nag: number): void
  protected abstract onComment(text: string, isClosed: boolean): void
  protected abstract onOpen(): void
  protected abstract onClose(): void
  protected abstract onResult(text: string): void
  protected abstract onStray(text: string): void
  /** Before the first token of a game. */
  protected abstract onGameStart(): void
  protected abstract onGameEnd(): void
  protected abstract onTooLong(): void
  protected abstract isInGame(): boolean
  /** Says that a game waits to be fetched. */
  protected abstract isPaused(): boolean

  push(chunk: string): void {
    this.waiting.push(chunk)
    this.waitingLength += chunk.length
  }

  end(): void {
    this.isFinal = true
  }

  /** Of the token being read. */
  protected place(): PgnPlace {
    const at = this.base + this.index
    return { at, line: this.line, column: at - this.lineStart + 1 }
  }

  /** Leaves out everything up to the next line that begins like a tag. */
  protected skipGame(): void {
    this.skipping = 'game'
  }

  protected get isAtEnd(): boolean {
    return this.isFinal && this.index >= this.text.length && this.waitingLength === 0
  }

  /** Reads on until a game waits to be fetched or the text is used up. */
  protected scan(): void {
    this.refill()
    while (this.index < this.text.length && !this.isPaused()) {
      if (this.skipping !== 'nothing') {
        if (!this.skip()) return
        continue
      }
      const code = this.text.charCodeAt(this.index)
      if (code <= 32 || code === 0xfeff) {
        this.readBlank(code)
        continue
      }
      if (this.isClosing && code !== 123 && code !== 59) {
        this.onGameEnd()
        continue
      }
      if (code === 37 && this.base + this.index === this.lineStart) {
        this.skipping = 'line'
        continue
      }
      if (!this.isInGame()) this.onGameStart()
      if (this.isOver(this.index + 1)) {
        this.onTooLong()
        continue
      }
      const end = this.readToken(code)
      if (end === UNFINISHED && !this.isOver(this.text.length)) {
        const length = this.text.length - this.index
        this.patience = length < PATIENCE ? 0 : length
        return
      }
      if (end < 0) this.onTooLong()
      else {
        this.lastTokenLine = this.line
        this.moveTo(end)
      }
    }
  }

  private isOver(end: number): boolean {
    return this.base + end > this.limit
  }

  private refill(): void {
    if (this.waitingLength === 0 || (this.waitingLength < this.patience && !this.isFinal)) return
    this.text = this.text.slice(this.index) + this.waiting.join('')
    this.base += this.index
    this.index = 0
    this.waiting = []
    this.waitingLength = 0
    this.patience = 0
    this.nextBrace = -1
    this.nextEvent = -1
    this.nextLineEnd = -1
  }

  private readBlank(code: number): void {
    this.index++
    if (code === 10) {
      this.line++
      this.lineStart = this.base + this.index
      if (this.isClosing) this.onGameEnd()
    } else if (code === 0xfeff && this.base + this.index === this.lineStart + 1) this.lineStart++
  }

  /** Goes to an index further on, counting lines. */
  private moveTo(end: number): void {
    const { text } = this
    if (this.nextLineEnd < this.index) this.nextLineEnd = indexOrEnd(text, '\n', this.index)
    while (this.nextLineEnd < end) {
      this.line++
      this.lineStart = this.base + this.nextLineEnd + 1
      this.nextLineEnd = indexOrEnd(text, '\n', this.nextLineEnd + 1)
    }
    this.index = end
  }

  /** False when more text is needed. */
  private skip(): boolean {
    const { text } = this
    if (this.skipping === 'game') {
      const at = text.indexOf('\n[', this.index)
      if (at >= 0 && at + 2 < text.length) {
        this.moveTo(at + 1)
        if (isLetter(text.charCodeAt(at + 2))) this.skipping = 'nothing'
        return true
      }
      // The last two characters may be the beginning of such a line.
      this.moveTo(this.isFinal ? text.length : Math.max(this.index, text.length - 2))
      return false
    }
    let end = this.index
    if (this.skipping === 'line') while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++
    else while (end < text.length && !isWordEnd(text.charCodeAt(end))) end++
    this.index = end
    if (end < text.length) this.skipping = 'nothing'
    return true
  }

  /** Hands the token on and returns the index behind it, or why it could not. */
  private readToken(code: number): number {
    const { index } = this
    switch (code) {
      case 123:
        return this.readComment()
      case 59:
        return this.readLineComment()
      case 40:
        this.onOpen()
        return index + 1
      case 41:
        this.onClose()
        return index + 1
      case 46:
        return index + 1
      case 42:
        this.onResult('*')
        return index + 1
      case 36:
        return this.readNag()
      case 33:
      case 63:
        return this.readGlyph()
      case 91:
        return this.readTag()
      default:
        if (!isWordEnd(code)) return this.readWord(code)
        this.onStray(this.text.charAt(index))
        return index + 1
    }
  }

  private readComment(): number {
    const { text, index } = this
    if (this.nextBrace < index) this.nextBrace = indexOrEnd(text, '}', index)
    if (this.nextEvent < index) this.nextEvent = indexOrEnd(text, '\n[Event "', index)
    // No comment has a game inside: its brace has been forgotten.
    const end = Math.min(this.nextBrace, this.nextEvent)
    if (end === text.length && !this.isFinal) return UNFINISHED
    if (this.isOver(end)) return OVER_BUDGET
    const isClosed = end === this.nextBrace && end < text.length
    this.onComment(ownCopy(text.slice(index + 1, end)), isClosed)
    return isClosed ? end + 1 : end
  }

  private readLineComment(): number {
    const { text, index } = this
    let end = index + 1
    while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++
    if (end === text.length && !this.isFinal) return UNFINISHED
    if (this.isOver(end)) return OVER_BUDGET
    this.onComment(ownCopy(text.slice(index + 1, end).trim()), true)
    return end
  }

  private readNag(): number {
    const { text, index } = this
    let end = index + 1
    while (end < text.length && isDigit(text.charCodeAt(end)) && end - index < MAX_WORD) end++
    if (end === text.length && !this.isFinal) return UNFINISHED
    if (this.isOver(end)) return OVER_BUDGET
    if (end === index + 1) this.onStray('$')
    else this.onNag(Number(text.slice(index + 1, end)))
    return end
  }

  private readGlyph(): number {
    const { text, index } = this
    if (index + 1 === text.length && !this.isFinal) return UNFINISHED
    const next = text.charCodeAt(index + 1)
    const end = next === 33 || next === 63 ? index + 2 : index + 1
    this.onNag(glyphNags.get(text.slice(index, end))!)
    return end
  }

  private readTag(): number {
    const tag = readTag(this.text, this.index, this.isFinal, this.lastTokenLine !== this.line)
    if (tag === undefined) return UNFINISHED
    if (tag === 'none') {
      this.onStray('[')
      return this.index + 1
    }
    if (this.isOver(tag.end)) return OVER_BUDGET
    this.onTag(ownCopy(tag.name), ownCopy(tag.value), tag.isClosed)
    return tag.end
  }

  private readWord(code: number): number {
    const { text, index } = this
    const startsWithDigit = isDigit(code)
    const longest = Math.min(text.length, index + MAX_WORD)
    let end = index + 1
    let hasOnlyDigits = startsWithDigit
    for (; end < longest; end++) {
      const next = text.charCodeAt(end)
      // A dot belongs to "e.p.", but ends a move number.
      if (isWordEnd(next) || (startsWithDigit && next === 46)) break
      hasOnlyDigits &&= isDigit(next)
    }
    if (end === text.length && !this.isFinal) return UNFINISHED
    if (this.isOver(end)) return OVER_BUDGET
    if (end === index + MAX_WORD) this.skipping = 'word'
    if (hasOnlyDigits) this.onMoveNumber()
    else this.onWord(text.slice(index, end), code)
    return end
  }

  private onWord(word: string, code: number): void {
    const nag = code === 43 || code === 45 || code === 61 ? glyphNags.get(word) : undefined
    if (nag !== undefined) this.onNag(nag)
    else if (word === '1-0' || word === '0-1' || word === '1/2-1/2') this.onResult(word)
    else if (word === '1/2') this.onResult('1/2-1/2')
    else this.onMove(word)
  }
}

function indexOrEnd(text: string, wanted: string, from: number): number {
  const index = text.indexOf(wanted, from)
  return index < 0 ? text.length : index
}
