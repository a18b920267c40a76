import { type Color, makeFen, type Position, type Variant } from '@rookery/rules'
import { type Judge, seenFrom, withBareKing } from '../search/index.ts'
import type { LeafValue, Term } from '../voice/index.ts'
import { drawValue, explainState, stateValue } from './state-value.ts'
import { HUNT_STEP, WIN } from './worths.ts'

/** `side` is the one to move at the root, for which every state is valued. */
export function createJudge(side: Color, { king }: Variant): Judge {
  const state: Judge = {
    evaluate: (position) => seenFrom(side, stateValue(position, side)),
    explain: (position) => explainState(position, side).map((term) => turnTerm(term, side)),
    draw: (position) => seenFrom(side, drawValue(position)),
    win: WIN,
  }
  // A king that can be taken needs no hunt: where the count decides, pieces win by themselves.
  return king === 'captured' ? state : withBareKing(state, HUNT_STEP)
}

/** Between White's view and that of a side. */
const turnTerm = (term: Term, side: Color): Term => ({
  ...term,
  value: seenFrom(side, term.value),
  squares: term.squares.map((worth) => ({ ...worth, value: seenFrom(side, worth.value) })),
})

/** The state value of a position for one side, by its terms, as if its search ended there. */
export function explainWren(position: Position, side: Color): LeafValue {
  const judge = createJudge(side, position.variant)
  const terms = judge.explain(position).map((term) => turnTerm(term, side))
  const value = seenFrom(side, judge.evaluate(position))
  return { fen: makeFen(position), value, standing: 'open', terms }
}
