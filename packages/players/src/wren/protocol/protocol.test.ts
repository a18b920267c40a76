import { describeFaults, makeFen, minichess, parseUci, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { deepenActions, makeAction, parseState } from './index.ts'

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

describe('the state of a course game', () => {
  it('is read with the player and both boards', () => {
    const state = parseState(start)
    expect(state.ok && makeFen(state.value)).toBe(minichess.startFen)
    const black = parseState(replaceNumber(0, '1'))
    expect(black.ok && makeFen(black.value)).toBe(minichess.startFen.replace(' w ', ' b '))
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
    ['a second king', replaceNumber(29, '6'), 'impossible-board', 'king'],
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
    const actions = deepenActions(position)
    for (let search = 1; search <= 3; search++) expect(legal).toContain(actions.next().value)
  })

  it('takes the king, and then needs no further thought', () => {
    const rookFacesKing = parseState(replaceNumber(21, '0').replace('1 1 1 1 1 0', '0 1 1 1 1 0'))
    if (!rookFacesKing.ok) throw new Error(describeFaults(rookFacesKing.faults))
    expect([...deepenActions(rookFacesKing.value)]).toEqual(['5 0 0 0'])
  })

  it('is not given once the game is over', () => {
    const over = parseState(replaceNumber(30, '0'))
    expect(over.ok && [...deepenActions(over.value)]).toEqual([])
  })
})
