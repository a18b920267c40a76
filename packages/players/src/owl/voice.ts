import type { Position, Square } from '@rookery/rules'
import { say } from '@rookery/words/voices/owl'
import type { SearchedThought } from '../search/index.ts'
import { findSquareGain, type SquareSense, tellSquareGain } from '../search/tell-squares.ts'
import { createSearchVoice, makeTerms } from '../search/voice.ts'
import { everyMotif, forcingMotifs } from '../words/index.ts'
import { owlNumbers } from './numbers.ts'
import { squareWorth, type Taste, tastes } from './square-tables.ts'

/** Owl looks at material and at the squares that its pieces stand on. */
export const makeVoice = () =>
  createSearchVoice('Owl', {
    cares: [...forcingMotifs, 'shelters', 'develops', 'attacks', 'controls'],
    sees: everyMotif,
    own: tellOwn,
    win: owlNumbers.win,
    ...makeTerms({
      material: [say('terms.material'), say('terms.materialMeaning')],
      squares: [say('terms.squares'), say('terms.squaresMeaning')],
    }),
    tellingTerm: 'squares',
  })

const tasteNames = Object.keys(tastes) as Taste[]

/** A square as White's tables have it. */
const seenBy = (color: Position['turn'], square: Square): Square => (color === 'white' ? square : square ^ 56)

/** A thought does not name its taste, but what squares were worth at the end of its line tells it. */
const tasteOf = ({ details: { leaf } }: SearchedThought): Taste | undefined => {
  const squares = leaf.terms.find(({ name }) => name === 'squares')?.squares
  return tasteNames.find((taste) =>
    squares?.every(
      ({ piece, square, value }) =>
        Math.abs(value) === Math.abs(squareWorth(taste, piece.role, seenBy(piece.color, square))),
    ),
  )
}

function tellOwn(thought: SearchedThought, position: Position): string | undefined {
  const taste = tasteOf(thought)
  if (taste === undefined) return undefined
  const worth: SquareSense = ({ role, color }, square) =>
    squareWorth(taste, role, seenBy(color, square)) / 100
  const gain = findSquareGain(position, thought.line, worth)
  return gain && tellSquareGain(gain)
}
