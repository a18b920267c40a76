import { Chess as Original } from 'chess.js'
import { describe, expect, test } from 'vitest'
import { Chess } from './chess.ts'
import { SEVEN_TAG_ROSTER } from './headers.ts'
import { Move } from './move.ts'
import { DEFAULT_POSITION } from './names.ts'

const played = (...sans: string[]): Chess => {
  const chess = new Chess()
  for (const san of sans) chess.move(san)
  return chess
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** Acts on both and expects the same answer, or the same refusal. */
function sameAnswer(act: (chess: Chess | Original) => unknown): void {
  const answer = (chess: Chess | Original) => {
    try {
      return plain({ answer: act(chess), fen: chess.fen(), pgn: chess.pgn() })
    } catch (error) {
      return `${error}`
    }
  }
  expect(answer(new Chess())).toEqual(answer(new Original()))
}

describe('moving', () => {
  test.each([
    'e4',
    'e2e4',
    'e2-e4',
    'Pe2-e4',
    'Nf3',
    'Ng1f3',
    'Ngf3',
    'Nf3+?!',
    'e5',
    'Ke2',
    'O-O',
    '',
    'x',
    '--',
  ])('answers "%s" like chess.js', (san) => {
    sameAnswer((chess) => chess.move(san))
  })

  test.each([
    { from: 'e2', to: 'e4' },
    { from: 'e2', to: 'e4', promotion: 'q' },
    { from: 'e2', to: 'e5' },
    { from: 'E2', to: 'e4' },
    { from: '', to: '' },
    null,
  ])('answers %j like chess.js', (squares) => {
    sameAnswer((chess) => chess.move(squares))
  })

  test.each(['b1d2', 'b1-d2', 'b1xd2', 'Bd2', 'Nd2', 'Qb1d2', 'c1d2', 'bb5'])(
    'answers "%s" like chess.js where bishop and knight can go to d2',
    (san) => {
      sameAnswer((chess) => {
        for (const before of ['d4', 'd5']) chess.move(before)
        return chess.move(san)
      })
    },
  )

  test('takes no piece for another on a board that is no position', () => {
    const boards = [new Chess(), new Original()].map((chess) => {
      chess.clear()
      chess.put({ type: 'n', color: 'w' }, 'b1')
      chess.put({ type: 'b', color: 'w' }, 'c1')
      return chess
    })
    expect(() => boards[0]!.move('Qb1d2')).toThrow('Invalid move: Qb1d2')
    expect(boards.map((chess) => chess.move('b1d2').san)).toEqual(['Nd2', 'Nd2'])
  })

  test('promotes a pawn only with a piece it names', () => {
    const fen = '7k/P7/8/8/8/8/8/K7 w - - 0 1'
    expect(() => new Chess(fen).move({ from: 'a7', to: 'a8' })).toThrow(
      'Invalid move: {"from":"a7","to":"a8"}',
    )
    expect(new Chess(fen).move({ from: 'a7', to: 'a8', promotion: 'n' }).san).toBe('a8=N')
    expect(new Chess(fen).move('a8Q').san).toBe('a8=Q+')
  })

  test('castles only by the king’s squares', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
    expect(new Chess(fen).move({ from: 'e1', to: 'g1' }).isKingsideCastle()).toBe(true)
    expect(new Chess(fen).move('0-0-0').isQueensideCastle()).toBe(true)
    expect(() => new Chess(fen).move({ from: 'e1', to: 'h1' })).toThrow('Invalid move')
  })

  test('takes only exact SAN when strict', () => {
    expect(new Chess().move('Nf3', { strict: true }).san).toBe('Nf3')
    expect(() => new Chess().move('e2e4', { strict: true })).toThrow('Invalid move: e2e4')
    expect(() => new Chess().move('Ngf3', { strict: true })).toThrow('Invalid move: Ngf3')
  })

  test('gives a move with its descriptions', () => {
    const move = played('e4', 'd5').move('exd5')
    expect(move).toBeInstanceOf(Move)
    expect(move).toMatchObject({
      color: 'w',
      from: 'e4',
      to: 'd5',
      piece: 'p',
      captured: 'p',
      flags: 'c',
      lan: 'e4d5',
    })
    expect([move.isCapture(), move.isPromotion(), move.isEnPassant(), move.isBigPawn()]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(played().move('e4').isBigPawn()).toBe(true)
    expect(played('e4', 'a6', 'e5', 'd5').move('exd6').isEnPassant()).toBe(true)
  })

  test('does not pass while in check', () => {
    expect(() => played('e4', 'f6', 'd4', 'g5', 'Qh5#').move(null)).toThrow(
      'Null move not allowed when in check',
    )
  })

  test('goes back to the start, and no further', () => {
    const chess = played('e4', '--', 'd4')
    expect([chess.undo()?.san, chess.undo()?.san, chess.undo()?.san, chess.undo()]).toEqual([
      'd4',
      '--',
      'e4',
      null,
    ])
    expect(chess.fen()).toBe(DEFAULT_POSITION)
  })

  test('tells apart by letters where the moves of one square are listed, too', () => {
    const chess = new Chess('4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1')
    expect(chess.moves({ square: 'b1' })).toContain('Nbd2')
    expect(chess.moves({ piece: 'n' })).toContain('Nfd2')
    expect(chess.moves({ square: 'z9' as 'a1' })).toEqual([])
  })
})

describe('the end of a game', () => {
  test('is mate, stalemate, or a draw by its reason', () => {
    expect(played('f3', 'e5', 'g4', 'Qh4').isCheckmate()).toBe(true)
    expect(new Chess('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1').isStalemate()).toBe(true)
    expect(new Chess('8/8/4k3/8/8/3K4/8/5N2 w - - 0 1').isInsufficientMaterial()).toBe(true)
    expect(new Chess('8/8/4k3/8/8/3K4/8/5R2 w - - 100 90').isDrawByFiftyMoves()).toBe(true)
  })

  test('comes with the third repetition, and goes when a move is taken back', () => {
    const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8']
    const chess = played(...shuffle, ...shuffle)
    expect([chess.isThreefoldRepetition(), chess.isDraw(), chess.isGameOver()]).toEqual([true, true, true])
    chess.undo()
    expect(chess.isThreefoldRepetition()).toBe(false)
  })

  test('is not delayed by an en passant square that no one can use', () => {
    const chess = new Chess('8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1')
    for (const san of ['d4', 'Kb5', 'Rh5+', 'Ka4', 'Rh4', 'Kb5', 'Rh5+', 'Ka4', 'Rh4']) chess.move(san)
    expect(chess.isThreefoldRepetition()).toBe(true)
  })
})

describe('FEN', () => {
  test.each([
    'x',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w',
    'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
    '4k3/8/8/8/8/8/8/4K3 w - - 7',
    '8/8/8/8/8/8/8/8 w - - 0 1',
  ])('"%s" is loaded or refused as by chess.js', (fen) => {
    sameAnswer((chess) => {
      chess.load(fen)
      return [chess.fen({ forceEnpassantSquare: true }), chess.getHeaders()]
    })
  })

  test('without validation takes any board', () => {
    const chess = new Chess('8/8/8/3N4/8/8/8/8 w - - 0 1', { skipValidation: true })
    expect(chess.moves()).toEqual(['Nb6', 'Nc7', 'Ne7', 'Nf6', 'Nf4', 'Ne3', 'Nc3', 'Nb4'])
    expect(() => new Chess('', { skipValidation: true })).not.toThrow()
  })

  test('drops castling rights that no rook supports', () => {
    expect(new Chess('4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1').fen()).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
  })

  test('follows what is put and removed', () => {
    sameAnswer((chess) => [chess.remove('a1'), chess.remove('a1'), chess.getHeaders()])
    sameAnswer((chess) => [
      chess.put({ type: 'k', color: 'w' }, 'a5'),
      chess.put({ type: 'q', color: 'b' }, 'a5'),
    ])
    sameAnswer((chess) => [
      chess.put({ type: 'z' as 'k', color: 'w' }, 'a5'),
      chess.put({ type: 'q', color: 'b' }, 'z5' as 'a5'),
    ])
    sameAnswer((chess) => [chess.setTurn('w'), chess.setTurn('b')])
    sameAnswer((chess) => [chess.squareColor('a1'), chess.squareColor('h1'), chess.squareColor('i1' as 'a1')])
  })

  test('has the same hash for the same position', () => {
    expect(played('Nf3', 'Nf6', 'Ng1', 'Ng8').hash()).toBe(new Chess().hash())
    expect(played('Nf3').hash()).not.toBe(new Chess().hash())
  })
})

describe('headers', () => {
  test('are set, removed and listed as by chess.js', () => {
    sameAnswer((chess) => [
      chess.getHeaders(),
      chess.setHeader('White', 'Wren'),
      chess.setHeader('Custom', 'x'),
      chess.setHeader('ECO', 'A00'),
      { ...chess.header('Black', 'Owl', 'Site', 'Tree') },
      chess.removeHeader('White'),
      chess.removeHeader('Custom'),
      chess.removeHeader('Nothing'),
      chess.setHeader('Round', undefined as unknown as string),
      chess.header(),
    ])
    expect(new Chess().getHeaders()).toEqual(SEVEN_TAG_ROSTER)
  })

  test('come back from PGN with quotes and backslashes', () => {
    const chess = new Chess()
    chess.setHeader('Event', 'a "b" \\c')
    const again = new Chess()
    again.loadPgn(chess.pgn())
    expect(again.getHeaders().Event).toBe('a "b" \\c')
  })
})

describe('comments', () => {
  test('belong to positions, and go with the moves that are taken back', () => {
    sameAnswer((chess) => {
      chess.setComment('start {x}')
      chess.move('e4')
      chess.setComment('king’s pawn')
      chess.move('e5')
      const before = chess.getComments()
      const last = chess.getComment()
      chess.undo()
      chess.undo()
      chess.move('d4')
      return [
        before,
        last ?? null,
        chess.getComments(),
        chess.removeComment() ?? null,
        chess.removeComments(),
        chess.getComments(),
      ]
    })
  })

  test('wrap between words', () => {
    const chess = played('e4', 'e5', 'Nf3')
    chess.setComment('a comment of many words that does not fit')
    const lines = chess.pgn({ maxWidth: 20 }).split('\n').slice(8)
    expect(lines.join(' ')).toBe('1. e4 e5 2. Nf3 {a comment of many words that does not fit} *')
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(21)
  })
})

describe('PGN', () => {
  test.each([
    '1. e4 e5 2. Nf3 *',
    '[White "Wren"]\n\n1. e4 {good} e5 (1... c5 {sharp} 2. Nf3 (2. c3)) 2. Nf3! $14 Nc6 1-0',
    '{ intro } 1. e4 ;rest of the line \n e5 1/2-1/2 {agreed}',
    '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O Ke7 *',
    '[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1',
    '1. e4 Ke5',
    '',
    '1. e2e4 e7e5 2. Ng1f3 *',
    '1.e4 e5 2.Bc4 Nc6 3.Qh5 Nf6 4.Qxf7#',
  ])('%j is read as by chess.js', (pgn) => {
    sameAnswer((chess) => {
      chess.loadPgn(pgn)
      return [chess.history(), chess.getHeaders(), chess.getComments()]
    })
  })

  test.each([
    '1. e4 ) e5',
    '1. e4 (1. d4 e5',
    '1. e4 {open',
    '1. e4 e5 1-0 1. d4 *',
    '1. e4 ] *',
    '[Event "a"]\n\n1. e4 *\n\n[Event "b"]\n\n1. d4 *',
  ])('%j is refused', (pgn) => {
    expect(() => new Chess().loadPgn(pgn)).toThrow('Invalid PGN: ')
    expect(() => new Original().loadPgn(pgn)).toThrow()
  })

  test('needs a FEN with SetUp when strict', () => {
    expect(() => new Chess().loadPgn('[SetUp "1"]\n\n1. e4 *', { strict: true })).toThrow(
      'Invalid PGN: FEN tag must be supplied with SetUp tag',
    )
    expect(() => new Chess().loadPgn('1. e2e4 *', { strict: true })).toThrow('Invalid move in PGN: e2e4')
  })

  test('may have line ends of another kind', () => {
    const chess = new Chess()
    chess.loadPgn('1. e4 ;a|e5 *', { newlineChar: '\\|' })
    expect(chess.history()).toEqual(['e4', 'e5'])
  })

  test('may nest as deep as it likes', () => {
    const chess = new Chess()
    chess.loadPgn(`1. e4 ${'(1. d4 '.repeat(200_000)}${')'.repeat(200_000)} e5`)
    expect(chess.history()).toEqual(['e4', 'e5'])
  })
})
