import { endings } from '@rookery/arena'
import * as v from 'valibot'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const number = v.pipe(v.number(), v.finite())
const seat = { number: whole, round: whole, pair: whole, white: whole, black: whole }

const colonyStatus = v.object({
  plans: v.array(
    v.object({
      hash: v.string(),
      title: v.string(),
      kind: v.string(),
      done: whole,
      total: v.optional(whole),
      perSecond: number,
      waiting: whole,
      running: whole,
      isShown: v.boolean(),
    }),
  ),
  workers: v.array(
    v.object({
      name: v.string(),
      busy: whole,
      threads: whole,
      jobs: whole,
      /** In the tournament that is shown. */
      perSecond: v.optional(number),
      quietSeconds: v.optional(number),
    }),
  ),
})

const shownGame = v.object({
  ...seat,
  winner: v.nullable(v.picklist(['white', 'black'])),
  ending: v.picklist(endings),
})

const shownGames = v.object({
  plan: v.unknown(),
  total: v.optional(whole),
  isWhole: v.boolean(),
  games: v.array(shownGame),
})

const boards = v.object({
  games: v.array(
    v.object({
      worker: v.string(),
      thread: whole,
      game: v.object({ ...seat, opening: whole }),
      moves: v.array(v.string()),
      clockMs: v.optional(v.array(v.nullable(number))),
    }),
  ),
})

export type ColonyStatus = v.InferOutput<typeof colonyStatus>
export type WatchedGame = v.InferOutput<typeof boards>['games'][number]
export type ShownGame = v.InferOutput<typeof shownGame>

export type ColonyNews =
  /** `none`: the server knows of no colony. */
  | { readonly kind: 'connection'; readonly connection: 'open' | 'lost' | 'none' }
  | { readonly kind: 'redis'; readonly isAway: boolean }
  | { readonly kind: 'colony'; readonly status: ColonyStatus }
  | ({ readonly kind: 'games' } & v.InferOutput<typeof shownGames>)
  | ({ readonly kind: 'boards' } & v.InferOutput<typeof boards>)
  | { readonly kind: 'over' }

/** Hears what the server tells of its colony, until the function that it gives is called. */
export function listenToColony(hear: (news: ColonyNews) => void): () => void {
  const source = new EventSource('colony/events')
  const on = <S extends v.GenericSchema>(
    event: string,
    schema: S,
    makeNews: (value: v.InferOutput<S>) => ColonyNews,
  ) =>
    source.addEventListener(event, ({ data }) => {
      const parsed = v.safeParse(schema, parseJson(data))
      if (parsed.success) hear(makeNews(parsed.output))
    })
  on('redis', v.object({ isAway: v.boolean() }), ({ isAway }) => ({ kind: 'redis', isAway }))
  on('colony', colonyStatus, (status) => ({ kind: 'colony', status }))
  on('games', shownGames, (games) => ({ kind: 'games', ...games }))
  on('boards', boards, (games) => ({ kind: 'boards', ...games }))
  on('over', v.object({}), () => ({ kind: 'over' }))
  source.addEventListener('open', () => hear({ kind: 'connection', connection: 'open' }))
  source.addEventListener('error', () => {
    const isGivenUp = source.readyState === EventSource.CLOSED
    hear({ kind: 'connection', connection: isGivenUp ? 'none' : 'lost' })
  })
  return () => source.close()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
