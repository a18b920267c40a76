import { lonePerson } from '@rookery/play'
import { type Color, colors, type Line } from '@rookery/rules'
import { type Opened, readGame } from '../../../game/open/open-text.ts'
import { parseSavedState } from '../../../game/saved-state.ts'
import type { GameSummary } from '../../../game/storage/game-record.ts'
import { openGames } from '../../../game/storage/games-store.ts'
import { canTellStrength } from '../../../game/strength/can-tell.ts'

/** One game of somebody's. */
interface Sample {
  readonly line: Line
  readonly color: Color
}

/** Games to be looked at, each read when its turn comes; nothing where one cannot be read or is not theirs. */
export interface Samples {
  readonly count: number
  readonly read: (index: number) => Promise<Sample | undefined>
}

/** Those of this browser in which one person played a mind. */
export function ownSamples(games: readonly GameSummary[]): Samples {
  const told = games.filter(({ variantId }) => canTellStrength(variantId))
  return {
    count: told.length,
    read: async (index) => {
      const record = await (await openGames()).read(told[index]!.id)
      const state = record && parseSavedState(record.text)
      const color = state?.ok ? lonePerson(state.value.setup.sides) : undefined
      return state?.ok && color ? { line: state.value.line, color } : undefined
    },
  }
}

export interface NamedPlayer {
  readonly name: string
  /** Indices of their games in the file. */
  readonly games: readonly number[]
}

type OpenedGames = Extract<Opened, { kind: 'games' }>

/** Who played in a file, those with the most games first. */
export function listPlayers({ entries }: OpenedGames): NamedPlayer[] {
  const games = new Map<string, number[]>()
  entries.forEach(({ names, variantId }, index) => {
    if (!canTellStrength(variantId)) return
    for (const name of new Set(colors.map((color) => names[color])))
      if (name !== undefined) {
        const known = games.get(name)
        if (known) known.push(index)
        else games.set(name, [index])
      }
  })
  return [...games]
    .map(([name, indices]) => ({ name, games: indices }))
    .sort((one, other) => other.games.length - one.games.length || one.name.localeCompare(other.name))
}

/** The games of one of them. */
export function samplesOf({ text, entries }: OpenedGames, { name, games }: NamedPlayer): Samples {
  return {
    count: games.length,
    read: async (index) => {
      const entry = entries[games[index]!]!
      const color = colors.find((each) => entry.names[each] === name)
      return color && { line: readGame(text, entry).line(), color }
    },
  }
}
