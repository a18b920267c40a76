import { makeMoveNumber } from '@rookery/analysis'
import { makeSans } from '@rookery/rules'
import { makePercent } from './chances.ts'
import { type Trial, trialMoves } from './trial.ts'

interface TrialWords {
  /** The news. */
  readonly lead: string
  readonly rest: string
}

/** How a try stands. */
export function trialWords(trial: Trial): TrialWords {
  const { line, mistake, before } = trial.task
  const [tried = '', ...more] = makeSans(line.position, trialMoves(trial))
  const [best, bestMove] = before.kind === 'searched' ? [before.sans[0]!, before.moves[0]] : ['', undefined]
  switch (trial.kind) {
    case 'asking':
      return { lead: `Find better than ${makeMoveNumber(mistake)} ${mistake.san}.`, rest: '' }
    case 'judging':
      return { lead: '', rest: `Raven looks at ${tried} …` }
    case 'right':
      return trial.move === bestMove
        ? { lead: `${tried} is right.`, rest: 'Raven would have played it too.' }
        : { lead: `${tried} is good as well.`, rest: `Raven would have played ${best}.` }
    case 'wrong': {
      const cost = `It costs ${makePercent(trial.answer.lossChance)} of the chances.`
      const rest = more.length > 0 ? `${cost} Raven goes on: ${more.join(' ')}` : cost
      return { lead: `${tried} is not it.`, rest }
    }
    case 'told':
      return {
        lead: `${best} was better.`,
        rest: more.length > 0 ? `Raven expects ${[tried, ...more].join(' ')}` : '',
      }
  }
}
