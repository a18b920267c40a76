import { serve } from '@rookery/workers'
import { openDataRunner } from '../data/run-data.ts'
import { openGamesRunner } from '../games/run-games.ts'
import type { Runner } from '../runner.ts'
import type { ThreadCalls, ThreadPlan } from './thread-calls.ts'

const open = ({ kind, plan }: ThreadPlan): Runner => {
  switch (kind) {
    case 'games':
      return openGamesRunner(plan)
    case 'data':
      return openDataRunner(plan)
  }
}

serve<ThreadCalls>(() => {
  let hash: string | undefined
  let runner: Runner | undefined
  return {
    async prepare(plan) {
      await runner?.close()
      runner = open(plan)
      hash = plan.hash
      return undefined
    },
    run(given, { report, stop }) {
      if (given.hash !== hash || !runner) throw new Error('the plan of this job was not prepared')
      return runner.run(given.units, report, stop)
    },
  }
})
