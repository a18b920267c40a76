import { sayFaults } from '@rookery/play/fault-words'
import {
  beginSolving,
  canStep,
  hintedSquares,
  isAsked,
  lineOnBoard,
  type Puzzle,
  reduceSolving,
  resultOf,
  type Solving,
  type SolvingResult,
} from '@rookery/practice'
import { type Line, makeSan, makeSans, makeSquare, moveFrom, moveTo, parseMove } from '@rookery/rules'
import { say } from '@rookery/words/cli/puzzles'
import { drawBoard } from '../board/draw-board.ts'
import { bold, type Look } from '../console/look.ts'
import type { Prompter } from '../console/prompter.ts'
import { demand, exitCodes } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { refute } from './refute.ts'

export interface Desk {
  readonly terminal: Terminal
  readonly prompter: Prompter
  readonly look: Look
}

interface Solved {
  /** Nothing where the solver left before it was known. */
  readonly result: SolvingResult | undefined
  readonly isLeft: boolean
}

const isLeaving = (text: string): boolean => /^(q|quit|exit)$/i.test(text.trim())

/** One puzzle at the terminal. */
export async function solvePuzzle(puzzle: Puzzle, desk: Desk): Promise<Solved> {
  const { prompter } = desk
  let solving = stepOn(demand(beginSolving(puzzle), exitCodes.faults))
  await show(solving, desk)
  while (solving.phase === 'asking' || solving.phase === 'wrong') {
    const answer = await prompter.ask(
      `${say(solving.phase === 'wrong' ? 'solve.tryAgain' : 'solve.prompt')} `,
    )
    if (answer.kind !== 'line' || isLeaving(answer.text)) return { result: resultOf(solving), isLeft: true }
    solving = await take(solving, answer.text.trim(), desk)
  }
  return { result: resultOf(solving), isLeft: false }
}

/** The opponent's moves come by themselves. */
const stepOn = (solving: Solving): Solving =>
  canStep(solving) ? stepOn(reduceSolving(solving, { kind: 'step' })) : solving

async function take(solving: Solving, text: string, desk: Desk): Promise<Solving> {
  const { output } = desk.terminal
  const word = text.toLowerCase()
  if (word === 'show') {
    const { position } = solving.line.until(1)
    await write(
      output,
      `${say('solve.solution', { line: makeSans(position, [...solving.line.moves.slice(1)]).join(' ') })}\n`,
    )
    return reduceSolving(solving, { kind: 'tell' })
  }
  const asked = reduceSolving(solving, { kind: 'again' })
  if (word === 'hint') {
    const hinted = reduceSolving(asked, { kind: 'hint' })
    const { from, to } = hintedSquares(hinted)
    const [piece, goal] = [makeSquare(from!), to === undefined ? '' : makeSquare(to)]
    await write(
      output,
      `${goal === '' ? say('solve.hintPiece', { square: piece }) : say('solve.hintGoal', { from: piece, to: goal })}\n`,
    )
    return hinted
  }
  if (word === '?' || word === 'help') {
    await write(output, `${say('solve.help')}\n`)
    return solving
  }
  if (word === 'board' || word === '') {
    await show(asked, desk)
    return asked
  }
  const move = parseMove(lineOnBoard(asked).position, text)
  if (!move.ok) {
    await write(output, `${say('solve.noMove', { reason: sayFaults(move.faults) })}\n`)
    return solving
  }
  return tell(asked, reduceSolving(asked, { kind: 'try', move: move.value }), desk)
}

/** What a try has come to. */
async function tell(before: Solving, tried: Solving, desk: Desk): Promise<Solving> {
  const { terminal, look, prompter } = desk
  if (tried.phase === 'wrong') {
    const san = makeSan(lineOnBoard(before).position, tried.tried!)
    const reason = await refute(tried, prompter.leaving)
    await write(
      terminal.output,
      `${reason === undefined ? say('solve.wrong', { san }) : say('solve.wrongBecause', { san, reason })}\n`,
    )
    return tried
  }
  await write(terminal.output, `${bold(look, say('solve.right'))}\n`)
  const next = stepOn(tried)
  if (isAsked(next)) await show(next, desk)
  return next
}

async function show(solving: Solving, { terminal, look }: Desk): Promise<void> {
  const line = lineOnBoard(solving)
  const { turn } = line.position
  const last = line.moves.at(-1)!
  const board = drawBoard(line.position, turn, look, { last: [moveFrom(last), moveTo(last)] })
  const played = makeSan(before(line), last)
  await write(terminal.output, `\n${board.join('\n')}\n\n${say('solve.find', { color: turn, played })}\n`)
}

const before = (line: Line) => line.positions[line.moves.length - 1]!
