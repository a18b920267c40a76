import { type ScoreWish, scoreWishes } from '@rookery/players'
import { Option } from 'commander'

export interface ViewChoice {
  readonly view: ScoreWish
}

/** As in the page's settings. `me` says who that is. */
export const viewOption = (me: string): Option =>
  new Option('--view <side>', `from whose side scores are told: white, or me, ${me}`)
    .choices(scoreWishes)
    .default('me')
