/** PGN discourages lines of 80 characters and more. */
const MAX_WIDTH = 79

/** Joins tokens by blanks into lines of bounded width. */
export class LineWriter {
  private readonly lines: string[] = []
  private line = ''
  /** Not yet in a line, because something may be closed right behind it. */
  private token = ''
  private mayBreak = true
  private prefix = ''

  /** `mayBreak`: whether a line may begin with it. */
  word(text: string, mayBreak = true): void {
    this.flush()
    this.token = this.prefix + text
    this.mayBreak = mayBreak || this.prefix !== ''
    this.prefix = ''
  }

  /** Stands right before the next word. */
  open(sign: string): void {
    this.prefix += sign
  }

  /** Stands right behind the last word. */
  close(sign: string): void {
    this.token += sign
  }

  /** Writes words in braces. */
  comment(words: readonly string[]): void {
    this.open('{')
    for (const word of words) this.word(word, !looksLikeLineStart(word))
    this.close('}')
  }

  toString(): string {
    this.flush()
    return [...this.lines, this.line].join('\n')
  }

  private flush(): void {
    const { token } = this
    if (token === '') return
    if (this.line === '') this.line = token
    else if (this.mayBreak && this.line.length + 1 + token.length > MAX_WIDTH) {
      this.lines.push(this.line)
      this.line = token
    } else this.line += ` ${token}`
    this.token = ''
  }
}

/** At the start of a line, some reader would take it for an escape or a tag. */
const looksLikeLineStart = (word: string): boolean => word.startsWith('%') || /^\[[A-Za-z]/.test(word)
