import { PgnScanner } from '../pgn/pgn-scanner.ts'

/** Collects the tags and the main line of one game, comments as they are written. Throws at what it cannot read. */
export class MainlineReader extends PgnScanner {
  readonly tags = new Map<string, string>()
  /** The first is the start, without a move. */
  readonly plies: { san: string; comment: string | undefined }[] = [{ san: '', comment: undefined }]
  result = ''
  private depth = 0

  static read(pgn: string): MainlineReader {
    const reader = new MainlineReader()
    reader.push(pgn)
    reader.end()
    reader.scan()
    if (reader.depth > 0) reader.refuse('a variation is not closed')
    return reader
  }

  protected onTag(name: string, value: string, isClosed: boolean): void {
    if (this.plies.length > 1) this.refuse('a tag stands behind the moves')
    if (!isClosed) this.refuse(`the tag ${name} is not closed`)
    this.goOn()
    this.tags.set(name, value)
  }

  protected onMoveNumber(): void {
    this.goOn()
  }

  protected onMove(san: string): void {
    this.goOn()
    if (this.depth === 0) this.plies.push({ san, comment: undefined })
  }

  protected onNag(): void {
    this.goOn()
  }

  protected onComment(text: string, isClosed: boolean): void {
    if (!isClosed) this.refuse('a comment is not closed')
    if (this.depth > 0) return
    const ply = this.plies.at(-1)!
    const line = text.replace(/[\r\n]+/g, ' ')
    ply.comment = ply.comment === undefined ? line : `${ply.comment} ${line}`
  }

  protected onOpen(): void {
    this.goOn()
    this.depth++
  }

  protected onClose(): void {
    this.goOn()
    if (--this.depth < 0) this.refuse('a variation is closed that was not opened')
  }

  protected onResult(text: string): void {
    this.goOn()
    if (this.depth === 0) this.result = text
  }

  protected onStray(text: string): void {
    this.refuse(`${text} has no meaning here`)
  }

  protected isInGame(): boolean {
    return true
  }

  protected isPaused(): boolean {
    return false
  }

  // One game, of any length, from the first character to the last: none of these is ever asked for.
  protected onGameStart(): void {}
  protected onGameEnd(): void {}
  protected onTooLong(): void {}

  private goOn(): void {
    if (this.result) this.refuse('the text goes on behind the result')
  }

  private refuse(why: string): never {
    const { line, column } = this.place()
    throw new Error(`Invalid PGN: ${why} (line ${line}, column ${column})`)
  }
}
