import { makeSan } from '@rookery/rules'
import { makeCount } from '../score/index.ts'
import { createVoice } from '../voice/index.ts'
import type { FledglingDetails } from './thought.ts'

const tellDraw = ({ moves, drawn }: FledglingDetails): string =>
  `drew number ${drawn + 1} of ${moves.length} moves`

export const voice = createVoice<FledglingDetails>('Fledgling', {
  headline({ choice, details: { moves, drawn } }, position) {
    const plays = `Fledgling plays ${makeSan(position, choice)}`
    const count = moves.length
    return count === 1
      ? `${plays}: it is the only legal move.`
      : `${plays}: it drew number ${drawn + 1} of ${count} legal moves.`
  },
  aside({ details: { moves } }) {
    const percent = 100 / moves.length
    return moves.length === 1
      ? undefined
      : `Each had a chance of ${percent >= 10 ? percent.toFixed(0) : percent.toFixed(1)}%.`
  },
  reason: ({ details }) => tellDraw(details),
  counts: ({ details: { moves, drawn } }) => [
    ['Drawn', makeCount(drawn + 1)],
    ['Moves', makeCount(moves.length)],
  ],
  lines: ({ details }, position) => [
    `It ${tellDraw(details)}:`,
    details.moves.map((move) => makeSan(position, move)).join(' '),
  ],
  compare: ({ details: { moves } }, _asked, position, move) =>
    `Fledgling had nothing against ${makeSan(position, move)}: each of ${moves.length} moves had the same chance, and the lot fell on another.`,
  numbers: () => [],
  answer: ({ details: { moves, drawn } }) => ({
    rows: [],
    decisive: Number.POSITIVE_INFINITY,
    facts: [
      ['Moves in the hat', makeCount(moves.length)],
      ['Number drawn', makeCount(drawn + 1)],
    ],
  }),
})
