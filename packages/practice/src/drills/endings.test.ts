import { readFileSync } from 'node:fs'
import { TableMaker, tablesFile } from '@rookery/engine/tables'
import { makeUci, parsePosition, unwrap } from '@rookery/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EndingDrill } from './drill.ts'
import { beginEnding, type EndingPlay, reduceEnding, resumeEnding } from './ending-play.ts'
import { answerEnding, makeEndingDrills } from './endings.ts'
import { dueDrills } from './schedule.ts'

let tables: TableMaker

beforeAll(() => {
  tables = new TableMaker(new Uint8Array(readFileSync(tablesFile)))
})

const positionOf = ({ fen }: EndingDrill) => unwrap(parsePosition(fen))
const drills = makeEndingDrills(1000)
/** Tables of four men take seconds each. */
const isQuick = (drill: EndingDrill) => positionOf(drill).pieces().length < 4
const looked = process.env.ROOKERY_THOROUGH ? drills : drills.filter(isQuick)
const drillOf = (name: string) => drills.find((each) => each.name === name)!

test.each(looked.map((drill) => [drill.name, drill] as const))(
  'what is asked for in %s can be reached',
  (_, drill) => {
    expect(tables.tell(positionOf(drill))?.kind).toBe(drill.goal === 'win' ? 'won' : 'drawn')
  },
)

test('endings are due at once, the easiest first', () => {
  expect(dueDrills([...drills].reverse(), 1000)).toEqual(drills)
})

/** Somebody who always plays the best move of the tables, or the worst. */
function playOn(drill: EndingDrill, isGood: boolean): EndingPlay {
  let play = beginEnding(positionOf(drill), drill.goal)
  while (play.phase === 'asking' || play.phase === 'answering') {
    const { line } = play
    if (play.phase === 'answering') {
      play = reduceEnding(play, {
        kind: 'answered',
        line,
        answer: answerEnding(tables, line.position, drill.goal),
      })
      continue
    }
    const worth = (standing: ReturnType<TableMaker['tell']>) =>
      standing?.kind === 'lost' ? 1000 - standing.plies : standing?.kind === 'won' ? -1000 : 0
    const moves = line.position
      .legalMoves()
      .map((move) => ({ move, worth: worth(tables.tell(line.position.play(move))) }))
      .sort((one, other) => other.worth - one.worth)
    play = reduceEnding(play, { kind: 'try', move: (isGood ? moves[0] : moves.at(-1))!.move })
  }
  return play
}

describe('an ending', () => {
  test.each(['queen', 'rook', 'pawnWin', 'pawnDraw'])('of %s is reached by good moves', (name) => {
    const { phase, line } = playOn(drillOf(name), true)
    expect(phase).toBe('reached')
    if (drillOf(name).goal === 'win') expect(line.outcome()?.reason).toBe('checkmate')
  })

  test('is defended as long as it can be', () => {
    const drill = drillOf('rook')
    const { plies } = tables.tell(positionOf(drill)) as { plies: number }
    expect(playOn(drill, true).line.moves).toHaveLength(plies)
  })

  test('is missed by a move that gives it away', () => {
    expect(playOn(drillOf('pawnDraw'), false).phase).toBe('missed')
    const play = beginEnding(positionOf(drillOf('queen')), 'win')
    const tried = reduceEnding(play, { kind: 'try', move: play.line.position.legalMoves()[0]! })
    expect(tried.phase).toBe('answering')
    expect(reduceEnding(tried, { kind: 'again' })).toMatchObject({ phase: 'asking', line: { moves: [] } })
  })

  test('is gone on with where it was left', () => {
    const { line } = playOn(drillOf('queen'), true)
    const ucis = line.moves.map((move, ply) => makeUci(move, line.positions[ply]!))
    const resume = (count: number) => resumeEnding(line.start, 'win', ucis.slice(0, count))
    expect([0, 1, 2].map((count) => resume(count).phase)).toEqual(['asking', 'answering', 'asking'])
    expect(resume(ucis.length)).toMatchObject({ phase: 'reached', line: { moves: line.moves } })
    expect(resumeEnding(line.start, 'win', ['a1a8'])).toMatchObject({ phase: 'asking', line: { moves: [] } })
  })

  test('an answer to another position changes nothing', () => {
    const play = beginEnding(positionOf(drillOf('queen')), 'win')
    const tried = reduceEnding(play, { kind: 'try', move: play.line.position.legalMoves()[0]! })
    expect(reduceEnding(tried, { kind: 'answered', line: play.line, answer: { isKept: false } })).toBe(tried)
  })
})
