import { endOfLine, isError } from '@rookery/analysis'
import { tellAllowed, tellDoes, tellReason } from '@rookery/players'
import { makeSan } from '@rookery/rules'
import { say } from '@rookery/words/practice/coach'
import { findTrouble, reasonsInstead, reasonsOf, type Trouble } from './trouble.ts'
import type { JudgedMove } from './watcher.ts'

/** "Sure about Qxh7?" */
export const tellQuestion = ({ line, move }: JudgedMove): string =>
  say('sure', { san: makeSan(line.position, move) })

/** Why somebody is asked: "Careful: after Qxh7, Rxh7 takes the queen on h7." */
export function tellWarning({ line, move }: JudgedMove, trouble: Trouble): string {
  const san = makeSan(line.position, move)
  switch (trouble.kind) {
    case 'loses the king':
      return say('warn.losesKing', { san })
    case 'allows mate':
      return say('warn.allowsMate', { san, ...trouble })
    case 'draws':
      return say('warn.draws', { san })
    case 'allows':
      return say('warn.allows', { clause: tellAllowed(san, trouble.reason) })
    case 'misses':
      return say('warn.misses', { san })
  }
}

/** What a move did, what was better, and why: whole sentences. */
export function tellMove(judged: JudgedMove): string {
  const { line, move, class: verdict } = judged
  const san = makeSan(line.position, move)
  const reason = tellDoes(reasonsOf(judged))
  if (!isError(verdict)) {
    const told = { san, class: verdict as 'best' | 'good' }
    return reason === undefined ? say('fine', told) : say('fineBecause', { ...told, reason })
  }
  const faulty = { san, class: verdict as 'inaccuracy' | 'mistake' | 'blunder' }
  const clause = tellClause(findTrouble(judged))
  const did = reason === undefined ? [] : [say('did', { san, reason })]
  const was = clause === undefined ? say('faulty', faulty) : say('faultyBecause', { ...faulty, clause })
  return [...did, was, tellBetter(judged)].join(' ')
}

/** Nothing where only something better can be told. */
function tellClause(trouble: Trouble): string | undefined {
  switch (trouble.kind) {
    case 'loses the king':
      return say('clause.losesKing')
    case 'allows mate':
      return say('clause.allowsMate', trouble)
    case 'draws':
      return say('clause.draws')
    case 'allows':
      return tellReason(trouble.reason)
    case 'misses':
      return undefined
  }
}

function tellBetter(judged: JudgedMove): string {
  const { line, before } = judged
  const san = before.sans[0]!
  const end = endOfLine(before, line.position)
  if (end && end.moves > 0) return say('betterMates', { san, end: end.kind, moves: end.moves })
  const reason = tellDoes(reasonsInstead(judged))
  return reason === undefined ? say('better', { san }) : say('betterBecause', { san, reason })
}
