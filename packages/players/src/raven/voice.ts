import {
  type Color,
  type Move,
  makePiece,
  makeSan,
  makeSans,
  makeSquare,
  type Position,
} from '@rookery/rules'
import { makeNumber } from '@rookery/words'
import { say as sayVoice } from '@rookery/words/voices/plain'
import { say } from '@rookery/words/voices/raven'
import { say as sayReason } from '@rookery/words/voices/reasons'
import {
  chancesOf,
  isDecided,
  makeCount,
  makeFixed,
  makeHalfMoves,
  makePawns,
  makePercent,
  makeScore,
  tellHalfMove,
} from '../score/index.ts'
import { createVoice, forWhom, makeTable, makeWeighed, sequelOf } from '../voice/index.ts'
import { everyMotif, tellClauses, tellDangerOf, tellReasons } from '../words/index.ts'
import { tellJourney } from './tell-journey.ts'
import { chosenLine, type RavenDetails, type RavenThought, readLineScore, wdlFor } from './thought.ts'

/** Fewer are over before a search has begun. */
const LEAST_NODES = 1000
/** Of a line that may be thirty moves long, what a person reads. */
const SHOWN_LINE = 6

const tenthsOfPercent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

export const makeVoice = () =>
  createVoice<RavenDetails>('Raven', {
    reason: tellReason,
    summary: (thought, position) =>
      [
        sayReason('headline', {
          name: 'Raven',
          san: makeSan(position, thought.choice),
          reason: tellReason(thought, position),
        }),
        tellSlip(thought, position),
      ]
        .filter(Boolean)
        .join(' '),
    aside: tellAside,
    counts: ({ score, details }, { turn }, side = turn) => [
      ...(score ? [[sayVoice('facts.score'), makeScore(score, side)] as const] : []),
      [sayVoice('facts.depth'), `${details.depth}/${details.selectiveDepth}`, say('facts.depthsMeaning')],
      [sayVoice('facts.nodes'), makeCount(details.nodes), sayVoice('facts.nodesMeaning')],
      [say('facts.nodesPerSecond'), makeCount(details.nodesPerSecond)],
    ],
    reasons: (line, position, depth, score) =>
      tellReasons(line, position, { cares: everyMotif, depth }, score),
    lines: tellLines,
    compare: compareMoves,
    numbers(thought, position, side = position.turn) {
      const line = chosenLine(thought)
      if (!line || !thought.score) return []
      return [
        [sayVoice('numbers.score'), makeScore(thought.score, side)],
        [
          say('numbers.wdl'),
          wdlFor(line.wdl, position.turn, side)
            .map((part) => makePercent(part / 1000))
            .join(', '),
        ],
        [sayVoice('numbers.line'), makeSans(position, line.moves.slice(0, SHOWN_LINE)).join(' ')],
        [say('numbers.depth'), makeHalfMoves(line.depth), tellHalfMove()],
        [sayVoice('numbers.nodes'), makeCount(thought.details.nodes)],
      ]
    },
    answer: ({ weighed, details: { depth, nodes, slip } }, position, side = position.turn) => ({
      rows: weighed.map((each) => ({
        move: each.move,
        san: makeSan(position, each.move),
        value: 100 * (each.chance ?? (each.score && chancesOf(each.score, side)) ?? 0),
        text: makeWeighed(each, side),
        isBound: false,
      })),
      decisive: Number.POSITIVE_INFINITY,
      facts: [
        [say('facts.depth'), makeCount(depth), tellHalfMove()],
        [say('facts.nodes'), makeCount(nodes), say('facts.nodesMeaning')],
        ...(slip ? [[say('facts.drawn'), makeFixed(slip.drawn, 2)] as const] : []),
      ],
    }),
    limits: ({ details: { nodes } }) => ({ nodes: Math.max(LEAST_NODES, nodes) }),
  })

/** Its network knows every kind of advantage, but none by name: what it says of the board, the board bears out. */
function tellReason(thought: RavenThought, position: Position): string {
  if (!thought.score) return say('stopped')
  return tellClauses(thought, position, {
    cares: everyMotif,
    own: tellJourney(thought.line, position),
    quiet: say('quiet'),
    depth: thought.details.depth,
  })
}

function tellAside(thought: RavenThought, position: Position): string | undefined {
  const [, ...answers] = makeSans(position, thought.line.slice(0, SHOWN_LINE))
  const said = [
    answers.length > 0 ? sayReason('expects', { line: answers.join(' ') }) : undefined,
    tellSlip(thought, position),
  ]
  return said.filter(Boolean).join(' ') || undefined
}

/** On a level it does not always play its best move. */
function tellSlip({ choice, details }: RavenThought, position: Position): string | undefined {
  const { slip, lines, level } = details
  if (!slip) return undefined
  const at = lines.findIndex(({ moves }) => moves[0] === choice)
  const chance = makePercent(slip.chances[at] ?? 0)
  const told = { level: String(level), count: lines.length, chance }
  if (lines.length === 1) return say('slipOne', told)
  if (at === 0) return say('slipBest', told)
  const best = makeSan(position, lines[0]!.moves[0]!)
  return say('slipOther', { ...told, best })
}

function tellLines({ choice, details }: RavenThought, position: Position, side = position.turn): string[] {
  const { lines, depth, selectiveDepth, nodes, slip, pieces } = details
  return [
    say('lines'),
    ...makeTable(
      lines.map((line, index) => [
        `  ${makeScore(readLineScore(line, position), side)}`,
        wdlFor(line.wdl, position.turn, side).join('/'),
        ...(slip ? [say('chance', { chance: makeNumber(slip.chances[index]!, tenthsOfPercent) })] : []),
        makeSans(position, line.moves).join(' '),
      ]),
    ),
    ...(slip ? [say('drew', { drawn: makeFixed(slip.drawn, 3), san: makeSan(position, choice) })] : []),
    ...(pieces.length > 0 ? [say('pieces')] : []),
    ...pieces.map(
      ({ piece, square, worthCp }) =>
        `  ${makePiece(piece)}${makeSquare(square)} ${isDecided({ pawns: worthCp / 100 }) ? say('decides') : makePawns(worthCp / 100)}`,
    ),
    say('looked', { depth, selective: selectiveDepth, nodes }),
  ]
}

function compareMoves(
  chosen: RavenThought,
  asked: RavenThought,
  position: Position,
  move: Move,
  side: Color = position.turn,
): string {
  const inOneSearch = toldInOneSearch(chosen, position, move)
  const score = inOneSearch ?? asked.score
  if (!chosen.score || !score) return say('stoppedCompare')
  const outlook = { cares: everyMotif, depth: asked.details.depth }
  // A mate is in the score already.
  const danger = score.end ? undefined : tellDangerOf({ ...asked, score }, position, outlook)
  const isOneSearch = inOneSearch !== undefined
  const names = {
    san: makeSan(position, move),
    score: makeScore(score, side),
    best: makeSan(position, chosen.choice),
    next: sequelOf(asked, position, danger),
  }
  const own = makeScore(chosen.score, side)
  if (score.pawns === undefined || chosen.score.pawns === undefined) return say('compared', { ...names, own })
  if (isDecided(score) || isDecided(chosen.score))
    return names.score === own ? say('comparedSame', names) : say('compared', { ...names, own })
  // Both are told by the side to move, as all scores of Raven's thoughts.
  const loss = chosen.score.pawns - score.pawns
  if (!isOneSearch && loss < LEAST_BETWEEN_LOOKS) return say('comparedLooks', { ...names, own })
  if (loss === 0) return say('comparedSame', names)
  return say('comparedLoss', {
    ...names,
    own,
    isOneSearch,
    pawns: Math.abs(loss),
    isWorse: loss > 0,
    whose: forWhom(position.turn, side),
  })
}

/** Two searches of one position may differ by as much. */
const LEAST_BETWEEN_LOOKS = 0.3

/** What the search that chose gives another move: on a level it tells several lines. */
function toldInOneSearch(
  { details: { lines } }: RavenThought,
  position: Position,
  move: Move,
): RavenThought['score'] {
  const line = lines.find(({ moves }) => moves[0] === move)
  return line && readLineScore(line, position)
}
