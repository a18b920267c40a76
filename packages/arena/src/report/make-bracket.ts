import { say } from '@rookery/words/arena/report'
import type { BracketLevel, BracketMatch } from '../schedule/knockout.ts'
import { makePoints } from './make-standings.ts'
import { shorten } from './text-table.ts'

/** So that two names, points and a remark fit a line of 80. */
const MOST_NAME = 21

/** By how many levels there are to the final. */
export const nameLevel = ({ matches: { length } }: BracketLevel): string =>
  say('level', { matches: length, players: length * 2 })

/** A knockout, match by match; `>` stands before whoever goes on. */
export function makeBracket(levels: readonly BracketLevel[], names: readonly string[]): string {
  const nameOf = (entrant: number | undefined): string =>
    entrant === undefined ? say('bye') : shorten(names[entrant]!, MOST_NAME)
  const width = Math.max(...names.map((name) => shorten(name, MOST_NAME).length))
  const lines = levels.flatMap((level) => [
    `${nameLevel(level)}\n`,
    ...level.matches.map((match) => `${makeMatch(match, nameOf, width)}\n`),
  ])
  const last = levels.at(-1)
  const winner = last?.matches.length === 1 ? last.matches[0]!.winner : undefined
  return `${lines.join('')}${winner === undefined ? '' : `${say('winner', { name: names[winner]! })}\n`}`
}

function makeMatch(
  { entrants, points, tieBreaks, winner }: BracketMatch,
  nameOf: (entrant: number | undefined) => string,
  width: number,
): string {
  const [first, second] = entrants.map(
    (entrant) => `${winner !== undefined && entrant === winner ? '>' : ' '} ${nameOf(entrant).padEnd(width)}`,
  )
  const isBye = entrants.includes(undefined)
  const score = isBye ? '' : `${makePoints(points[0])} - ${makePoints(points[1])}`
  const remark = tieBreaks === 0 ? '' : say('tieBreaks', { count: tieBreaks })
  return `  ${first}  ${score.padStart(11)}  ${second}  ${remark}`.trimEnd()
}
