import type { Limits } from '@rookery/players'
import type { Line, Move } from '@rookery/rules'
import type { Answer, SeatedEntrant } from './seated-entrant.ts'

export type AskPerson = (line: Line, limits: Limits, signal: AbortSignal) => Promise<Move | 'resign'>

/** A person, asked by whatever means the caller has: a page, a prompt. */
export function createSeatedPerson(ask: AskPerson): SeatedEntrant {
  return {
    isAlive: true,
    async newGame() {},
    async think(line, limits, signal): Promise<Answer> {
      const choice = await ask(line, limits, signal)
      return choice === 'resign' ? { kind: 'resignation' } : { kind: 'move', move: choice, remark: {} }
    },
    async dispose() {},
  }
}
