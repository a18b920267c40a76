import { serve } from '@rookery/workers'
import { openDataRunner } from '../data/run-data.ts'
import { openDuelsRunner } from '../duels/run-duels.ts'
import { openGamesRunner } from '../games/run-games.ts'
import { openLearningRunner } from '../learning/run-learning.ts'
import type { Runner } from '../runner.ts'
import type { Sight } from '../watch/sight.ts'
import { doWork } from './do-work.ts'
import type { ThreadCalls, ThreadPlan } from './thread-calls.ts'

const open = ({ kind, plan }: ThreadPlan): Runner | Promise<Runner> => {
  switch (kind) {
    case 'games':
      return openGamesRunner(plan)
    case 'data':
      return openDataRunner(plan)
    case 'learning':
      return openLearningRunner(plan)
    case 'duels':
      return openDuelsRunner(plan)
  }
}

serve<ThreadCalls>(() => {
  let hash: string | undefined
  let runner: Runner | undefined
  return {
    async prepare(plan) {
      await runner?.close()
      runner = await open(plan)
      hash = plan.hash
      return undefined
    },
    measure: () => doWork(),
    run(given, { report, stop }) {
      if (given.hash !== hash || !runner) throw new Error('the plan of this job was not prepared')
      const tell = (progress: number, sight?: Sight) => report(sight ? { progress, sight } : { progress })
      return runner.run(given.units, tell, stop, given.addresses)
    },
  }
})
