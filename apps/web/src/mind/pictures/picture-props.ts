import type { RosterEntry, Thought, Voice } from '@rookery/players'
import type { Position } from '@rookery/rules'
import type { ComponentType } from 'react'

/** What a picture of a thought is made from. */
export interface PictureProps<Details = unknown> {
  readonly entry: RosterEntry
  readonly voice: Voice<Details>
  readonly thought: Thought<Details>
  /** The position that was thought about. */
  readonly position: Position
  /** Draws a thought within this one: of another mind, that was asked instead. */
  readonly Picture: ComponentType<Pick<PictureProps, 'entry' | 'thought' | 'position'>>
}
