import { type ScoreWish, scoreWishes } from '@rookery/players'
import { say } from '@rookery/words/cli/main'
import { Option } from 'commander'

export interface ViewChoice {
  readonly view: ScoreWish
}

/** As in the page's settings: `me` is the person who plays, or where none does the side to move. */
export const viewOption = (isPerson: boolean): Option =>
  new Option('--view <side>', say('view', { isPerson })).choices(scoreWishes).default('me')
