import { type Color, type Move, makeSan, makeSans, type Position } from '@rookery/rules'
import {
  HALF_MOVE_MEANING,
  makeCount,
  makeHalfMoves,
  makePawns,
  makeScore,
  makeScoreWithUnit,
  scoreFor,
} from '../score/index.ts'
import {
  createVoice,
  type Fact,
  makeAnswerRows,
  makeTable,
  makeWeighed,
  SHOWN_MOVES,
  scaleTerm,
  type Term,
  tellReply,
  type Voice,
} from '../voice/index.ts'
import { english, type Manner, tellClauses, tellFearAfter } from '../words/index.ts'
import type { SearchedThought } from './thought.ts'
import type { SearchTree } from './tree.ts'
import { readHundredths } from './yardstick.ts'

type Details = SearchedThought['details']

/** Above what a mind of this family gives for pieces, so a value beyond it is that of a decided game. */
const MOST_PIECES = 9900

/** A mind that counts in hundredths of a pawn says what a won game is worth to it; another says itself what its numbers mean. */
type SearchWords<Own> = Partial<Voice<Details & Own>> &
  Pick<Manner, 'cares' | 'quiet'> &
  ({ readonly win: number } | Pick<Voice<Details & Own>, 'treeScore' | 'pawnTerms'>)

export const bareKingMeaning = 'how near a king without pieces is to the edge, a corner and the other king'

/** The voice of a mind that walks a tree. */
export function createSearchVoice<Own = unknown>(
  name: string,
  { cares, quiet, ...words }: SearchWords<Own>,
): Voice<Details & Own> {
  const terms = (thought: SearchedThought<Own>, position: Position, side: Color) => {
    const own = voice.pawnTerms(thought.details.leaf, thought, position)
    return side === position.turn ? own : own.map((term) => scaleTerm(term, -1))
  }
  const voice: Voice<Details & Own> = createVoice<Details & Own>(name, {
    aside: tellAside,
    reason: (thought, position) =>
      tellClauses(thought, position, { cares, quiet, depth: thought.details.depth }),
    lines: (thought, position, side = position.turn) =>
      tellLines(thought, position, side, terms(thought, position, side)),
    compare: (chosen, asked, position, move, side = position.turn) =>
      compareMoves(name, cares, chosen, asked, position, move, side),
    numbers: (thought, position, side = position.turn) =>
      searchNumbers(thought, position, side, terms(thought, position, side)),
    answer: (thought, position, side) => ({
      rows: makeAnswerRows(thought, position, side),
      decisive: MOST_PIECES,
      facts: [
        ['Looked ahead', makeHalfMoves(thought.details.depth), HALF_MOVE_MEANING],
        ['Nodes walked', makeCount(thought.details.nodes), 'positions that it looked at'],
        ...(thought.details.bests.length > 1
          ? [['Equal bests', makeCount(thought.details.bests.length)] as const]
          : []),
      ],
    }),
    units: (thought, position, side = position.turn) => tellUnits(name, thought, position, side),
    ...('win' in words && readsHundredths(words.win)),
    ...words,
  })
  return voice
}

const readsHundredths = (win: number): Pick<Voice<Details>, 'treeScore' | 'pawnTerms'> => ({
  treeScore: (value, { details }, position) => readHundredths(value, details.perspective, win, position),
  pawnTerms: ({ terms }, { details: { perspective } }, { turn }) =>
    terms.map((term) => scaleTerm(term, perspective === turn ? 0.01 : -0.01)),
})

/** The line it expects, and how it chose among equals. */
function tellAside(thought: SearchedThought, position: Position): string | undefined {
  const [, ...answers] = makeSans(position, thought.line)
  const said = [answers.length > 0 ? english.expects(answers) : undefined, tellTies(thought)]
  return said.filter(Boolean).join(' ') || undefined
}

function tellEnd({ line, details: { leaf } }: SearchedThought): string {
  if (leaf.standing === 'drawn') return 'a draw'
  const isOwnTurn = line.length % 2 === 0
  return (leaf.standing === 'won') === isOwnTurn ? 'the game won' : 'the game lost'
}

function tellTies({ details: { moves, bests, drawn } }: SearchedThought): string | undefined {
  if (moves.length === 1) return 'It was the only move to choose from.'
  if (bests.length === 1) return undefined
  return `It drew number ${drawn + 1} of ${bests.length} moves of equal worth.`
}

function tellLines(
  thought: SearchedThought,
  position: Position,
  side: Color,
  terms: readonly Term[],
): string[] {
  const { details, score } = thought
  const { depth, quietEnds, nodes, totalNodes, leaf } = details
  const ties = tellTies(thought)
  return [
    `It looked ${makeHalfMoves(depth)} ahead (${HALF_MOVE_MEANING})${quietEnds ? ', and on until each line was quiet' : ''}, at ${nodes} nodes (${totalNodes} with the shallower searches).`,
    ...(terms.length === 0 || !score
      ? []
      : [
          `The score is that of ${leaf.fen}:`,
          ...makeTable([
            ...terms.map(({ name, value }) => [`  ${name}`, makePawns(value)]),
            ['  together', makePawns(terms.reduce((sum, { value }) => sum + value, 0))],
          ]),
        ]),
    'Its moves, best first:',
    ...tellMoves(thought, position, side),
    ...(details.bests.length > 1 && ties ? [ties] : []),
  ]
}

function tellMoves({ weighed, details }: SearchedThought, position: Position, side: Color): string[] {
  const walked = 'tree' in details ? walkedByMove(details.tree) : undefined
  return [
    ...makeTable(
      weighed
        .slice(0, SHOWN_MOVES)
        .map((each) => [
          `  ${makeSan(position, each.move)}`,
          makeWeighed(each, side),
          ...(walked ? [`${walked.get(each.move) ?? 0} nodes`] : []),
        ]),
    ),
    ...(weighed.length > SHOWN_MOVES ? [`  and ${weighed.length - SHOWN_MOVES} more`] : []),
  ]
}

/** How many nodes were walked below each move of the root. */
function walkedByMove({ move, size, walked }: SearchTree): Map<number, number> {
  const counts = new Map<number, number>()
  for (let node = 1; node < size[0]!; node += size[node]!) counts.set(move[node]!, walked[node]!)
  return counts
}

function compareMoves(
  name: string,
  cares: Manner['cares'],
  chosen: SearchedThought,
  asked: SearchedThought,
  position: Position,
  move: Move,
  side: Color,
): string {
  const { turn } = position
  const [san, best] = [makeSan(position, move), makeSan(position, chosen.choice)]
  if (!chosen.score || !asked.score) return `${name} had no answer.`
  const [own, other] = [scoreFor(chosen.score, turn), scoreFor(asked.score, turn)]
  if (asked.details.leaf.standing !== 'open')
    return `After ${san} ${name} sees ${tellEnd(asked)}: ${makeSans(position, asked.line).join(' ')}. It gives ${best} ${makeScore(own, side)}.`
  const fear = tellFearAfter(asked.line, position, { cares, depth: asked.details.depth })
  const expects = fear ? `: ${fear}` : tellReply(asked, position)
  const depth = asked.details.depth === chosen.details.depth ? '' : ' (not having looked as far)'
  const start = `${name} gives ${san} ${makeScore(other, side)}`
  if (own.value === other.value)
    return `${start}, the same as ${best}${depth}: it ${chosen.details.bests.length > 1 ? 'drew lots' : 'looked at the other first'}.`
  if (own.pawns === undefined || other.pawns === undefined)
    return `${start} against ${makeScore(own, side)} for ${best}${depth}${expects}.`
  const loss = own.pawns - other.pawns
  return `${start}, ${Math.abs(loss).toFixed(2)} pawns ${loss > 0 ? 'worse' : 'better'} than ${best} with ${makeScore(own, side)}${depth}${expects}.`
}

function searchNumbers(
  thought: SearchedThought,
  position: Position,
  side: Color,
  terms: readonly Term[],
): Fact[] {
  const { score, line, details } = thought
  return [
    ...(score ? [['score', makeScoreWithUnit(score, side)] as const] : []),
    ['expected line', makeSans(position, line).join(' ')],
    ['looked ahead', makeHalfMoves(details.depth)],
    ['nodes', makeCount(details.nodes)],
    ...terms.map(({ name, value }) => [`${name} at the end`, makePawns(value)] as const),
  ]
}

/** Whose side scores are told from, in a sentence about a mind that plays this one: "Owl’s", "White’s". */
export const tellWhose = (name: string, turn: Color, side: Color): string =>
  side === turn ? `${name}’s` : side === 'white' ? 'White’s' : 'Black’s'

function tellUnits(
  name: string,
  { details: { perspective } }: SearchedThought,
  { turn }: Position,
  side: Color,
): string {
  const pawns = `Scores are in pawns from ${tellWhose(name, turn, side)} side, in its tree and its terms too`
  return perspective === side ? `${pawns}.` : `${pawns}; by itself it counts from the other side.`
}
