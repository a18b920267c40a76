import { say } from '@rookery/words/voices/parrot'
import { makeTable } from '../voice/index.ts'
import type { ParrotMove } from './thought.ts'

/** The rows of a position with their fitness, best first, and their shares of the wheel. */
export function makeWheelTable(moves: readonly ParrotMove[], total: number, exploration: number): string[] {
  const explores = exploration > 0
  return makeTable([
    [
      `  ${say('table.move')}`,
      say('table.defensive'),
      say('table.offensive'),
      say('table.seen'),
      say('table.worth'),
      ...(explores ? [say('table.bonus')] : []),
      say('table.shifted'),
      say('table.fitness'),
      say('table.chance'),
      say('table.slice'),
    ],
    ...moves.map((move) => [
      `  ${move.san}`,
      move.row ? makeSignedFigure(move.row.defensive) : '-',
      move.row ? makeSignedFigure(move.row.offensive) : '-',
      String(move.row?.counter ?? 0),
      makeSignedFigure(move.worth),
      ...(explores ? [makeSignedFigure(move.bonus)] : []),
      makeFigure(move.shifted),
      makeFigure(move.fitness),
      makeChance(move, total),
      move.slice
        ? say('table.slices', { from: makeFigure(move.slice[0]), to: makeFigure(move.slice[1]) })
        : '-',
    ]),
  ])
}

/** Without commas, so that columns can be read by programs. */
const makeSignedFigure = (value: number): string =>
  value > 0 ? `+${makeFigure(value)}` : makeFigure(value).replace('-', '\u2212')

export const makeFigure = (value: number): string => String(Math.round(value * 100) / 100)

export const makeChance = ({ fitness, slice }: ParrotMove, total: number): string =>
  slice ? `${((100 * fitness) / total).toFixed(1)}%` : '-'
