import { basename } from 'node:path'
import { type Control, type Entrant, parseClock } from '@rookery/arena'
import { sayReason } from '@rookery/play/fault-words'
import {
  findPlayer,
  PlayerError,
  parseSettings,
  requirePlayer,
  type Schema,
  type Settings,
} from '@rookery/players'
import { say } from '@rookery/words/cli/arena'
import { demand } from '../exit.ts'
import { splitWords } from './launch.ts'
import { type Pairs, parseNumber, parsePairs, usage } from './parse-pairs.ts'

const controlNames = ['tc', 'st', 'depth', 'nodes']
const entrantNames = ['cmd', 'player', 'person', 'name', 'args', 'dir', 'proto', 'option.', ...controlNames]

const defaultClock = { baseMs: 8000, incrementMs: 80 }

/** The entrants that `--engine` names, with what `--each` says for all of them. */
export function parseEntrants(engines: readonly (readonly string[])[], each: readonly string[]): Entrant[] {
  const shared = parsePairs('--each', each, ['option.', ...controlNames])
  const entrants = engines.map((words) => parseEntrant(parsePairs('--engine', words, entrantNames), shared))
  const names = entrants.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw usage(say('entrant.twice', { name: twice }))
  return entrants
}

function parseEntrant(own: Pairs, shared: Pairs): Entrant {
  const kinds = ['cmd', 'player', 'person'].filter((name) => own.has(name))
  if (kinds.length !== 1) throw usage(say('entrant.kind'))
  const [kind] = kinds
  if ((own.get('proto') ?? 'uci') !== 'uci')
    throw usage(say('entrant.protocol', { protocol: own.get('proto') ?? '' }))
  // An own limit of any kind replaces the shared ones: `tc` for all and `depth=3` for one is depth 3 for that one.
  const limits = controlNames.some((name) => own.has(name)) ? own : shared
  const control = parseControl(limits)
  const options = { ...optionsOf(shared), ...optionsOf(own) }
  if (kind === 'person') return { kind, name: own.get('name') ?? own.get('person')!, control }
  const timed = Object.keys(control).length === 0 ? { clock: defaultClock } : control
  if (kind === 'player') {
    const id = own.get('player')!
    const settings = checkSettings(id, optionsOf(own), optionsOf(shared))
    return {
      kind,
      name: own.get('name') ?? nameOfPlayer(id, optionsOf(own)),
      player: id,
      settings,
      control: timed,
    }
  }
  const command = own.get('cmd')!
  const directory = own.get('dir')
  return {
    kind: 'engine',
    name: own.get('name') ?? basename(command),
    command,
    args: splitWords(own.get('args') ?? ''),
    ...(directory === undefined ? {} : { directory }),
    options,
    control: timed,
  }
}

function nameOfPlayer(id: string, own: Readonly<Record<string, string>>): string {
  const shown = Object.entries(own).map(([name, value]) => `${name} ${value}`)
  const name = findPlayer(id)?.name ?? id
  return shown.length === 0 ? name : `${name} (${shown.join(', ')})`
}

function optionsOf(pairs: Pairs): Record<string, string> {
  const named = [...pairs].filter(([name]) => name.startsWith('option.'))
  return Object.fromEntries(named.map(([name, value]) => [name.slice('option.'.length), value]))
}

/** Of the shared options, those that this player has: `option.Hash` for all is not meant for Magpie. */
function checkSettings(id: string, own: Record<string, string>, shared: Record<string, string>): Settings {
  const schema = schemaOf(id)
  const fitting = Object.entries(shared).filter(([name]) => Object.hasOwn(schema, name))
  return demand(parseSettings(schema, { ...Object.fromEntries(fitting), ...own }))
}

function schemaOf(id: string): Schema {
  try {
    return requirePlayer(id).settings
  } catch (error) {
    if (error instanceof PlayerError) throw usage(sayReason(error))
    throw error
  }
}

function parseControl(pairs: Pairs): Control {
  const [tc, st, depth, nodes] = controlNames.map((name) => pairs.get(name))
  return {
    ...(tc === undefined || tc === 'inf' ? {} : { clock: demand(parseClock(tc)) }),
    ...(st === undefined
      ? {}
      : { moveTimeMs: Math.round(parseNumber('st', st, { min: 0.001, max: 100_000 }) * 1000) }),
    ...(depth === undefined
      ? {}
      : { depth: parseNumber('depth', depth, { min: 1, max: 250, isWhole: true }) }),
    ...(nodes === undefined
      ? {}
      : { nodes: parseNumber('nodes', nodes, { min: 1, max: 1e15, isWhole: true }) }),
  }
}
