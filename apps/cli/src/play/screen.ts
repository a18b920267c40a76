import { tellRules, titleRules } from '@rookery/play'
import type { Fact, Thought } from '@rookery/players'
import { type Color, type Line, makeSan, makeUci, moveFrom, moveTo, type Variant } from '@rookery/rules'
import { say } from '@rookery/words/cli/play'
import { type BoardMarks, drawBoard } from '../board/draw-board.ts'
import { bold, dim, type Look } from '../console/look.ts'
import { drawOver } from '../console/status-line.ts'
import { columnsOf, wrapWords } from '../console/wrap.ts'
import type { Terminal } from '../terminal.ts'
import { describeThought, makePlain } from '../thoughts/describe-thought.ts'

/** What a game shows: a drawn board with words, or bare UCI moves on the output and the words beside it. */
export class Screen {
  bottom: Color

  constructor(
    private readonly terminal: Terminal,
    readonly look: Look,
    readonly isBare: boolean,
    bottom: Color,
    /** The side from which scores are told. */
    readonly view: Color,
  ) {
    this.bottom = bottom
  }

  /** Something the person asked for. */
  answer(text: string): void {
    this.terminal.output.write(`${text}\n`)
  }

  /** Many words, broken between them where the terminal ends. */
  answerList(words: readonly string[]): void {
    this.answer(wrapWords(words.join(' '), columnsOf(this.terminal.output)).join('\n'))
  }

  /** Something that is said unasked: it stays out of a stream of bare moves. */
  say(text: string): void {
    const { output, errors } = this.terminal
    ;(this.isBare ? errors : output).write(`${text}\n`)
  }

  /** The rules of a board, as the page tells them. */
  makeRules(variant: Variant): string {
    const columns = columnsOf(this.terminal.output) - 2
    const rules = tellRules(variant).flatMap((rule) =>
      wrapWords(makePlain(rule), columns).map((row, index) => `${index === 0 ? '-' : ' '} ${row}`),
    )
    return [`${titleRules(variant)}:`, ...rules].join('\n')
  }

  drawLines(line: Line, marks: BoardMarks = {}): string[] {
    const lastMove = line.moves.at(-1)
    const last = lastMove === undefined ? [] : [moveFrom(lastMove), moveTo(lastMove)]
    return drawBoard(line.position, this.bottom, this.look, { last, ...marks })
  }

  showBoard(line: Line): void {
    this.answer(`\n${this.drawLines(line).join('\n')}\n`)
  }

  showPosition(line: Line): void {
    if (!this.isBare) this.showBoard(line)
  }

  /** On a terminal alone, and gone when the move is there. */
  showThinking(name: string): void {
    if (!this.isBare) drawOver(this.terminal.output, say('thinking', { name }))
  }

  hideThinking(): void {
    if (!this.isBare) drawOver(this.terminal.output, '')
  }

  /**
   * `line` already holds the move; of a thought that is kept to itself nothing is told. A drawn game has the reason in words, and
   * the numbers for who asks why; bare moves have the numbers of the fourth document beside them.
   */
  async showMindMove(name: string, line: Line, thought: Thought | undefined): Promise<void> {
    const before = line.positions.at(-2)!
    const move = line.moves.at(-1)!
    const uci = makeUci(move, before)
    const told = thought && (await describeThought(thought, before, this.view))
    if (this.isBare) {
      this.answer(uci)
      if (told && told.counts.length > 0) this.say(dim(this.look, makeCounts(told.counts)))
      return
    }
    const played = { name, san: bold(this.look, makeSan(before, move)), uci }
    this.say(told ? say('playsBecause', { ...played, reason: told.reason }) : say('plays', played))
  }

  /** Draws over what was drawn last: `above` is its count of lines. */
  redraw(above: number, lines: readonly string[]): void {
    const back = above > 0 ? `\u001b[${above}A\r\u001b[J` : '\r\u001b[J'
    this.terminal.output.write(`${back}${lines.join('\n')}\n`)
  }
}

const makeCounts = (counts: readonly Fact[]): string =>
  counts.map(([label, value]) => `${label}: ${value}`).join('   ')

/** The same, a line each, with what the names mean: for somebody who asks. */
export const explainCounts = (counts: readonly Fact[]): string[] =>
  counts.map(
    ([label, value, meaning]) =>
      `${label}: ${value}${meaning === undefined ? '' : ` (${makePlain(meaning)})`}`,
  )
