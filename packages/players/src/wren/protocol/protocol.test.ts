import {
  createRandom,
  describeFaults,
  Line,
  minichess,
  type Position,
  parseUci,
  startPosition,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { lineFrom, randomLines } from '../../testing/random-lines.ts'
import { boardOf } from '../small/thinking.ts'
import { type CourseState, deepenActions, findPly, makeAction, makeStep, parseState } from './index.ts'

const start = `0

0 0 0 0 0
0 0 0 0 0
0 0 0 0 0
0 0 0 0 0
1 1 1 1 1
2 3 4 5 6

6 5 4 3 2
1 1 1 1 1
0 0 0 0 0
0 0 0 0 0
0 0 0 0 0
0 0 0 0 0
`

const replaceNumber = (index: number, value: string) =>
  start
    .split(/\s+/)
    .map((number, at) => (at === index ? value : number))
    .join(' ')

const stateOf = (position: Position): CourseState => {
  const { turn, cells } = boardOf(position)
  return { side: turn, cells: [...cells] }
}
const stateFrom = (fen: string) => stateOf(lineFrom(fen, minichess).position)

describe('the state of a course game', () => {
  it('is read with the player and both boards', () => {
    const position = startPosition(minichess)
    expect(parseState(start)).toEqual({ ok: true, value: stateOf(position) })
    const black = stateFrom(minichess.startFen.replace(' w ', ' b '))
    expect(parseState(replaceNumber(0, '1'))).toEqual({ ok: true, value: black })
  })

  it('may have any white space', () => {
    expect(parseState(start.replaceAll(/\s+/g, '\r\n\t '))).toEqual(parseState(start))
  })

  it.each([
    ['nothing', '', 'wrong-count', 'not 0'],
    ['a number short', start.trimEnd().slice(0, -1), 'wrong-count', 'not 60'],
    ['a number long', `${start} 0`, 'wrong-count', 'not 62'],
    ['words', start.replace('6', 'king'), 'not-numbers', '"king"'],
    ['a third player', replaceNumber(0, '2'), 'wrong-player', 'not 2'],
    ['an unknown piece', replaceNumber(5, '7'), 'wrong-piece', 'not 7'],
    ['two pieces on one square', replaceNumber(1, '1'), 'impossible-board', 'row 0, column 0'],
    ['a second king', replaceNumber(29, '6'), 'impossible-board', 'white has 2 kings'],
    ['no king', start.replaceAll('6', '0'), 'impossible-board', 'no king'],
    [
      'a pawn on an end rank',
      replaceNumber(1, '1'),
      'impossible-board',
      'pawn on an end rank, in row 0, column 0',
    ],
    ['six pawns', replaceNumber(20, '1'), 'impossible-board', 'white has 6 pawns'],
    ['eleven pieces', replaceNumber(20, '5'), 'impossible-board', 'white has 11 pieces'],
    ['far too much', start.repeat(1000), 'wrong-count', 'a state has 61'],
  ])('is refused with %s', (_, text, code, message) => {
    const state = parseState(text)
    if (state.ok) throw new Error('was read')
    expect(state.faults[0]).toMatchObject({ code })
    expect(describeFaults(state.faults)).toContain(message)
  })
})

describe('an action', () => {
  it.each([
    ['a2a3', '4 0 3 0'],
    ['b1c3', '5 1 3 2'],
  ])('%s is written as rows and columns', (uci, action) => {
    const move = parseUci(startPosition(minichess), uci)
    expect(move.ok && makeAction(move.value)).toBe(action)
  })

  it('is one of the legal moves, at every depth', () => {
    const position = startPosition(minichess)
    const legal = position.legalMoves().map(makeAction)
    const actions = deepenActions(stateOf(position), 0)
    for (let search = 1; search <= 3; search++) expect(legal).toContain(actions.next().value)
  })

  it('takes the king, and then needs no further thought', () => {
    const rookFacesKing = parseState(replaceNumber(21, '0').replace('1 1 1 1 1 0', '0 1 1 1 1 0'))
    if (!rookFacesKing.ok) throw new Error(describeFaults(rookFacesKing.faults))
    expect([...deepenActions(rookFacesKing.value, 0)]).toEqual(['5 0 0 0'])
  })

  it('is not given once the game is over', () => {
    const over = parseState(replaceNumber(30, '0'))
    expect(over.ok && [...deepenActions(over.value, 0)]).toEqual([])
  })

  it('minds the end of the game: behind on the count, the last move takes what decides', () => {
    const behind = stateFrom('k4/5/5/1p3/P4/4K w - - 0 1')
    expect([...deepenActions(behind, 48)].at(-1)).toBe('4 0 3 1')
    expect([...deepenActions(behind, 49)]).toEqual(['4 0 3 1'])
  })
})

describe('the step of a course game', () => {
  it('is found from state to state, whether Wren is asked for one side or for both', () => {
    for (const { positions } of randomLines(40, 8, minichess, 49))
      for (const stride of [1, 2])
        for (const first of stride === 1 ? [0] : [0, 1]) {
          let remembered: string | undefined
          for (let at = first; at < positions.length; at += stride) {
            const state = stateOf(positions[at]!)
            // A game that comes back to its start is taken for a new one.
            const isStart = at > 0 && findPly(state, undefined) === 0 && state.side === 0
            if (isStart) break
            expect(findPly(state, remembered)).toBe(at)
            remembered = makeStep(state, at)
          }
        }
  })

  it('is that of a new game where the note is of another one', () => {
    const stale = makeStep(stateFrom('k4/5/5/1p3/P4/4K w - - 0 1'), 40)
    let line: Line = Line.from(startPosition(minichess))
    expect(findPly(stateOf(line.position), stale)).toBe(0)
    line = line.play(line.position.legalMoves()[3]!)
    expect(findPly(stateOf(line.position), stale)).toBe(1)
    expect(findPly(stateFrom('k4/5/4p/5/P4/4K w - - 0 1'), stale)).toBe(0)
    expect(findPly(stateFrom('k4/5/4p/5/P4/4K b - - 0 1'), stale)).toBe(1)
  })

  it('stays what it was when the same state is asked about again', () => {
    const state = stateFrom('k4/5/5/1p3/P4/4K w - - 0 1')
    expect(findPly(state, makeStep(state, 40))).toBe(40)
  })

  it('never comes to the limit, at which the game would be over', () => {
    const before = stateFrom('k4/5/5/1p3/P4/4K b - - 0 1')
    const after = stateFrom('1k3/5/5/1p3/P4/4K w - - 0 1')
    expect(findPly(after, makeStep(before, 47))).toBe(48)
    expect(findPly(after, makeStep(before, 49))).toBe(0)
  })

  it('does not believe a note that is not one', () => {
    const state = stateFrom('k4/5/5/1p3/P4/4K w - - 0 1')
    const note = makeStep(state, 40)
    const notes = [
      '',
      'hello',
      note.slice(0, -5),
      `${note}${note}`,
      note.replace('40', '41'),
      note.replace('40', '98'),
    ]
    for (const wrong of [...notes, note.replace('step', 'sleep'), note.replace('40', '-4')])
      expect(findPly(state, wrong)).toBe(0)
    const random = createRandom(3)
    for (let round = 0; round < 300; round++) {
      const bytes = Array.from(note, (letter) =>
        random.below(20) === 0 ? String.fromCharCode(32 + random.below(96)) : letter,
      )
      const ply = findPly(state, bytes.join(''))
      expect(ply).toBeGreaterThanOrEqual(0)
      expect(ply).toBeLessThan(50)
    }
  })
})
