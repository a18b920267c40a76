import { createEngine } from '@rookery/engine'
import { type GameRecord, mayWarn, nameWarning } from '@rookery/play'
import { sayReason } from '@rookery/play/fault-words'
import {
  findMarks,
  findTrouble,
  type JudgedMove,
  tellMove,
  tellQuestion,
  tellWarning,
  Watcher,
} from '@rookery/practice/coach'
import type { Line, Move } from '@rookery/rules'
import { say } from '@rookery/words/cli/play'
import { askYesNo } from '../console/ask-yes-no.ts'
import type { Session } from './session.ts'

const HASH_MB = 16

/** What becomes of a move that a person wants to play. */
export type Consent = 'play' | 'another' | 'left'

/** Raven beside the person at the terminal. It never plays a move of its own. */
export class Coach {
  readonly #watcher: Watcher
  #hasFailed = false

  constructor({ line: { variant } }: GameRecord) {
    this.#watcher = new Watcher(createEngine({ variant, hashMb: HASH_MB }))
  }

  /** Nobody, where the game has no coach who speaks. */
  static of(record: GameRecord): Coach | undefined {
    return record.coach?.kind === 'warn' || record.coach?.kind === 'explain' ? new Coach(record) : undefined
  }

  /** Looks at the person's position while they think. */
  watch(line: Line): void {
    this.#watcher.watch(line)
  }

  /** Asks before a blunder, as often as the game has it. */
  async consent(session: Session, move: Move): Promise<Consent> {
    const { line, record, prompter } = session
    if (this.#hasFailed || !mayWarn(record, line.position, move)) return 'play'
    const blunder = await this.#try(session, () => this.#watcher.findBlunder(line, move, prompter.leaving))
    if (!blunder) return prompter.leaving.aborted ? 'left' : 'play'
    showWarning(session, blunder)
    const isWanted = await askYesNo(prompter, say('coached.anyway'), (text) => session.screen.say(text))
    if (isWanted === undefined) return 'left'
    session.noteWarning(nameWarning(line.position, move))
    return isWanted ? 'play' : 'another'
  }

  /** Says what a move did that was played from the end of this line, where the game has it so. */
  async comment(session: Session, line: Line, move: Move): Promise<void> {
    if (this.#hasFailed || session.record.coach?.kind !== 'explain') return
    const judged = await this.#try(session, () => this.#watcher.judge(line, move, session.prompter.leaving))
    if (judged) session.screen.say(tellMove(judged))
  }

  dispose(): Promise<void> {
    return this.#watcher.dispose()
  }

  /** A coach that cannot look says so once, and lets the game go on. */
  async #try(
    { screen }: Session,
    look: () => Promise<JudgedMove | undefined>,
  ): Promise<JudgedMove | undefined> {
    try {
      return await look()
    } catch (error) {
      this.#hasFailed = true
      screen.say(say('coached.failed', { reason: sayReason(error) }))
      return undefined
    }
  }
}

/** The board that the move leads to, with what is in danger, and why. */
function showWarning({ screen }: Session, blunder: JudgedMove): void {
  const { line, move } = blunder
  const trouble = findTrouble(blunder)
  if (!screen.isBare) {
    const { squares } = findMarks(blunder, trouble)
    screen.say(`\n${screen.drawLines(line.play(move), { goals: squares }).join('\n')}\n`)
  }
  screen.say(`${tellQuestion(blunder)} ${tellWarning(blunder, trouble)}`)
}
