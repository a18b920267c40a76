import { isDeepStrictEqual } from 'node:util'
import type { Entrant } from '@rookery/arena'
import type { AllowEntrant } from '@rookery/colony'
import { err, ok, type Result } from '@rookery/rules'
import { say } from '@rookery/words/cli/colony'
import { parseAllowed } from '../arena/allow-launches.ts'
import type { AllowedEngine } from '../arena/allowed-engines.ts'
import { launchOf, makeWord } from '../arena/launch.ts'

/** A plan may come from anybody: of engines, only those run that the worker's owner has named, by the command given here. */
export function allowOnWorker(typed: readonly (readonly string[])[]): AllowEntrant {
  const allowed = new Map(typed.map((words) => parseAllowed(words)).map((engine) => [engine.name, engine]))
  return (entrant) => allow(entrant, allowed.get(entrant.name))
}

function allow(entrant: Entrant, engine: AllowedEngine | undefined): Result<Entrant> {
  const name = makeWord(entrant.name)
  switch (entrant.kind) {
    case 'person':
      return refuse(say('noPeople', { name }))
    case 'player':
      return launchOf(entrant) ? refuse(say('noStore', { name })) : ok(entrant)
    case 'engine': {
      if (!engine) return refuse(say('work.notAllowed', { name }))
      if (!isDeepStrictEqual(launchOf(entrant)!.texts, engine.texts))
        return refuse(say('work.otherOptions', { name }))
      const { command, args, directory } = engine
      return ok({ ...entrant, command, args, directory: directory === '' ? process.cwd() : directory })
    }
  }
}

const refuse = (message: string): Result<never> => err({ code: 'not-allowed', message })
