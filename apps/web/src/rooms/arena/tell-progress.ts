import type { ArenaView } from './arena-run.ts'

/** "12 of 40 games played, on 2 boards." */
export function tellProgress({ kept, phase, total, games }: ArenaView): string {
  const count = total === undefined ? makeGames(games.length) : `${games.length} of ${makeGames(total)}`
  const boards = kept.boards === 1 ? 'one board' : `${kept.boards} boards`
  if (phase === 'running') return `${count} played, on ${boards}.`
  if (phase === 'stopping') return `${count} played. Stopping…`
  if (kept.ending === 'decided') return `The test is decided after ${makeGames(games.length)}.`
  if (kept.ending === 'complete') return `All ${makeGames(games.length)} are played.`
  if (games.length === 0) return `${total === undefined ? 'The games' : makeGames(total)} to play.`
  return `${count} played. Games that were broken off are played again.`
}

const makeGames = (count: number): string => `${count} game${count === 1 ? '' : 's'}`
