import { interruptedThought, type Thought } from '@rookery/players'
import { begin, playMoves } from '@rookery/testkit/playing'
import { expect, it } from 'vitest'
import type { PlayState } from './play-state.ts'
import { shownThought } from './shown-thought.ts'

it('at each move of a game, what is shown is the thought behind it, the one before, or at the start the first', () => {
  const played = playMoves(begin(), 'e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5')
  const thoughts = new Map<number, Thought>(
    [1, 3].map((ply) => [ply, interruptedThought(played.line.positions[ply]!.legalMoves())]),
  )
  const pliesShown = (state: PlayState) =>
    Array.from({ length: played.line.moves.length + 1 }, (_, cursor) => {
      const shown = shownThought({ ...state, cursor })
      return shown && state.line.positions.indexOf(shown.position)
    })
  expect(pliesShown({ ...played, thoughts })).toEqual([1, 1, 1, 1, 3, 3])
  expect(pliesShown({ ...played, thoughts: new Map() })).toEqual(Array(6).fill(undefined))
})
