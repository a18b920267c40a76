import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chooseOpenings, type Entrant, ownOpenings, type Plan, parsePlan, writeOpening } from '@rookery/arena'
import { makeTable, parseSettings, requirePlayer } from '@rookery/players'
import { standard } from '@rookery/rules'
import { say } from '@rookery/words/cli/check'
import { demand } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { allowTyped } from './allow-launches.ts'
import { makeWord } from './launch.ts'
import { playTournament } from './play-tournament.ts'

export interface LevelsOptions {
  readonly folder: string
  /** Openings a pair of levels, each played with both colours. */
  readonly rounds: number
  /** The first of the higher levels to play. */
  readonly from: number
  readonly concurrency: number
}

const HIGHEST = 10
/** Levels that meet are so far apart. */
const APART = 2
/** A level must win so large a part of the games against the one two below it. */
const ASKED = 0.7
const SEED = 3
/** A level's own nodes are its limit: these are beyond all of them, and no clock runs. */
const control = { nodes: 100_000_000 }

const entrantOf = (level: number): Entrant => ({
  kind: 'player',
  name: `level-${level}`,
  player: 'raven',
  settings: demand(parseSettings(requirePlayer('raven').settings, { level: String(level) })),
  control,
})

function planOf(level: number, rounds: number): Plan {
  const openings = chooseOpenings(ownOpenings(standard), { order: 'random', seed: SEED, count: rounds })
  const plan: Plan = {
    event: 'Levels of Raven',
    variant: standard.id,
    entrants: [entrantOf(level), entrantOf(level - APART)],
    schedule: { kind: 'round-robin', rounds, games: 2 },
    openings: openings.map(writeOpening),
    seed: SEED,
    adjudication: {},
    marginMs: 50,
    stallMs: 600_000,
  }
  return demand(parsePlan(JSON.parse(JSON.stringify(plan))))
}

const makeCommand = ({ folder, rounds, from, concurrency }: LevelsOptions): string =>
  `rookery check levels --folder ${makeWord(folder)} --rounds ${rounds} --from ${from} --concurrency ${concurrency}`

/**
 * Plays every level of Raven against the one two below it, and says whether each wins as often as it should. What is
 * finished stays in the folder's tournament files, and the same command goes on with the rest.
 */
export async function checkLevels(options: LevelsOptions, terminal: Terminal): Promise<boolean> {
  const { folder, rounds, from, concurrency } = options
  mkdirSync(folder, { recursive: true })
  const rows: string[][] = []
  let isFine = true
  for (let level = from; level <= HIGHEST; level++) {
    const file = join(folder, `${level - APART}-${level}.arena`)
    const plan = planOf(level, rounds)
    const run = { concurrency, comments: [], command: makeCommand(options) }
    const tournament = await playTournament(
      { file, plan, run, allow: allowTyped(plan, file, terminal) },
      terminal,
    )
    if (!tournament?.isOver) return false
    const { wins, draws, losses } = tournament.standings.row(0).tally
    const isWell = wins >= ASKED * (wins + draws + losses)
    isFine &&= isWell
    rows.push([
      say('levels.pair', { level, other: level - APART }),
      ...[wins, draws, losses].map(String),
      isWell ? say('levels.fine') : say('levels.tooFew'),
    ])
  }
  const head = [say('levels.head'), say('levels.won'), say('levels.drawn'), say('levels.lost'), '']
  await write(terminal.output, `\n${makeTable([head, ...rows]).join('\n')}\n`)
  return isFine
}
