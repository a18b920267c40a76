import { type Color, type Move, makeSan, makeSans, type Position } from '@rookery/rules'
import { say as sayVoice } from '@rookery/words/voices/plain'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { say } from '@rookery/words/voices/search'
import {
  isDecided,
  makeCount,
  makeHalfMoves,
  makePawns,
  makeScore,
  makeScoreWithUnit,
  type Score,
  scoreFor,
  tellHalfMove,
} from '../score/index.ts'
import {
  createVoice,
  type Fact,
  forWhom,
  makeAnswerRows,
  makeTable,
  makeTerm,
  makeWeighed,
  SHOWN_MOVES,
  scaleTerm,
  sequelOf,
  type Term,
  type TermUnit,
  tellMore,
  type Voice,
} from '../voice/index.ts'
import {
  forcingMotifs,
  isOnlyMove,
  type Manner,
  tellClauses,
  tellDangerOf,
  tellReasons,
} from '../words/index.ts'
import { hasBareKing } from './bare-king.ts'
import { tellBefore, tellChosen } from './tell-chosen.ts'
import type { SearchedThought } from './thought.ts'
import type { SearchTree } from './tree.ts'
import { readHundredths } from './yardstick.ts'

type Details = SearchedThought['details']

/** Above what a mind of this family gives for pieces, so a value beyond it is that of a decided game. */
const MOST_PIECES = 9900

/** A mind that counts in hundredths of a pawn says what a won game is worth to it; another says itself what its numbers mean. */
type SearchWords<Own> = Partial<Voice<Details & Own>> &
  Pick<Manner, 'cares' | 'sees'> & {
    /** What its numbers say of the move where the board says little. */
    readonly own?: (thought: SearchedThought<Own>, position: Position) => string | undefined
    /** How it came to choose the move; by default that it is the first that no other was worth more than. */
    readonly chosen?: (thought: SearchedThought<Own>, position: Position) => string
  } & ({ readonly win: number } | Pick<Voice<Details & Own>, 'treeScore' | 'pawnTerms' | 'termUnit'>)

/** The terms of a mind's evaluation, each with what it is called and what it means, as a voice has them. */
export const makeTerms = (terms: Readonly<Record<string, readonly [name: string, meaning: string]>>) => {
  const all = { ...terms, 'bare king': [say('terms.bareKing'), say('terms.bareKingMeaning')] as const }
  const pick = (at: 0 | 1) => Object.fromEntries(Object.entries(all).map(([id, told]) => [id, told[at]!]))
  return { termNames: pick(0), terms: pick(1) }
}

/** The voice of a mind that walks a tree. */
export function createSearchVoice<Own = unknown>(
  name: string,
  { cares, sees, own, chosen: tellChoice = tellChosen, ...words }: SearchWords<Own>,
): Voice<Details & Own> {
  const terms = (thought: SearchedThought<Own>, position: Position, side: Color) => {
    const own = voice.pawnTerms(thought.details.leaf, thought, position)
    return own.map((term) => ({
      ...(side === position.turn ? term : scaleTerm(term, -1)),
      name: voice.termNames[term.name] ?? term.name,
    }))
  }
  const voice: Voice<Details & Own> = createVoice<Details & Own>(name, {
    aside: tellAside,
    reason: (thought, position) => {
      const chosen = tellChoice(thought, position)
      const hunt = tellHunt(thought, position)
      return tellClauses(thought, position, {
        // Who hunts a bare king, or is hunted, needs no room and no centre.
        cares: hunt === undefined ? cares : forcingMotifs,
        ...(sees && { sees }),
        quiet: chosen,
        chosen,
        before: tellBefore(thought, position),
        own: hunt ?? own?.(thought, position),
        depth: thought.details.depth,
        quietEnds: thought.details.quietEnds,
      })
    },
    reasons: (line, position, depth, score) => tellReasons(line, position, { cares, depth }, score),
    lines: (thought, position, side = position.turn) =>
      tellLines(thought, position, side, terms(thought, position, side), voice.termUnit),
    compare: (chosen, asked, position, move, side = position.turn) =>
      compareMoves(name, cares, chosen, asked, position, move, side),
    numbers: (thought, position, side = position.turn) =>
      searchNumbers(thought, position, side, terms(thought, position, side), voice.termUnit),
    answer: (thought, position, side) => ({
      rows: makeAnswerRows(thought, position, side),
      decisive: MOST_PIECES,
      facts: [
        [say('facts.depth'), makeHalfMoves(thought.details.depth), tellHalfMove()],
        [say('facts.nodes'), makeCount(thought.details.nodes), say('facts.nodesMeaning')],
        ...(thought.details.bests.length > 1
          ? [[say('facts.bests'), makeCount(thought.details.bests.length)] as const]
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

/** What counts most where a king has lost all its pieces. */
function tellHunt(
  { details: { leaf, perspective } }: SearchedThought,
  position: Position,
): string | undefined {
  const steps = leaf.terms.find(({ name }) => name === 'bare king')?.value ?? 0
  // Where its line strips the king bare only later, it hunts nobody yet.
  if (steps === 0 || !hasBareKing(position)) return undefined
  return say('hunt', { isHunter: steps > 0 === (perspective === position.turn) })
}

/** The line it expects, and how it chose among equals. */
function tellAside(thought: SearchedThought, position: Position): string | undefined {
  const [, ...answers] = makeSans(position, thought.line)
  const said = [
    answers.length > 0 ? sayReason('expects', { line: answers.join(' ') }) : undefined,
    tellTies(thought, position),
  ]
  return said.filter(Boolean).join(' ') || undefined
}

function endOf({ line, details: { leaf } }: SearchedThought): 'won' | 'lost' | 'drawn' {
  if (leaf.standing === 'drawn') return 'drawn'
  const isOwnTurn = line.length % 2 === 0
  return (leaf.standing === 'won') === isOwnTurn ? 'won' : 'lost'
}

function tellTies({ details: { bests, drawn } }: SearchedThought, position: Position): string | undefined {
  if (isOnlyMove(position)) return say('onlyMove')
  if (bests.length === 1) return undefined
  return say('drewLots', { drawn: drawn + 1, count: bests.length })
}

function tellLines(
  thought: SearchedThought,
  position: Position,
  side: Color,
  terms: readonly Term[],
  unit: TermUnit | undefined,
): string[] {
  const { details, score } = thought
  const { depth, quietEnds, nodes, totalNodes } = details
  const sum = terms.reduce((sum, { value }) => sum + value, 0)
  const ties = tellTies(thought, position)
  return [
    ...(terms.length === 0 || !score
      ? []
      : [
          say('scoreOf', {
            line: makeSans(position, thought.line).join(' '),
            unit: unit?.name ?? say('pawns'),
          }),
          ...makeTable([
            ...terms.map(({ name, value }) => [`  ${name}`, makeTerm(value, unit)]),
            [
              `  ${unit ? say('togetherInPawns', { score: makePawns(sum) }) : say('together')}`,
              makeTerm(sum, unit),
            ],
          ]),
        ]),
    sayVoice('moves'),
    ...tellMoves(thought, position, side),
    ...(thought.weighed.slice(0, SHOWN_MOVES).some(({ bound }) => bound) ? [say('bounds')] : []),
    ...(details.bests.length > 1 && ties ? [ties] : []),
    say('looked', { depth, quietEnds, nodes, total: totalNodes }),
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
          ...(walked ? [say('nodesBelow', { count: walked.get(each.move) ?? 0 })] : []),
        ]),
    ),
    ...tellMore(weighed.length),
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
  if (!chosen.score || !asked.score) return sayVoice('noAnswer', { name })
  const [mine, theirs] = [scoreFor(chosen.score, turn), scoreFor(asked.score, turn)]
  const own = makeScore(mine, side)
  if (asked.details.leaf.standing !== 'open')
    return say('seesEnd', {
      name,
      san,
      end: endOf(asked),
      line: makeSans(position, asked.line).join(' '),
      best,
      own,
    })
  const isShallower = asked.details.depth !== chosen.details.depth
  const told = { name, san, score: makeScore(theirs, side), best, isShallower }
  if (mine.value === theirs.value)
    return say('comparedSame', { ...told, isLot: chosen.details.bests.length > 1 })
  const danger = tellDangerOf(asked, position, { cares, depth: asked.details.depth })
  const next = sequelOf(asked, position, danger)
  // Neither an end nor a won ending is so many pawns better than anything.
  if (isEnd(mine) || isEnd(theirs) || mine.pawns === undefined || theirs.pawns === undefined)
    return say('compared', { ...told, own, next })
  const loss = mine.pawns - theirs.pawns
  return say('comparedLoss', {
    ...told,
    own,
    next,
    pawns: Math.abs(loss),
    isWorse: loss > 0,
    whose: forWhom(turn, side),
  })
}

const isEnd = (score: Score): boolean => score.end !== undefined || isDecided(score)

function searchNumbers(
  thought: SearchedThought,
  position: Position,
  side: Color,
  terms: readonly Term[],
  unit: TermUnit | undefined,
): Fact[] {
  const { score, line, details } = thought
  return [
    ...(score ? [[sayVoice('numbers.score'), makeScoreWithUnit(score, side)] as const] : []),
    [sayVoice('numbers.line'), makeSans(position, line).join(' ')],
    [sayVoice('numbers.depth'), makeHalfMoves(details.depth), tellHalfMove()],
    [sayVoice('numbers.nodes'), makeCount(details.nodes)],
    ...terms.map(({ name, value }) => {
      const number = makeTerm(value, unit)
      return [say('atTheEnd', { term: name }), unit ? `${number} ${unit.name}` : number] as const
    }),
  ]
}

/** From whose side scores are told in a sentence about a mind that plays `turn`: its own, or that colour's. */
export const whoseSide = (turn: Color, side: Color): Color | 'mind' => (side === turn ? 'mind' : side)

function tellUnits(
  name: string,
  { details: { perspective } }: SearchedThought,
  { turn }: Position,
  side: Color,
): string {
  return say(perspective === side ? 'units' : 'unitsTurned', { name, whose: whoseSide(turn, side) })
}
