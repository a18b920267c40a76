import {
  type Attempt,
  beginSolving,
  type Puzzle,
  type Run,
  reduceSolving,
  resultOf,
  runModes,
  type Solving,
  type SolvingAction,
} from '@rookery/practice'
import type { Move } from '@rookery/rules'
import * as v from 'valibot'

/** A puzzle in a run, and all that was done to it: a reload does it again. */
export interface Session {
  readonly run: Run
  readonly solving: Solving
  readonly actions: readonly SolvingAction[]
  /** Whether its result is in the record. */
  readonly isNoted: boolean
}

/** Nothing where the puzzle cannot be played. */
export function beginSession(run: Run, puzzle: Puzzle): Session | undefined {
  const solving = beginSolving(puzzle)
  return solving.ok ? { run, solving: solving.value, actions: [], isNoted: false } : undefined
}

export function act(session: Session, action: SolvingAction): Session {
  const solving = reduceSolving(session.solving, action)
  return solving === session.solving
    ? session
    : { ...session, solving, actions: [...session.actions, action] }
}

/** What goes into the record, as soon as the result is known. */
export function attemptOf({ run, solving }: Session, atMs: number): Attempt | undefined {
  const result = resultOf(solving)
  if (!result) return undefined
  const { id, variant, rating, deviation, themes } = solving.puzzle
  return { puzzle: id, variant, rating, deviation, themes: [...themes], atMs, result, mode: run.mode }
}

const number = v.pipe(v.number(), v.finite())
const savedSchema = v.object({
  run: v.object({
    mode: v.picklist(runModes),
    theme: v.optional(v.string()),
    rating: v.optional(number),
    ownRating: number,
    begunMs: number,
    solved: number,
    failed: number,
    isOver: v.boolean(),
  }),
  puzzle: v.object({
    id: v.string(),
    variant: v.picklist(['standard', 'minichess']),
    fen: v.string(),
    moves: v.array(v.string()),
    rating: number,
    deviation: number,
    themes: v.array(v.string()),
  }),
  actions: v.array(
    v.variant('kind', [
      v.object({
        kind: v.literal('try'),
        move: v.pipe(
          number,
          v.transform((move) => move as Move),
        ),
      }),
      v.object({ kind: v.picklist(['step', 'again', 'hint', 'tell']) }),
    ]),
  ),
  isNoted: v.boolean(),
})

export const makeSavedSession = ({ run, solving, actions, isNoted }: Session): string =>
  JSON.stringify({ run, puzzle: solving.puzzle, actions, isNoted })

/** Nothing where none was kept, or none that can be read. */
export function parseSavedSession(text: string | null): Session | undefined {
  const saved = v.safeParse(v.pipe(v.string(), v.parseJson(), savedSchema), text)
  if (!saved.success) return undefined
  const { run, puzzle, actions, isNoted } = saved.output
  const begun = beginSession(run as Run, puzzle)
  if (!begun) return undefined
  const isLegal = (session: Session, action: SolvingAction) =>
    action.kind !== 'try' || legalHere(session).includes(action.move)
  let session = begun
  for (const action of actions) {
    if (!isLegal(session, action)) return undefined
    session = act(session, action)
  }
  return { ...session, isNoted }
}

const legalHere = ({ solving: { line, shown } }: Session): readonly Move[] =>
  line.positions[shown]!.legalMoves()
