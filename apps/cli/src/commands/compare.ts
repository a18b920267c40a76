import {
  chancesOf,
  createPlayer,
  makeOwnCount,
  makePercent,
  makeScore,
  makeTable,
  type RosterEntry,
  roster,
  type Score,
  type Thought,
  thoughtToJson,
  viewOf,
} from '@rookery/players'
import { type Color, Line, makeFen, makeSan, makeUci } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import { say } from '@rookery/words/cli/compare'
import { say as sayMain } from '@rookery/words/cli/main'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { demand, exitCodes, type Finish } from '../exit.ts'
import { seedOption } from '../options/seed-option.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { type ViewChoice, viewOption } from '../options/view-option.ts'
import { parseStart } from '../play/answers.ts'
import { type Terminal, write } from '../terminal.ts'
import { askPeople, makePeopleTable } from '../thoughts/ask-people.ts'
import { describeThought, makeReadable } from '../thoughts/describe-thought.ts'

const examples = () =>
  makeExamples(
    [
      'rookery compare startpos',
      'rookery compare "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1"',
      'rookery compare startpos --variant minichess --json',
      'rookery compare startpos --view me --own',
      'rookery compare startpos --people',
    ],
    say('notes'),
  )

interface CompareOptions extends ViewChoice {
  readonly variant: string
  readonly json?: boolean
  readonly people?: boolean
  readonly own?: boolean
  readonly seed: number
}

export interface Opinion {
  readonly player: string
  readonly name: string
  readonly san: string
  readonly uci: string
  readonly score: Score | null
  /** "mate in 3": what the mind sees where the game is decided, from the side to move. */
  readonly decided: string | null
  readonly reason: string
  /** All that the mind tells, its search tree included. */
  readonly thought: Thought
}

async function askOpinion(entry: RosterEntry, line: Line, { seed, json }: CompareOptions): Promise<Opinion> {
  const tell = json ? inEnglish : <Said>(say: () => Said) => say()
  const player = await createPlayer(entry.id, {}, seed)
  try {
    const { position } = line
    const { move, thought } = await player.think(line, {}, () => {}, new AbortController().signal)
    const { score = null } = thought
    const decided = score?.end ? tell(() => makeScore(score, position.turn)) : null
    const { reason } = await describeThought(thought, position, position.turn, tell)
    const [san, uci] = [makeSan(position, move), makeUci(move, position)]
    const { id, name } = entry
    return { player: id, name, san, uci, score, decided, reason, thought: thoughtToJson(thought) }
  } finally {
    await player.dispose()
  }
}

async function compare(fen: string, options: CompareOptions, terminal: Terminal): Promise<void> {
  const line = Line.from(demand(parseStart(fen, variantOf(options)), exitCodes.faults))
  const text = await (options.people ? tellPeople(line, options) : tellOpinions(line, options))
  await write(terminal.output, `${text}\n`)
}

async function tellPeople(line: Line, { seed, json }: CompareOptions): Promise<string> {
  const people = await askPeople(line, seed)
  if (!json) return makePeopleTable(people)
  return JSON.stringify({ variant: line.variant.id, fen: makeFen(line.position), people })
}

async function tellOpinions(line: Line, options: CompareOptions): Promise<string> {
  const { variant } = line
  const { side } = viewOf(options.view, undefined, line.position.turn)
  const opinions: Opinion[] = []
  for (const entry of roster)
    if (entry.variants.includes(variant.id)) opinions.push(await askOpinion(entry, line, options))
  if (options.json) return JSON.stringify({ variant: variant.id, fen: makeFen(line.position), opinions })
  const table = makeTable([
    [
      say('head.mind'),
      'SAN',
      'UCI',
      say('head.score'),
      say('head.chances'),
      ...(options.own ? [say('head.own')] : []),
      say('head.reason'),
    ],
    ...opinions.map(({ name, san, uci, score, reason }) => [
      name,
      san,
      uci,
      ...tellScore(score, side),
      ...(options.own ? [tellOwn(score)] : []),
      reason,
    ]),
  ])
  return [say('scale', { side }), '', ...table].join('\n')
}

/** Pawns and winning chances, or in words that there are none: no other unit stands in their columns. */
function tellScore(score: Score | null, side: Color): [score: string, chances: string] {
  const chances = score ? chancesOf(score, side) : undefined
  return score && chances !== undefined
    ? [makeReadable(makeScore(score, side)), makePercent(chances)]
    : [say('noScore'), '']
}

const tellOwn = (score: Score | null): string =>
  score ? say('ownCount', { count: makeReadable(makeOwnCount(score)), side: score.side }) : say('noCount')

export function addCompare(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('compare')
    .description(say('description'))
    .argument('<fen>', sayMain('position'))
    .addOption(variantOption())
    .option('--people', say('people.option'))
    .option('--json', say('json'))
    .addOption(viewOption(false).default('white'))
    .option('--own', say('own'))
    .addOption(seedOption().default(0))
    .addHelpText('after', examples())
    .action(async (fen: string, options: CompareOptions) => {
      await compare(fen, options, terminal)
      finish(exitCodes.fine)
    })
}
