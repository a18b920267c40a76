import { type Move, makeSquare, ok, parseRole, type Role, type Variant } from '@rookery/rules'
import { type MoveSource, type PlainMove, playedSquares } from './legal.ts'
import type { MoveValidator } from './options.ts'
import type { PreMove } from './pre-move.ts'
import { askPage, fault, isAbsent, type Read, type Reader, readList, readSquare, show } from './reading.ts'

interface Given {
  readonly from: unknown
  readonly to: unknown
  readonly promotion?: Role | undefined
}

function readBetween({ from, to, promotion }: Given, variant: Variant, text: string): Read<PlainMove> {
  const [start, goal] = [readSquare(from, variant), readSquare(to, variant)]
  return start === undefined || goal === undefined
    ? fault(`${text} is no move like e2e4`)
    : ok({ from: start, to: goal, promotion })
}

const uciPattern = /^(..)(..)([nbrqk]?)$/

const isMoveNumber = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 20

/** A move as UCI writes it, as the rules number it, or as two squares. */
function readMove(value: unknown, variant: Variant): Read<PlainMove> {
  if (isMoveNumber(value)) return readBetween(playedSquares(value as Move), variant, String(value))
  if (typeof value !== 'string') return readBetween({ ...(value as Given) }, variant, show(value))
  const [, from, to, promotion = ''] = uciPattern.exec(value) ?? []
  return readBetween({ from, to, promotion: parseRole(promotion) }, variant, show(value))
}

export const readPreMove: Reader<PreMove | undefined> = (value, variant) =>
  isAbsent(value) || value === '' || value === 'none'
    ? ok(undefined)
    : typeof value === 'number'
      ? fault(`${value} is no move like e2e4`)
      : readMove(value, variant)

export const readMoves: Reader<MoveSource> = (value, variant) => {
  if (isAbsent(value) || value === 'rules') return ok({ kind: 'rules' })
  if (value === 'free') return ok({ kind: 'free' })
  if (typeof value === 'function')
    return ok({ kind: 'validator', allows: askValidator(value as MoveValidator) })
  const list = readList(value instanceof Map ? pairsOf(value) : value, (item) => readMove(item, variant))
  return list.ok ? ok({ kind: 'list', moves: list.value }) : list
}

function* pairsOf(goals: ReadonlyMap<unknown, Iterable<unknown>>): Generator<Given> {
  for (const [from, each] of goals) for (const to of each) yield { from, to }
}

/** It is asked for many squares at every drawing: what it throws is told once. */
function askValidator(allows: MoveValidator): (move: PlainMove) => boolean {
  const told = new Set<string>()
  return ({ from, to, promotion }) =>
    askPage(() => allows({ from: makeSquare(from), to: makeSquare(to), promotion }), told) === true
}
