import { writeFileSync } from 'node:fs'
import {
  type Meeting,
  makeRatingPlot,
  makeRatings,
  makeTextPlot,
  meetingOfGame,
  ratePool,
} from '@rookery/arena'
import { streamPgn } from '@rookery/rules'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/ratings'
import type { Command } from 'commander'
import { parseNumber } from '../arena/parse-pairs.ts'
import { makeExamples } from '../console/examples.ts'
import { demand, exitCodes, type Finish } from '../exit.ts'
import { readText } from '../input/read-text.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    ['rookery ratings games.pgn', 'rookery ratings *.pgn --anchor Fledgling=0 --svg ladder.svg'],
    say('notes'),
  )

interface RatingsOptions {
  readonly anchor?: string
  readonly svg?: string
  readonly json?: boolean
}

/** `NAME=ELO`, where the name may hold anything. */
function parseAnchor(text: string): { name: string; elo: number } {
  const at = text.lastIndexOf('=')
  const name = at < 0 ? text : text.slice(0, at)
  return {
    name,
    elo: at < 0 ? 0 : parseNumber(say('theAnchor'), text.slice(at + 1), { min: -10_000, max: 10_000 }),
  }
}

async function rate(files: readonly string[], options: RatingsOptions, terminal: Terminal): Promise<void> {
  const meetings: Meeting[] = []
  let without = 0
  for (const file of files)
    for await (const result of streamPgn(readText(file, terminal))) {
      const meeting = meetingOfGame(result.ok ? result.value : result.partial)
      if (meeting) meetings.push(meeting)
      else without++
    }
  const anchors = options.anchor === undefined ? [] : [parseAnchor(options.anchor)]
  const list = demand(ratePool(meetings, { anchors }), exitCodes.faults)
  const text = options.json
    ? `${JSON.stringify(list, null, 1)}\n`
    : `${makeRatings(list)}\n${makeTextPlot(list)}`
  await write(terminal.output, text)
  if (without > 0) await write(terminal.errors, `${say('leftOut', { count: without })}\n`)
  if (options.svg !== undefined) writeFileSync(options.svg, makeRatingPlot(list, { title: 'Ratings' }))
}

export function addRatings(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('ratings')
    .description(say('description'))
    .argument('<files...>', say('files'))
    .option('--anchor <name=elo>', say('anchor'))
    .option('--svg <file>', say('svg'))
    .option('--json', sayMain('json'))
    .addHelpText('after', examples())
    .action(async (files: string[], options: RatingsOptions) => {
      await rate(files, options, terminal)
      finish(exitCodes.fine)
    })
}
