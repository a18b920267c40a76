import type { Hall, Plan, Tournament, TournamentStore } from '@rookery/arena'
import type { GamesHallOptions, LiarError } from '@rookery/colony'
import { say } from '@rookery/words/cli/colony'
import { joinColony } from '../options/join-colony.ts'
import { launchOf } from './launch.ts'
import { usage } from './parse-pairs.ts'

type Passed = 'keepsLines' | 'isTolerant' | 'onStart' | 'onNotice' | 'listen' | 'auditShare'

interface HallWishes extends Pick<GamesHallOptions, Passed> {
  readonly store: TournamentStore
  readonly tournament: Tournament
}

/** A colony that plays the games of a tournament. */
interface GamesColony {
  openHall(wishes: HallWishes): Hall
  /** The worker that an error is about, if its work is to be taken out. */
  findLiar(error: unknown): LiarError | undefined
  close(): void
}

export async function joinForGames(url: string, plan: Plan): Promise<GamesColony> {
  checkPlan(plan)
  const { GamesHall, LiarError: Liar } = await import('@rookery/colony')
  const link = await joinColony(url)
  return {
    openHall: ({ store, tournament, ...wishes }) =>
      new GamesHall({
        ...wishes,
        link,
        plan: () => store.plan,
        games: () => store.games(),
        isOver: () => tournament.isOver,
        progress: () => ({ done: tournament.standings.games, total: tournament.total }),
      }),
    findLiar: (error) => (error instanceof Liar ? error : undefined),
    close: () => link.close(),
  }
}

/** What only this machine has, its workers have not. */
function checkPlan({ entrants }: Plan): void {
  for (const entrant of entrants) {
    if (entrant.kind === 'person') throw usage(say('noPeople', { name: entrant.name }))
    if (entrant.kind === 'player' && launchOf(entrant)) throw usage(say('noStore', { name: entrant.name }))
  }
}
