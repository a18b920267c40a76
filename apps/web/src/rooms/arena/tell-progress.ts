import { say } from '@rookery/words/web/arena'
import type { ArenaView } from './arena-run.ts'

/** "12 of 40 games played, on 2 boards." */
export function tellProgress({ kept: { boards, ending }, phase, total, games }: ArenaView): string {
  const done = games.length
  const isOpen = total === undefined
  if (phase === 'running')
    return isOpen
      ? say('progress.runningOpen', { done, boards })
      : say('progress.running', { done, total, boards })
  if (phase === 'stopping')
    return isOpen ? say('progress.stoppingOpen', { done }) : say('progress.stopping', { done, total })
  if (ending === 'decided') return say('progress.decided', { done })
  if (ending === 'complete') return say('progress.complete', { done })
  if (done === 0) return isOpen ? say('progress.toPlayOpen') : say('progress.toPlay', { total })
  return isOpen ? say('progress.restingOpen', { done }) : say('progress.resting', { done, total })
}
