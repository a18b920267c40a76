import { findPlayer, type ParrotMove, type ParrotThought, type Thought } from '@rookery/players'
import { makeSan, type Position } from '@rookery/rules'
import { makeSigned, makeTable, type ThoughtText } from './thought-text.ts'

type Describe = (thought: Thought, position: Position) => ThoughtText

/** `describe` puts the fallback's thought into words. */
export function describeParrot(thought: ParrotThought, position: Position, describe: Describe): ThoughtText {
  const { fallback } = thought
  return fallback === null
    ? describeWheel(thought, position)
    : describeFallback(thought, fallback, position, describe)
}

function describeWheel({ moves, wheel, seen, exploration, choice }: ParrotThought, position: Position) {
  const chosen = moves.find(({ move }) => move === choice)!
  const { total, drawn } = wheel!
  const chance = makeChance(chosen, total)
  const known = moves.filter(({ row }) => row !== null).length
  return {
    score: { value: chosen.worth, side: position.turn },
    reason: chosen.row
      ? `repeats a move seen ${makeTimes(chosen.row.counter)}, worth ${makeSigned(chosen.worth)}: ${chance} of its wheel`
      : `tries a move it has never seen: ${chance} of its wheel`,
    counts: [
      ['Worth', makeSigned(chosen.worth)],
      ['Seen', chosen.row?.counter ?? 0],
      ['Chance', chance],
    ],
    lines: [
      `It knows ${known} of ${position.countLegalMoves()} moves here, from ${makeTimes(seen)}. Worth is defensive + offensive; fitness is its square, once the least is 1.`,
      ...makeWheelTable(moves, total, exploration),
      `It drew ${makeFigure(drawn)} below ${makeFigure(total)}, which fell on ${makeSan(position, choice)}.`,
    ],
  } satisfies ThoughtText
}

function describeFallback(
  { moves, exploration }: ParrotThought,
  { player, thought }: NonNullable<ParrotThought['fallback']>,
  position: Position,
  describe: Describe,
): ThoughtText {
  const name = findPlayer(player)?.name ?? player
  const ignorance = moves.length === 0 ? 'knows nothing here' : 'knows nothing of what it was asked about'
  const borrowed = describe(thought, position)
  return {
    ...borrowed,
    reason: `${ignorance}, so ${name} thought for it: ${borrowed.reason}`,
    counts: [['Knows', 'nothing'], ['Fallback', name], ...borrowed.counts],
    lines: [
      `It ${ignorance}, and leaves the choice to ${name}.`,
      ...(moves.length === 0 ? [] : ['What it knows:', ...makeWheelTable(moves, 0, exploration)]),
      `${name}'s thought:`,
      ...borrowed.lines,
    ],
  }
}

/** The rows of a position with their fitness, best first, and their shares of the wheel. */
export function makeWheelTable(moves: readonly ParrotMove[], total: number, exploration: number): string[] {
  const explores = exploration > 0
  return makeTable([
    [
      '  Move',
      'defensive',
      'offensive',
      'seen',
      'worth',
      ...(explores ? ['bonus'] : []),
      'shifted',
      'fitness',
      'chance',
      'slice',
    ],
    ...moves.map((move) => [
      `  ${move.san}`,
      move.row ? makeSigned(move.row.defensive) : '-',
      move.row ? makeSigned(move.row.offensive) : '-',
      String(move.row?.counter ?? 0),
      makeSigned(move.worth),
      ...(explores ? [makeSigned(move.bonus)] : []),
      makeFigure(move.shifted),
      makeFigure(move.fitness),
      makeChance(move, total),
      move.slice ? move.slice.map(makeFigure).join(' to ') : '-',
    ]),
  ])
}

const makeFigure = (value: number): string => String(Math.round(value * 100) / 100)

const makeChance = ({ fitness, slice }: ParrotMove, total: number): string =>
  slice ? `${((100 * fitness) / total).toFixed(1)}%` : '-'

const makeTimes = (count: number): string => (count === 1 ? 'once' : `${count} times`)
