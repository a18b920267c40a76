import type { PlayAction, PlayState } from '@rookery/play'
import type { Dispatch, RefObject } from 'react'
import type { Preview } from '../../../game/table/table.tsx'

/** What the coach has to show at the table. */
export interface Coached {
  /** While a move is held back. */
  readonly preview?: Preview | undefined
  readonly words?: string
}

/** Looks at what a person does, and says whether it holds it back. */
export type Guard = (action: PlayAction) => boolean

export interface CoachProps {
  readonly state: PlayState
  readonly dispatch: Dispatch<PlayAction>
  /** Where what a person does can be looked at first. */
  readonly guard: RefObject<Guard | undefined>
  readonly onShow: (coached: Coached) => void
}
