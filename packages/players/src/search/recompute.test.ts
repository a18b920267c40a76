import {
  bareKingWorth,
  createLocalPlayer,
  heronNumbers,
  kestrelNumbers,
  owlNumbers,
  roughWorths,
  type SearchDetails,
  type TreeNodeJson,
  thoughtToJson,
} from '@rookery/players'
import {
  type Color,
  createRandom,
  Line,
  type Move,
  type Piece,
  type Position,
  parsePosition,
  withTurn,
} from '@rookery/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { published } from '../testing/published-numbers.ts'
import { lineFrom, randomLines, shuffleLine } from '../testing/random-lines.ts'
import { huntSteps, type MindNumbers, Recomputation } from '../testing/recompute.ts'

const { hunt, rough } = published

type Numbers = { readonly [name: string]: number | readonly number[] | Numbers }

interface Subject {
  readonly id: string
  readonly settings: Readonly<Record<string, string>>
  readonly depth: number
  readonly numbers: Numbers
  read(numbers: Numbers): Omit<MindNumbers, 'rough'>
}

/** `read` makes of such numbers what a search needs to know; values are White's. */
const define = <N extends object>(
  id: string,
  depth: number,
  numbers: N,
  read: (numbers: N) => Omit<MindNumbers, 'rough'>,
  settings: Subject['settings'] = {},
): Subject => ({
  id,
  settings,
  depth,
  numbers: numbers as unknown as Numbers,
  read: (changed) => read(changed as unknown as N),
})

const sum = (position: Position, worth: (piece: Piece, file: number, up: number) => number): number =>
  position.pieces().reduce((total, { square, piece }) => {
    const rank = square >> 3
    const value = worth(piece, square & 7, piece.color === 'white' ? rank : 7 - rank)
    return total + (piece.color === 'white' ? value : -value)
  }, 0)

const heronPoints = { pawn: 100, knight: 300, bishop: 300, rook: 500, queen: 900, king: 0 }

const middleOf = (at: number) => 1 - Math.abs(2 * at - 7) / 7

function kestrelWeight(
  weights: typeof published.kestrel.weights,
  role: Piece['role'],
  file: number,
  up: number,
) {
  const [across, along] = [middleOf(file), middleOf(up)]
  const middle = Math.sqrt(across * along)
  const { pawn, knight, bishop, rook, queen, king } = weights
  const value = {
    pawn: pawn.up * (up / 7) ** 3 + pawn.middle * across * along + (up === 1 ? pawn.home * across : 0),
    knight: knight.middle * middle + knight.base,
    bishop: bishop.middle * middle + bishop.base + (up === 0 ? bishop.home : 0),
    rook: rook.across * across + rook.base + (up === 6 ? rook.seventh : 0),
    queen: queen.middle * middle + queen.base,
    king: up === 0 ? king.home + king.across * across : king.base + (king.up * up) / 7,
  }[role]
  return Math.round(value)
}

const countMoves = (position: Position, side: Color): number => withTurn(position, side).legalMoves().length

const subjects: Subject[] = [
  ...(['classical', 'attacking', 'cautious'] as const).map((taste) =>
    define(
      'owl',
      2,
      { ...published.owl, squares: published.owl.squares[taste], hunt, rough },
      ({ win, huntStep, material, squares, hunt }) => ({
        win,
        repeatsInSearch: true,
        evaluate: (position) =>
          huntStep * huntSteps(position, hunt) +
          sum(
            position,
            ({ role }, file, up) => material[role] + squares[role][4 * (7 - up) + Math.min(file, 7 - file)]!,
          ),
      }),
      { taste },
    ),
  ),
  define(
    'heron',
    3,
    { ...published.heron, points: heronPoints, hunt },
    ({ win, huntStep, points, hunt }) => ({
      win,
      repeatsInSearch: true,
      evaluate: (position) =>
        huntStep * huntSteps(position, hunt) + sum(position, ({ role }) => points[role]),
    }),
  ),
  define(
    'kestrel',
    2,
    { ...published.kestrel, mobility: 5, hunt, rough },
    ({ mate, most, huntStep, points, weights, mobility, hunt }) => ({
      win: mate,
      repeatsInSearch: false,
      evaluate: (position) => {
        const moves = countMoves(position, 'white') - countMoves(position, 'black')
        const pieces = sum(
          position,
          ({ role }, file, up) => points[role] + kestrelWeight(weights, role, file, up),
        )
        const value = pieces + mobility * moves + huntStep * huntSteps(position, hunt)
        return Math.max(-most, Math.min(most, value))
      },
    }),
  ),
]

/** Of every kind: openings and middle games, mates, bare kings, promotions, exchanges, repetitions. */
const games: Line[] = [
  ...randomLines(6, 21),
  ...[
    '6k1/5ppp/8/8/8/8/5PPP/R3K3 w Q - 0 1',
    '8/8/8/3k4/8/8/8/Q6K w - - 0 1',
    'r6k/8/8/8/8/8/8/4K3 b - - 0 1',
    '8/2P1k3/8/8/8/8/2p1K3/8 w - - 0 1',
    'r2q1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 9',
    'r1bqk2r/pppp1ppp/2n2n2/2b1p1B1/2B1P3/3P1N2/PPP2PPP/RN1QK2R b KQkq - 0 5',
    '7k/8/QQQQ4/QQQQ4/QQQQ4/8/p7/K7 b - - 0 1',
  ].map((fen) => lineFrom(fen)),
  shuffleLine(lineFrom('6k1/5p1p/8/8/8/8/r4P2/6K1 w - - 0 1'), 2)!,
]

/** Few pieces anywhere, so that each stands on every square of its table. */
const scattered: Line[] = (() => {
  const random = createRandom(4)
  const lines: Line[] = []
  while (lines.length < 60) {
    const cells = random.shuffle([...'KNRQPkp', ...'1'.repeat(57)])
    const rows = Array.from({ length: 8 }, (_, row) => cells.slice(8 * row, 8 * row + 8).join(''))
    const position = parsePosition(`${rows.join('/')} w - - 0 1`)
    if (position.ok && position.value.hasLegalMove()) lines.push(Line.from(position.value))
  }
  return lines
})()

/** The small ones first, which find most changes. */
const asked = [...scattered, ...games]

type Told = Omit<SearchDetails, 'tree'> & { readonly choice: Move; readonly tree: TreeNodeJson }

async function askAll({ id, settings, depth }: Subject): Promise<Told[]> {
  const player = await createLocalPlayer(id, settings, 5)
  const thoughts: Told[] = []
  for (const game of asked) {
    const limits = { depth: scattered.includes(game) ? 1 : depth }
    const { thought } = await player.think(game, limits, () => {}, new AbortController().signal)
    const { choice, details } = JSON.parse(JSON.stringify(thoughtToJson(thought)))
    thoughts.push({ choice, ...details })
  }
  return thoughts
}

/** What does not agree between the thoughts and what the numbers give. */
function findFaults({ read }: Subject, numbers: Numbers, thoughts: readonly Told[]): string[] {
  for (const [index, thought] of thoughts.entries()) {
    const game = asked[index]!
    const recomputation = new Recomputation(game, thought, { rough, ...numbers, ...read(numbers) })
    const { tree } = thought
    const score = recomputation.valueOf(tree)
    const best = tree.children.filter(({ value }) => value === score).map(({ move }) => move as Move)
    if (thought.value !== score) recomputation.faults.push(`score ${score}, told ${thought.value}`)
    if (!best.includes(thought.choice)) recomputation.faults.push(`choice ${thought.choice}`)
    if (recomputation.faults.length > 0) return recomputation.faults
  }
  return []
}

/** Every copy of the numbers with one of them changed, and the name of that one. */
function* changeEach(numbers: Numbers, name = ''): Generator<{ name: string; changed: Numbers }> {
  for (const [key, value] of Object.entries(numbers)) {
    // The rough values matter by their order alone.
    const other = (number: number) => (name === 'rough.' ? (number > 3 ? 1.5 : 10.5) : number + 2)
    const copies =
      typeof value === 'number'
        ? [{ name: name + key, changed: other(value) }]
        : changeEach(value as Numbers, `${name}${key}.`)
    for (const copy of copies) {
      const changed = Object.assign(Array.isArray(numbers) ? [...numbers] : { ...numbers }, {
        [key]: copy.changed,
      })
      yield { name: copy.name, changed: changed as Numbers }
    }
  }
}

/** Kings are on both sides always, and no pawn stands on a first or last rank; a king takes only what nobody guards. */
const isIdle = (name: string) =>
  /^(material|points|rough)\.king$/.test(name) || /^squares\.pawn\.([0-3]|2[89]|3[01])$/.test(name)

describe.each(subjects)('$id $settings', (subject) => {
  let thoughts: Told[]
  beforeAll(async () => {
    thoughts = await askAll(subject)
  })

  it('chooses what its thought and its published numbers give, by the rules alone', () => {
    expect(findFaults(subject, subject.numbers, thoughts)).toEqual([])
  })

  it('would be found out if one of its numbers were another', () => {
    const unnoticed = [...changeEach(subject.numbers)]
      .filter(({ name }) => !isIdle(name))
      .filter(({ changed }) => findFaults(subject, changed, thoughts).length === 0)
    expect(unnoticed.map(({ name }) => name)).toEqual([])
  })
})

it('publishes these very numbers', () => {
  expect({
    owl: owlNumbers,
    heron: heronNumbers,
    kestrel: kestrelNumbers,
    hunt: bareKingWorth,
    rough: roughWorths,
  }).toEqual(published)
})
