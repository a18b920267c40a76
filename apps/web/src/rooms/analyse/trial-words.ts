import { makeMoveNumber, tellRefutation } from '@rookery/analysis'
import { makeSans } from '@rookery/rules'
import { say } from '@rookery/words/web/analyse'
import { makePercent } from './chances.ts'
import { type Trial, trialMoves } from './trial.ts'

/** How a try stands, the news in tags of "strong". */
export function tellTrial(trial: Trial): string {
  const { line, mistake, before } = trial.task
  const [san = '', ...more] = makeSans(line.position, trialMoves(trial))
  const [best, bestMove] = before.kind === 'searched' ? [before.sans[0]!, before.moves[0]] : ['', undefined]
  switch (trial.kind) {
    case 'asking':
      return say('trial.asking', { move: `${makeMoveNumber(mistake)} ${mistake.san}` })
    case 'judging':
      return say('trial.judging', { san })
    case 'right':
      return trial.move === bestMove ? say('trial.right', { san }) : say('trial.good', { san, best })
    case 'wrong': {
      const percent = makePercent(trial.answer.lossChance)
      const reason = tellRefutation(line.position, trial.move, trial.answer.after)
      return more.length > 0
        ? say('trial.wrongShown', { san, percent, reason, line: more.join(' ') })
        : say('trial.wrong', { san, percent, reason })
    }
    case 'told':
      return more.length > 0
        ? say('trial.toldShown', { best, line: [san, ...more].join(' ') })
        : say('trial.told', { best })
  }
}
