import { defaultStore, openExperience } from '@rookery/experience'
import { sayFaults, sayReason } from '@rookery/play/fault-words'
import { teachParrot } from '@rookery/play/teach-parrot'
import { say } from '@rookery/words/web/play'

/** Takes a finished game into the table that Parrot plays from in this browser; resolves to what came of it, in words. */
export async function teachHere(game: Parameters<typeof teachParrot>[1]): Promise<string> {
  const opened = await openExperience(defaultStore())
  if (!opened.ok) return say('result.notTaught', { reason: sayFaults(opened.faults) })
  try {
    return await teachParrot(opened.value, game)
  } catch (error) {
    return say('result.notTaught', { reason: sayReason(error) })
  } finally {
    await opened.value.close()
  }
}
