import { makeGame, type PlayState, recordOf } from '@rookery/play'
import { makePgn } from '@rookery/rules'

/** The game with its tags and clocks, as any chess program reads it. */
export const makeGamePgn = (state: PlayState, opening?: Parameters<typeof makeGame>[1]): string =>
  makePgn(makeGame(recordOf(state), opening))
