import { describeOutcome } from '@rookery/play'
import { type Color, reasons } from '@rookery/rules'
import { inEnglish, makeDay } from '@rookery/words'
import { say } from '@rookery/words/web/games'
import type { GameSummary } from '../../game/storage/game-record.ts'

/** Lists are kept in English: what is a word in them, and no name, is said in the language of the moment. */
function tellName(kept: string): string {
  if (kept === 'You') return say('row.you')
  if (kept === 'White' || kept === 'Black')
    return say('row.side', { color: kept === 'White' ? 'white' : 'black' })
  return kept
}

/** "You – Owl". */
export const tellPair = ({ white, black }: GameSummary): string =>
  say('row.pair', { white: tellName(white), black: tellName(black) })

/** How a game ended, which was kept in English words. */
export function tellEnding({ ending, result }: GameSummary): string {
  const winner = winners[result]
  const reason = reasons.find((each) => inEnglish(() => describeOutcome({ winner, reason: each })) === ending)
  return reason ? describeOutcome({ winner, reason }) : ending
}

const winners: Readonly<Record<string, Color>> = { '1-0': 'white', '0-1': 'black' }

/** Empty where the day is not known. */
export const tellDay = (ms: number): string =>
  ms === 0 ? '' : makeDay(new Date(ms), { dateStyle: 'medium' })
