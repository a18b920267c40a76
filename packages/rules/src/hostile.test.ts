import { fenCorpus, mutations, sanCorpus, uciCorpus } from '@rookery/testkit'
import { describe, expect, it } from 'vitest'
import {
  attackersOf,
  attacksFrom,
  bishopAttacks,
  checkersOf,
  kingAttacks,
  knightAttacks,
  lineThrough,
  pawnAttacks,
  pieceAttacks,
  queenAttacks,
  rookAttacks,
  squaresBetween,
} from './attack-sets.ts'
import { createBoard, piecesOn } from './board.ts'
import { Chess, validateFen } from './chess/index.ts'
import { createPosition } from './create-position.ts'
import { legalDestinationNames } from './destinations.ts'
import { makeEpd, parseEpd } from './epd.ts'
import { makeFen, parseFen, parsePosition, startPosition } from './fen.ts'
import { Game } from './game/index.ts'
import { withTurn } from './imagine.ts'
import { Line } from './line.ts'
import { moveFacts } from './move-facts.ts'
import { findOpening, openingOf, prepareOpenings } from './openings/index.ts'
import { hasMatingMaterial, positionOutcome } from './outcome.ts'
import { divide, perft } from './perft.ts'
import { makePgn, parsePgn } from './pgn/index.ts'
import { makePiece, parsePiece } from './piece.ts'
import { parsePolyglot, writePolyglot } from './polyglot-book.ts'
import { capturedPiece, samePosition } from './position.ts'
import { describeFaults, type Result, unwrap } from './result.ts'
import { makeSan, makeSans, parseMove, parseSan } from './san.ts'
import { makeSquare, parseSquare } from './square.ts'
import { SquareSet } from './square-set.ts'
import { makeUci, parseUci } from './uci.ts'
import { chess960, type Variant, variants } from './variants/index.ts'
import { sumPieces, visitPieces } from './visit-pieces.ts'
import { withoutPiece } from './without-piece.ts'
import { zobristKey } from './zobrist.ts'

const COUNT = 100_000
/** Of each variant, however many there are. */
const FENS_EACH = 20_000

it('reads no hostile FEN with a throw, and gives back each one it accepts', () => {
  let accepted = 0
  let index = 0
  for (const text of mutations(11, fenCorpus, FENS_EACH * variants.length)) {
    const variant: Variant = variants[index++ % variants.length]!
    const setup = parseFen(text, variant)
    if (!setup.ok) {
      expect(setup.faults.length).toBeGreaterThan(0)
      continue
    }
    expect(parseFen(makeFen(setup.value), variant)).toEqual(setup)
    const position = parsePosition(text, variant)
    if (!position.ok) continue
    accepted++
    expect(parsePosition(makeFen(position.value), variant)).toEqual(position)
    position.value.legalMoves()
  }
  expect(accepted).toBeGreaterThan(FENS_EACH / 20)
})

// Positions rich in captures, castling and promotions, so that mutated moves often hit a legal one.
const positions = [
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'],
  ['n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1'],
  ['8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1'],
  ['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', chess960],
] as const
const boards = [startPosition(), ...positions.map(([fen, variant]) => unwrap(parsePosition(fen, variant)))]

it.each([
  ['SAN', sanCorpus, parseSan],
  ['UCI', uciCorpus, parseUci],
  ['move', [...sanCorpus, ...uciCorpus], parseMove],
] as const)('reads no hostile %s with a throw, and gives back each one it accepts', (_, corpus, parse) => {
  let accepted = 0
  let index = 0
  for (const text of mutations(12, corpus, COUNT)) {
    const position = boards[index++ % boards.length]!
    const move = parse(position, text)
    if (!move.ok) continue
    accepted++
    expect(position.legalMoves()).toContain(move.value)
    expect(parseSan(position, makeSan(position, move.value))).toEqual(move)
    expect(parseUci(position, makeUci(move.value, position))).toEqual(move)
  }
  expect(accepted).toBeGreaterThan(COUNT / 1000)
})

describe('what is of another type than was asked for', () => {
  const start = startPosition()
  const none = <T = never>(value: unknown) => value as T

  it.each([null, undefined, 5, {}, []])('%j is told in a sentence by every reader', (value) => {
    const results: Result<unknown>[] = [
      ...(value === undefined ? [] : [parseFen(start.variant.startFen, none(value))]),
      parseFen(none(value)),
      parsePosition(none(value)),
      parseEpd(none(value)),
      parseSan(start, none(value)),
      parseUci(start, none(value)),
      parsePolyglot(none(value)),
      createPosition(none(value)),
    ]
    for (const result of results) {
      expect(result.ok).toBe(false)
      if (!result.ok) expect(describeFaults(result.faults)).toMatch(/ (is|are) (a|an|one|what|the) /)
    }
    expect(() => parsePgn(none(value))).toThrow(/^a PGN is a text, not /)
    expect(parseSquare(none(value))).toBeUndefined()
    expect(parsePiece(none(value))).toBeUndefined()
  })

  it('is the name of a variant, and is told where the variant is', () => {
    const sentence = '"chess960" is the name of a variant at best: variantById gives the variant itself'
    expect(() => startPosition(none('chess960'))).toThrow(sentence)
    expect(parseFen(start.variant.startFen, none('chess960'))).toMatchObject({
      faults: [{ code: 'fen-variant', message: sentence }],
    })
  })

  it.each([null, undefined, 5, 'x', {}, []])(
    '%j in place of a position is told by the function that was given it',
    (value) => {
      const calls: Record<string, () => unknown> = {
        attackersOf: () => attackersOf(none(value), 0, 'white'),
        attacksFrom: () => attacksFrom(none(value), 0),
        capturedPiece: () => capturedPiece(none(value), none(5)),
        checkersOf: () => checkersOf(none(value)),
        divide: () => divide(none(value), 2),
        ...(value !== undefined && { Game: () => new Game(none(value)) }),
        hasMatingMaterial: () => hasMatingMaterial(none(value), 'white'),
        'Line\\.from': () => Line.from(none(value)),
        legalDestinations: () => legalDestinationNames(none(value)),
        makeEpd: () => makeEpd(none(value)),
        makeFen: () => makeFen(none(value)),
        makePiece: () => makePiece(none(value)),
        makePgn: () => makePgn(none(value)),
        makeSan: () => makeSan(none(value), none(5)),
        moveFacts: () => moveFacts(none(value), none(5)),
        openingOf: () => openingOf(none(value)),
        parseSan: () => parseSan(none(value), 'e4'),
        parseUci: () => parseUci(none(value), 'e2e4'),
        perft: () => perft(none(value), 2),
        pieceAttacks: () => pieceAttacks(none(value), 0, SquareSet.of()),
        ...(!Array.isArray(value) && { piecesOn: () => piecesOn(none(value)) }),
        positionOutcome: () => positionOutcome(none(value)),
        samePosition: () => samePosition(start, none(value)),
        sumPieces: () => sumPieces(none(value), []),
        visitPieces: () => visitPieces(none(value), () => {}),
        withTurn: () => withTurn(none(value), 'white'),
        withoutPiece: () => withoutPiece(none(value), 0),
        zobristKey: () => zobristKey(none(value)),
      }
      for (const [name, call] of Object.entries(calls))
        expect(call).toThrow(new RegExp(`^${name} takes an? .+, not (null|nothing|a list|a value of type )`))
    },
  )

  it.each([null, undefined, 'e4', {}, Symbol('e4')])('%s is told in place of a square', (value) => {
    const square = none(value)
    for (const call of [
      () => attackersOf(start, square, 'white'),
      () => attacksFrom(start, square),
      () => bishopAttacks(square, SquareSet.of()),
      () => kingAttacks(square),
      () => knightAttacks(square),
      () => pawnAttacks('white', square),
      () => queenAttacks(square, SquareSet.of()),
      () => rookAttacks(square, SquareSet.of()),
      () => lineThrough(0, square),
      () => makeSquare(square),
      () => squaresBetween(square, 0),
    ])
      expect(call).toThrow(/ is no square: they go from 0 to 63$/)
    expect(() => createBoard([{ square, piece: { color: 'white', role: 'king' } }])).toThrow('is no square')
    expect(
      createPosition({ ...start, board: start.board, enPassant: undefined, castling: [square] }).ok,
    ).toBe(false)
  })

  it('is told in place of a list, a function, options or a variant too', async () => {
    expect(() => makeSans(start, none(null))).toThrow('makeSans takes a list of moves, not null')
    expect(() => findOpening(none(start))).toThrow('findOpening takes a list of positions, not a value of')
    await expect(prepareOpenings(none(5))).rejects.toThrow('prepareOpenings takes a function that pauses')
    expect(() => writePolyglot(none(5))).toThrow('writePolyglot takes a list of entries, not a value of')
    expect(() => new Chess(undefined, none(null))).toThrow('Chess takes an object of options, not null')
    for (const attacks of [bishopAttacks, queenAttacks, rookAttacks])
      expect(() => attacks(0, none(undefined))).toThrow(
        'a slider takes a SquareSet of what is occupied, not nothing',
      )
    for (const values of [[start], [[start]], [[start], [1]], [undefined, []]])
      expect(() => new Line(...none<[never, never]>(values))).toThrow(
        'Line takes a list of positions and one of the moves between them; Line.from takes a position',
      )
    expect(() => startPosition(none(null))).toThrow(
      'a variant is one of those that the rules export, not null',
    )
    expect(validateFen(none(null))).toEqual({ ok: false, error: 'Invalid FEN: it is a text, not null' })
  })
})
