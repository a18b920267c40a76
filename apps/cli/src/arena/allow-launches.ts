import { isDeepStrictEqual } from 'node:util'
import type { Entrant, Plan } from '@rookery/arena'
import { say } from '@rookery/words/cli/arena'
import { askYesNo } from '../console/ask-yes-no.ts'
import { isTty } from '../console/look.ts'
import { Prompter } from '../console/prompter.ts'
import { exitCodes, Failure } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { type AllowedEngine, AllowedEngines } from './allowed-engines.ts'
import { launchOf, makeLaunch, makeWord, splitWords } from './launch.ts'
import { parsePairs, usage } from './parse-pairs.ts'

/** What entrants of a tournament start, by their names. */
function enginesOf({ entrants }: Pick<Plan, 'entrants'>): AllowedEngine[] {
  return entrants.flatMap((entrant) => {
    const launch = launchOf(entrant)
    return launch ? [{ name: entrant.name, ...launch }] : []
  })
}

/** What the user has typed may be run again when the tournament is resumed; where nothing can be kept, that will be asked. */
export function rememberTyped(plan: Plan, { errors }: Terminal): void {
  const engines = enginesOf(plan)
  if (engines.length === 0) return
  try {
    new AllowedEngines().allow(engines)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    errors.write(`rookery: ${say('launch.notKept', { reason: error.message })}\n`)
  }
}

/** `NAME=COMMAND dir=FOLDER option.NAME=VALUE`: an engine as the user allows it. */
export function parseAllowed(words: readonly string[], names?: readonly string[]): AllowedEngine {
  const [first = '', ...rest] = words
  // A name may hold an equals sign itself.
  const name = names?.find((each) => first.startsWith(`${each}=`)) ?? first.slice(0, first.indexOf('='))
  const [command, ...args] = splitWords(first.slice(name.length + 1))
  if (name === '' || command === undefined) throw usage(say('launch.wrong', { word: first }))
  const pairs = parsePairs('--allow-engine', rest, ['dir', 'option.'])
  const directory = pairs.get('dir')
  const options = Object.fromEntries(
    [...pairs].filter(([key]) => key !== 'dir').map(([key, value]) => [key.slice('option.'.length), value]),
  )
  const entrant = { kind: 'engine', name, command, args, options, control: {} } as const
  return { name, ...launchOf({ ...entrant, ...(directory === undefined ? {} : { directory }) })! }
}

/**
 * A tournament file may come from anybody, so what it starts must be allowed by the user: typed in this command, typed or
 * allowed before, or by a yes at the terminal. Gives each entrant with the command that was typed for it, if any.
 */
export async function allowLaunches(
  plan: Plan,
  file: string,
  typed: readonly (readonly string[])[],
  terminal: Terminal,
): Promise<(entrant: Entrant) => Entrant> {
  const names = plan.entrants.map(({ name }) => name)
  const given = new Map(
    typed.map((words) => {
      const engine = parseAllowed(words, names)
      return [engine.name, engine]
    }),
  )
  const wanted = enginesOf(plan)
  for (const engine of given.values()) checkGiven(engine, wanted)
  const list = new AllowedEngines()
  const unknown = wanted.filter((engine) => !given.has(engine.name) && !list.has(engine))
  if (unknown.length > 0) await ask(unknown, file, list, terminal)
  return (entrant) => {
    const engine = given.get(entrant.name)
    if (entrant.kind !== 'engine' || !engine) return entrant
    const { command, args, directory } = engine
    return { ...entrant, command, args, directory: directory === '' ? process.cwd() : directory }
  }
}

/** Typed just now, so allowed; unless somebody gives the file other entrants before it is played. */
export const allowTyped =
  (typed: Plan, file: string, terminal: Terminal) =>
  async (plan: Plan): Promise<(entrant: Entrant) => Entrant> =>
    isDeepStrictEqual(plan.entrants, typed.entrants)
      ? (entrant) => entrant
      : allowLaunches(plan, file, [], terminal)

/** The command may be another one here, but the texts are part of what is measured, and were to be seen. */
function checkGiven({ name, texts }: AllowedEngine, wanted: readonly AllowedEngine[]): void {
  const engine = wanted.find((each) => each.name === name)
  if (!engine) throw usage(say('launch.noEngine', { name: makeWord(name) }))
  if (isDeepStrictEqual(engine.texts, texts)) return
  const words = makeOptions(engine)
  throw usage(
    words === ''
      ? say('launch.noOptions', { name: makeWord(name) })
      : say('launch.otherOptions', { name: makeWord(name), words }),
  )
}

const makeOptions = ({ texts }: AllowedEngine): string =>
  Object.entries(texts)
    .map(([option, value]) => makeWord(`option.${option}=${value}`))
    .join(' ')

async function ask(
  engines: readonly AllowedEngine[],
  file: string,
  list: AllowedEngines,
  terminal: Terminal,
): Promise<void> {
  const rows = engines.map((engine) => `  ${makeWord(engine.name)}: ${makeLaunch(engine)}\n`).join('')
  const heading = `${say('launch.heading', { file })}\n${rows}`
  if (!isTty(terminal.input) || !isTty(terminal.output))
    throw new Failure(
      `${heading}${say('launch.add', { flags: engines.map(makeFlag).join(' ') })}`,
      exitCodes.usage,
    )
  await write(terminal.output, heading)
  const prompter = new Prompter(terminal)
  const isAllowed = await askYesNo(prompter, say('launch.ask'), (text) => terminal.output.write(`${text}\n`))
  prompter.close()
  if (!isAllowed) throw new Failure(say('launch.nothing'), exitCodes.faults)
  list.allow(engines)
}

function makeFlag(engine: AllowedEngine): string {
  const { name, command, args, directory } = engine
  const line = [command, ...args].map(makeWord).join(' ')
  const dir = directory === '' ? '' : ` ${makeWord(`dir=${directory}`)}`
  const options = makeOptions(engine)
  return `--allow-engine ${makeWord(`${name}=${line}`)}${dir}${options === '' ? '' : ` ${options}`}`
}
