import { makeSan } from '@rookery/rules'
import { makeNumber } from '@rookery/words'
import { say } from '@rookery/words/voices/fledgling'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { makeCount } from '../score/index.ts'
import { createVoice } from '../voice/index.ts'
import { isOnlyMove } from '../words/index.ts'
import type { FledglingDetails } from './thought.ts'

export const makeVoice = () =>
  createVoice<FledglingDetails>('Fledgling', {
    reason({ details: { moves, drawn } }, position) {
      if (isOnlyMove(position)) return sayReason('onlyMove')
      return moves.length === 1 ? say('alike') : say('drew', { drawn: drawn + 1, count: moves.length })
    },
    fearless: () => say('fearless'),
    aside({ details: { moves } }) {
      if (moves.length === 1) return undefined
      const places = moves.length <= 10 ? 0 : 1
      const share = {
        style: 'percent',
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      } as const
      return say('chance', { percent: makeNumber(1 / moves.length, share) })
    },
    counts: ({ details: { moves, drawn } }) => [
      [say('facts.drawn'), makeCount(drawn + 1)],
      [say('facts.moves'), makeCount(moves.length)],
    ],
    lines: ({ details }, position) => [
      say('lines', { drawn: details.drawn + 1, count: details.moves.length }),
      details.moves.map((move) => makeSan(position, move)).join(' '),
    ],
    compare: ({ details: { moves } }, _asked, position, move) =>
      say('compared', { san: makeSan(position, move), count: moves.length }),
    numbers: () => [],
    answer: ({ details: { moves, drawn } }) => ({
      rows: [],
      decisive: Number.POSITIVE_INFINITY,
      facts: [
        [say('facts.inHat'), makeCount(moves.length)],
        [say('facts.number'), makeCount(drawn + 1)],
      ],
    }),
  })
