import { rankMoves } from '@rookery/players'
import { makeSan, makeSans, opposite, type Position } from '@rookery/rules'
import { type SearchThought, tellWin } from './tell-win.ts'
import { makeScore, makeSigned, makeTable, makeWorth, type ThoughtText } from './thought-text.ts'

const SHOWN = 12

export function describeSearch(thought: SearchThought, position: Position): ThoughtText {
  const score = { value: thought.score, side: thought.perspective }
  const decided = tellWin(thought, position)
  return {
    score,
    ...(decided ? { decided } : {}),
    reason: describeLine(thought, position),
    counts: [
      ['Score', decided ?? makeScore(score, position.turn)],
      ['Depth', thought.depth],
      ['Nodes', thought.totalNodes],
    ],
    lines: [
      `It looked ${thought.depth} half-moves ahead${thought.quietEnds ? ', and on until each line was quiet' : ''}, at ${thought.nodes} nodes (${thought.totalNodes} with the shallower searches).`,
      `Values are from ${thought.perspective === position.turn ? 'its own' : `${thought.perspective}'s`} side.`,
      ...describeLeaf(thought),
      'Its moves, best first:',
      ...describeMoves(thought, position),
      ...(thought.bests.length > 1
        ? [`It drew number ${thought.drawn + 1} of ${thought.bests.length} moves of equal worth.`]
        : []),
    ],
  }
}

/** "expects e4 e5 Nf3: material +100, squares -20". */
function describeLine({ line, leaf }: SearchThought, start: Position): string {
  const sans = makeSans(start, line)
  const turn = line.length % 2 === 0 ? start.turn : opposite(start.turn)
  const terms = leaf.terms.map(({ name, value }) => `${name} ${makeSigned(value)}`)
  const end = leaf.standing === 'open' ? terms.join(', ') : `${leaf.standing} for ${turn}`
  return `expects ${sans.join(' ')}${end ? `: ${end}` : ''}`
}

function describeLeaf({ leaf }: SearchThought): string[] {
  if (leaf.terms.length === 0) return []
  return [
    `The value is that of ${leaf.fen}:`,
    ...makeTable([
      ...leaf.terms.map(({ name, value }) => [`  ${name}`, makeSigned(value)]),
      ['  together', makeWorth(leaf.value)],
    ]),
  ]
}

function describeMoves(thought: SearchThought, position: Position): string[] {
  const { moves, tree } = thought
  const walked = walkedByMove(tree)
  return [
    ...makeTable(
      rankMoves(thought, position.turn)
        .slice(0, SHOWN)
        .map(({ move, value, exactness }) => {
          const bound = exactness === 'exact' ? '' : `${exactness} `
          return [
            `  ${makeSan(position, move)}`,
            `${bound}${makeWorth(value)}`,
            `${walked.get(move) ?? 0} nodes`,
          ]
        }),
    ),
    ...(moves.length > SHOWN ? [`  and ${moves.length - SHOWN} more`] : []),
  ]
}

/** How many nodes were walked below each move of the root. */
function walkedByMove({ move, size, walked }: SearchThought['tree']): Map<number, number> {
  const counts = new Map<number, number>()
  for (let node = 1; node < size[0]!; node += size[node]!) counts.set(move[node]!, walked[node]!)
  return counts
}
