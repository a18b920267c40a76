import {
  anchorsOf,
  floatAnchors,
  makeClock,
  makeRatingPlot,
  openTournament,
  rateLadder,
} from '@rookery/arena'
import { SqliteStore, seatEntrantsInNode } from '@rookery/arena/node'
import { levelElo } from '@rookery/engine'
import { defaultsOf, requirePlayer, roster } from '@rookery/players'
import { unwrap } from '@rookery/rules'
import { replaceTable } from './architecture-table.mjs'

/** @typedef {import('@rookery/players').Ladder} Ladder */
/** @typedef {import('@rookery/arena').PlayerEntrant} PlayerEntrant */

/** What a tournament file of `rookery ladder` says, for players and docs. */
export async function makeLadder(file) {
  const store = SqliteStore.read(file)
  try {
    const { plan } = store
    const tournament = openTournament({ store, seatEntrant: seatEntrantsInNode() })
    if (!tournament.isOver)
      console.log(`${file} is not played to its end: rookery arena resume plays the rest`)
    const meetings = tournament.standings.meetings()
    const list = unwrap(rateLadder(plan, meetings))
    const days = [...store.games()].map(({ startedAt }) => startedAt.slice(0, 10))
    /** @type {Ladder} */
    const ladder = {
      scale: playersOf(plan).some(isPeople) ? 'people' : 'random',
      measuredOn: days.sort().at(-1),
      clock: clockOf(plan),
      games: days.length,
      ratings: list.ratings.flatMap((rating) => ratingOf(plan, rating)),
    }
    const title = `${plan.event}${ladder.scale === 'people' ? ', on the Lichess rapid scale' : ''}`
    return {
      variant: plan.variant,
      ladder,
      list,
      plan,
      meetings,
      plot: makeRatingPlot(list, { title, hues: huesOf(plan) }),
    }
  } finally {
    store.close()
  }
}

/** @returns {PlayerEntrant[]} */
const playersOf = ({ entrants }) => entrants.filter(({ kind }) => kind === 'player')

/** The scale itself: its settings say its rating. */
const isPeople = ({ player }) => requirePlayer(player).ownElo !== undefined

const entrantOf = (plan, name) => plan.entrants.find((entrant) => entrant.name === name)

const clockOf = ({ entrants }) => makeClock(entrants.find(({ control }) => control.clock).control.clock)

function ratingOf(plan, { name, elo, error, tally }) {
  const { player, settings } = entrantOf(plan, name)
  const { settings: schema, ownElo } = requirePlayer(player)
  if (ownElo) return []
  const usual = defaultsOf(schema)
  const changed = Object.fromEntries(
    Object.entries(settings).filter(([setting, value]) => value !== usual[setting]),
  )
  return [
    {
      id: player,
      changed,
      elo: Math.round(elo),
      error: Math.ceil(error),
      games: tally.wins + tally.draws + tally.losses,
    },
  ]
}

function huesOf({ entrants }) {
  const hues = new Map(roster.map(({ id, hue }) => [id, hue]))
  return Object.fromEntries(entrants.map(({ name, player }) => [name, hues.get(player)]))
}

/** The module that the players read the ladders from. */
export const makeLadderFile = (ladders) => `// Made by npm run make:ladder from the games of rookery ladder.
import type { VariantId } from '@rookery/rules'
import type { Ladder } from './ladder.ts'

export const ladders: Readonly<Partial<Record<VariantId, Ladder>>> = ${JSON.stringify(Object.fromEntries(ladders), null, 2)}
`

const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** The page with the tables of one ladder made anew. */
export function makeLadderTables(page, { variant, ladder, list, plan, meetings }) {
  const rows = list.ratings.map(({ name, elo, error, tally: { wins, draws, losses } }, index) => {
    const games = wins + draws + losses
    const score = `${((100 * (wins + draws / 2)) / games).toFixed(1)} %`
    return [index + 1, name, Math.round(elo), Math.ceil(error), games, score]
  })
  const put = (text, name, table) => {
    const put = replaceTable(text, table, `make:ladder, ${name}`)
    if (put === undefined) throw new Error(`docs/ladder.md has lost the marks of the table ${name}`)
    return put
  }
  let text = put(page, variant, tableOf(['place', 'mind', 'Elo', '±', 'games', 'score'], rows))
  if (ladder.scale !== 'people') return text
  const levels = ladder.ratings
    .filter(({ id, changed }) => id === 'raven' && changed.level !== undefined)
    .sort((a, b) => a.changed.level - b.changed.level)
    .map(({ changed: { level }, elo, error, games }) => [
      level,
      Math.round(levelElo(Number(level))),
      elo,
      error,
      games,
    ])
  text = put(text, 'levels', tableOf(['level', 'meant', 'measured', '±', 'games'], levels))
  const anchors = unwrap(floatAnchors(meetings, anchorsOf(plan))).map(({ elo, played, error }) => [
    elo,
    Math.round(played),
    Math.ceil(error),
  ])
  return put(text, 'anchors', tableOf(['Mynah at', 'plays like', '±'], anchors))
}
