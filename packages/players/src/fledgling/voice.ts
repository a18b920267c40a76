import { makeSan } from '@rookery/rules'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { makeCount } from '../score/index.ts'
import { createVoice } from '../voice/index.ts'
import type { FledglingDetails } from './thought.ts'

export const voice = createVoice<FledglingDetails>('Fledgling', {
  reason: ({ details }) =>
    details.moves.length === 1
      ? sayReason('onlyMove')
      : `it drew number ${details.drawn + 1} of ${details.moves.length} legal moves`,
  aside({ details: { moves } }) {
    const percent = 100 / moves.length
    return moves.length === 1
      ? undefined
      : `Each had a chance of ${percent >= 10 ? percent.toFixed(0) : percent.toFixed(1)}%.`
  },
  counts: ({ details: { moves, drawn } }) => [
    ['Drawn', makeCount(drawn + 1)],
    ['Moves', makeCount(moves.length)],
  ],
  lines: ({ details }, position) => [
    `It drew number ${details.drawn + 1} of ${details.moves.length} moves:`,
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
