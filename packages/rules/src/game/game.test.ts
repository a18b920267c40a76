import { describe, expect, test } from 'vitest'
import { makeFen, parsePosition, startPosition } from '../fen.ts'
import { unwrap } from '../result.ts'
import { parseSan } from '../san.ts'
import { chess960, chess960Start, minichess } from '../variants/index.ts'
import { Game } from './game.ts'
import type { GameNode } from './game-node.ts'

function play(node: GameNode, sans: string): GameNode {
  return sans.split(' ').reduce((at, san) => at.play(unwrap(parseSan(at.position, san))), node)
}

const sans = (nodes: Iterable<GameNode>) => [...nodes].map((node) => node.san).join(' ')

describe('the tree of a game', () => {
  test('has its first child as the main line', () => {
    const game = new Game()
    play(game.root, 'e4 e5 Nf3')
    play(game.root, 'd4 d5')
    expect(sans(game.mainline())).toBe('e4 e5 Nf3')
    expect(sans(game.nodes())).toBe('e4 e5 Nf3 d4 d5')
    expect(game.last.san).toBe('Nf3')
  })

  test('uses a move again that is there already', () => {
    const game = new Game()
    expect(play(game.root, 'e4 e5')).toBe(play(game.root, 'e4 e5'))
    expect(game.root.children).toHaveLength(1)
  })

  test('promotes a variation one place at a time', () => {
    const game = new Game()
    for (const san of ['e4', 'd4', 'c4']) play(game.root, san)
    const c4 = game.root.children[2]!
    c4.promote()
    expect(sans(game.root.children)).toBe('e4 c4 d4')
    c4.promote()
    c4.promote()
    expect(sans(game.root.children)).toBe('c4 e4 d4')
  })

  test('makes a whole line the main line', () => {
    const game = new Game()
    play(game.root, 'e4 e5')
    play(game.root, 'd4 d5')
    play(game.root, 'd4 Nf6 c4').parent!.makeMain()
    expect(sans(game.mainline())).toBe('d4 Nf6 c4')
  })

  test('loses a deleted variation with all that follows', () => {
    const game = new Game()
    play(game.root, 'e4 e5')
    play(game.root, 'd4 d5')
    game.root.children[0]!.remove()
    expect(sans(game.nodes())).toBe('d4 d5')
    game.root.remove()
    expect(sans(game.nodes())).toBe('d4 d5')
  })

  test('gives the line of play that leads to a node', () => {
    const game = new Game()
    play(game.root, 'e4 e5')
    const node = play(game.root, 'd4 d5 c4')
    const line = game.line(node)
    expect(line.moves).toHaveLength(3)
    expect(line.position).toBe(node.position)
    expect(line.start).toBe(game.start)
    expect(game.line().moves).toHaveLength(2)
  })

  test('keeps each NAG once', () => {
    const { root } = new Game()
    for (const nag of [1, 3, 1]) root.addNag(nag)
    expect(root.nags).toEqual([1, 3])
    root.removeNag(1)
    expect(root.nags).toEqual([3])
    expect(() => root.addNag(256)).toThrow(RangeError)
  })
})

describe('the tags of a game', () => {
  test('begin with the roster', () => {
    const game = new Game()
    game.setTag('ECO', 'C20')
    game.setTag('White', 'Wren')
    expect([...game.tags.keys()]).toEqual([
      'Event',
      'Site',
      'Date',
      'Round',
      'White',
      'Black',
      'Result',
      'ECO',
    ])
    expect(game.tags.get('White')).toBe('Wren')
    game.deleteTag('White')
    game.deleteTag('ECO')
    expect(game.tags.get('White')).toBe('?')
    expect(game.tags.has('ECO')).toBe(false)
  })

  test('say the variant and the start where those are not the usual ones', () => {
    expect(new Game().tags.has('FEN')).toBe(false)
    expect(new Game(startPosition(minichess)).tags.get('Variant')).toBe('Minichess')
    expect(new Game(startPosition(minichess)).tags.has('FEN')).toBe(false)
    const start = unwrap(parsePosition(chess960Start(0), chess960))
    const { tags } = new Game(start)
    expect([tags.get('Variant'), tags.get('SetUp'), tags.get('FEN')]).toEqual([
      'Chess960',
      '1',
      makeFen(start),
    ])
  })

  test.each(['', 'White Elo', 'FEN', 'SetUp', 'Variant', 'x"y'])('cannot be set by the name "%s"', (name) => {
    expect(() => new Game().setTag(name, 'x')).toThrow(RangeError)
  })

  test('know only four results', () => {
    expect(() => new Game().setTag('Result', 'won')).toThrow(RangeError)
  })
})

describe('the outcome of a game', () => {
  const finished = (moves: string, result: string, termination?: string) => {
    const game = new Game()
    play(game.root, moves)
    game.setTag('Result', result)
    if (termination) game.setTag('Termination', termination)
    return game.outcome
  }

  test('is what the last position says', () => {
    expect(finished('f3 e5 g4 Qh4#', '*')).toEqual({ winner: 'black', reason: 'checkmate' })
  })

  test('is otherwise what the tags say', () => {
    expect(finished('e4', '*')).toBeUndefined()
    expect(finished('e4', '1-0')).toBeUndefined()
    expect(finished('e4', '1-0', 'Normal')).toEqual({ winner: 'white', reason: 'resignation' })
    expect(finished('e4', '0-1', 'time forfeit')).toEqual({ winner: 'black', reason: 'time' })
    expect(finished('e4', '1/2-1/2', 'normal')).toEqual({ winner: undefined, reason: 'agreement' })
    expect(finished('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8', '1/2-1/2', 'normal')).toEqual({
      winner: undefined,
      reason: 'threefold repetition',
    })
  })

  test.each([
    { winner: 'white', reason: 'resignation' },
    { winner: undefined, reason: 'agreement' },
    { winner: undefined, reason: 'time' },
  ] as const)('comes back from the tags it was written to: $reason', (outcome) => {
    const game = new Game()
    game.end(outcome)
    expect(game.outcome).toEqual(outcome)
    game.end(undefined)
    expect([game.outcome, game.result]).toEqual([undefined, '*'])
  })
})
