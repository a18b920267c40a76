import { roster, type TreeNodeJson } from '@rookery/players'
import {
  makeSan,
  makeUci,
  minichess,
  parseMove,
  parsePosition,
  standard,
  startPosition,
  type Variant,
} from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'
import type { PeopleHere } from '../thoughts/ask-people.ts'
import type { Opinion } from './compare.ts'

type PeopleMove = PeopleHere['moves'][number]

/** A rook stands free to be taken. */
const free = '4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1'

/** Those who see that. */
const takers = ['magpie', 'owl', 'heron', 'parrot', 'mynah', 'kestrel', 'wren', 'raven']

/** White left a knight where a pawn takes it. */
const blackTakes = 'r1bqkb1r/pppn1ppp/4pn2/3N2B1/3P4/8/PP2PPPP/R2QKBNR b KQkq - 0 1'

function tableOf(output: string): { scale: string; head: string; rows: string[] } {
  const [scale, , head, ...rows] = output.trimEnd().split('\n')
  return { scale: scale!, head: head!, rows }
}

const mindsOf = (variant: Variant) => roster.filter((entry) => entry.variants.includes(variant.id))

describe('compare', () => {
  test('asks every mind that plays the variant, as JSON', async () => {
    const { exitCode, output, errors } = await runMain(['compare', free, '--json'])
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
    const answer: { fen: string; variant: string; opinions: Opinion[] } = JSON.parse(output)
    expect(answer).toMatchObject({ fen: free, variant: 'standard' })
    expect(answer.opinions.map(({ player }) => player)).toEqual(mindsOf(standard).map(({ id }) => id))
    const position = parsePosition(free)
    if (!position.ok) throw new Error(free)
    for (const { player, san, uci, reason } of answer.opinions) {
      const move = parseMove(position.value, uci)
      expect(move.ok && makeSan(position.value, move.value)).toBe(san)
      if (takers.includes(player)) expect(san).toBe('exd5')
      expect(reason).not.toBe('')
    }
    for (const { player, uci, thought } of answer.opinions) {
      expect(thought.kind).toBe(player)
      expect(uci).toBe(makeUci(thought.choice, position.value))
      const { tree } = thought.details as { tree?: TreeNodeJson }
      if (tree) expect(tree.children).toHaveLength(position.value.legalMoves().length)
    }
    const magpie = answer.opinions.find(({ player }) => player === 'magpie')
    expect(magpie).toMatchObject({
      player: 'magpie',
      name: 'Magpie',
      san: 'exd5',
      uci: 'e4d5',
      score: { value: 5, side: 'white' },
      reason: expect.stringMatching(
        /^it takes the rook; nobody can take the pawn on \w\d; that is \d points better than \S+$/,
      ),
    })
  })

  test('puts them side by side', async () => {
    const { output } = await runMain(['compare', 'startpos', '--variant', 'minichess'])
    const { head, rows } = tableOf(output)
    expect(head).toMatch(/^Mind +SAN +UCI +Score +Chances +Reason$/)
    expect(rows.map((row) => row.split(' ')[0])).toEqual(mindsOf(minichess).map(({ name }) => name))
    for (const row of rows) {
      const move = parseMove(startPosition(minichess), row.slice(head.indexOf('UCI')).split(' ')[0]!)
      expect(move.ok).toBe(true)
    }
  })

  test.each([
    ['mate', '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', 'mate in 1'],
    ['mate by Black', 'r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1', 'mate in 1'],
    ['being mated', '7k/8/6K1/8/8/8/8/R7 b - - 0 1', 'mated in 1'],
  ])('tells %s as what it is, for every mind that searches', async (_, fen, told) => {
    const { head, rows } = tableOf((await runMain(['compare', fen, '--view', 'me'])).output)
    const cell = (row: string) => row.slice(head.indexOf('Score'), head.indexOf('Chances')).trim()
    const scores = rows.map((row) => [row.split(' ')[0], cell(row)])
    const searching = ['Owl', 'Heron', 'Kestrel', 'Wren', 'Raven']
    expect(scores.filter(([name]) => searching.includes(name!))).toEqual(
      searching.map((name) => [name, told]),
    )
  })

  test('tells what people of three ratings would play', async () => {
    const { output } = await runMain(['compare', free, '--people'])
    expect(output).toMatch(
      /^SAN +UCI +Rated 800 +Rated 1400 +Rated 2000\nexd5 +e4d5 +[\d.]+% +[\d.]+% +[\d.]+%\n/,
    )
    const { people } = JSON.parse((await runMain(['compare', free, '--people', '--json'])).output)
    expect(people.ratings).toEqual([800, 1400, 2000])
    for (const [column] of people.ratings.entries()) {
      const sum = people.moves.reduce((sum: number, { chances }: PeopleMove) => sum + chances[column]!, 0)
      expect(sum).toBeCloseTo(1, 3)
    }
    const small = await runMain(['compare', 'startpos', '--variant', 'minichess', '--people'])
    expect([small.exitCode, small.errors]).toEqual([2, expect.stringContaining('nobody here knows')])
  })

  /** That a table tells scores for a side, on which most are better or worse, as the sign says. */
  function expectScale({ head, rows, scale }: ReturnType<typeof tableOf>, side: string, sign: RegExp): void {
    expect(scale).toContain(`for ${side}: more is better for ${side}.`)
    const end = /Own count|Reason/.exec(head)!.index
    const scores = rows.map((row) => row.slice(head.indexOf('Score'), end).trim())
    const given = scores.filter((score) => score !== 'no score in pawns')
    for (const score of given) expect(score).toMatch(/^([+-]\d+\.\d\d|0\.00) +\d+%$/)
    expect(given.filter((score) => sign.test(score)).length).toBeGreaterThan(2)
    expect(scores.length - given.length).toBe(4)
  }

  test('tells scores on one scale, whose side it names', async () => {
    const table = tableOf((await runMain(['compare', blackTakes])).output)
    expectScale(table, 'White', /^-/)
    expect(table.head).not.toContain('Own count')
  })

  test('tells them for the side to move, and what each mind itself counted, where that is asked for', async () => {
    const table = tableOf((await runMain(['compare', blackTakes, '--view', 'me', '--own'])).output)
    expectScale(table, 'Black', /^\+/)
    const own = table.rows.map((row) => [row.split(' ')[0], row.slice(table.head.indexOf('Own count'))])
    expect(Object.fromEntries(own)).toMatchObject({
      Fledgling: expect.stringMatching(/^none {2}/),
      Magpie: expect.stringMatching(/^\+\d+ points, for Black {2}/),
      Owl: expect.stringMatching(/^\+\d+ hundredths of a pawn, for Black {2}/),
    })
  })

  test.each([
    ['nonsense', 'bad FEN'],
    ['7k/5KQ1/8/8/8/8/8/8 b - - 0 1', 'the game is over'],
  ])('refuses %s', async (fen, sentence) => {
    const { exitCode, output, errors } = await runMain(['compare', fen])
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
    expect(errors).toContain(sentence)
  })
})
