import type { Move } from '@rookery/rules'
import type { FledglingThought } from './fledgling/thought.ts'
import type { HeronThought } from './heron/thought.ts'
import type { KestrelThought } from './kestrel/thought.ts'
import type { MagpieThought } from './magpie/thought.ts'
import type { OwlThought } from './owl/thought.ts'
import type { ParrotThought } from './parrot/thought.ts'
import type { RavenThought } from './raven/thought.ts'
import type { WrenThought } from './wren/thought.ts'

/** The player was stopped before it had an idea, so the first of the moves it could choose from was played. */
export interface InterruptedThought {
  readonly kind: 'interrupted'
  readonly moves: readonly Move[]
  readonly choice: Move
}

/**
 * Why a player wants to play a move, in the numbers it really used: plain data that can be sent, stored and drawn.
 * Every kind has a `choice`, the move that would be played if the player had to answer now.
 */
export type Thought =
  | FledglingThought
  | HeronThought
  | InterruptedThought
  | KestrelThought
  | MagpieThought
  | OwlThought
  | ParrotThought
  | RavenThought
  | WrenThought
