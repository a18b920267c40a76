import { type Entrant, generateOpenings, type Opening } from '@rookery/arena'
import { seatEntrantsInNode } from '@rookery/arena/node'
import { Line, makeFen, type Variant } from '@rookery/rules'
import { say } from '@rookery/words/cli/openings'
import type { Command } from 'commander'
import { parseEntrants } from '../arena/parse-entrants.ts'
import { groupsAfter, parseWhole, usage } from '../arena/parse-pairs.ts'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery openings --plies 6 --count 100 > random.fen',
      'rookery openings --judge player=owl depth=4 --within 60 > balanced.fen',
      'rookery openings --variant minichess --plies 4 --count 40 --judge cmd=./engine nodes=100000',
    ],
    say('notes'),
  )

interface OpeningsOptions {
  readonly plies: string
  readonly count: string
  readonly seed: string
  readonly within: string
  readonly judge?: string[]
  readonly variant: string
}

async function makeOpenings(
  options: OpeningsOptions,
  judge: Entrant | undefined,
  onFound: (opening: Opening) => Promise<void>,
): Promise<readonly Opening[]> {
  const variant = variantOf(options)
  const recipe = {
    variant,
    plies: parseWhole('--plies', options.plies, 0, 100),
    count: parseWhole('--count', options.count, 1, 1_000_000),
    seed: parseWhole('--seed', options.seed, 0, 2 ** 31),
    onFound,
  }
  if (!judge) return generateOpenings(recipe)
  const withinCp = parseWhole('--within', options.within, 0, 100_000)
  return withJudge(judge, variant, (scoreOf) =>
    generateOpenings({ ...recipe, accepts: async (opening) => Math.abs(await scoreOf(opening)) <= withinCp }),
  )
}

async function withJudge<T>(
  judge: Entrant,
  variant: Variant,
  act: (scoreOf: (opening: Opening) => Promise<number>) => Promise<T>,
): Promise<T> {
  const seated = seatEntrantsInNode()(judge, ({ isComplaint, text }) => {
    if (isComplaint) complaint ??= text
  })
  let complaint: string | undefined
  const checkComplaint = () => {
    if (complaint !== undefined) throw new Failure(`${judge.name}: ${complaint}`, exitCodes.faults)
  }
  const { depth, nodes, moveTimeMs } = judge.control
  const limits = {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(moveTimeMs === undefined ? {} : { timeMs: moveTimeMs }),
  }
  if (Object.keys(limits).length === 0) throw usage(say('needsLimit'))
  try {
    await seated.newGame(variant, 1).catch((error: Error) => {
      throw new Failure(`${judge.name}: ${error.message}`, exitCodes.faults)
    })
    checkComplaint()
    return await act(async ({ start, moves }) => {
      const line = moves.reduce((at, move) => at.play(move), Line.from(start))
      const answer = await seated.think(line, limits, new AbortController().signal)
      checkComplaint()
      if (answer.kind !== 'move')
        throw new Failure(say('judgeFailed', { name: judge.name, reason: answer.kind }), exitCodes.faults)
      const { scoreCp, mateIn } = answer.remark
      if (scoreCp === undefined && mateIn === undefined)
        throw new Failure(say('noScores', { name: judge.name }), exitCodes.faults)
      return scoreCp ?? Infinity
    })
  } finally {
    await seated.dispose()
  }
}

export function addOpenings(
  program: Command,
  terminal: Terminal,
  finish: Finish,
  args: readonly string[],
): void {
  program
    .command('openings')
    .description(say('description'))
    .option('--plies <number>', say('plies'), '8')
    .option('--count <number>', say('count'), '100')
    .option('--seed <number>', say('seed'), '1')
    .option('--judge <pairs...>', say('judge'))
    .option('--within <cp>', say('within'), '60')
    .addOption(variantOption())
    .addHelpText('after', examples())
    .action(async (options: OpeningsOptions) => {
      const [judge] = options.judge ? parseEntrants(groupsAfter('--judge', args), []) : []
      // At once, so that Ctrl-C loses none.
      const openings = await makeOpenings(options, judge, async ({ start, moves }) => {
        const position = moves.reduce((at, move) => at.play(move), start)
        await write(terminal.output, `${makeFen(position)}\n`)
      })
      if (openings.length < Number(options.count))
        await write(
          terminal.errors,
          `${say('tooFew', { found: openings.length, count: options.count, hasJudge: judge !== undefined })}\n`,
        )
      finish(openings.length === 0 ? exitCodes.faults : exitCodes.fine)
    })
}
