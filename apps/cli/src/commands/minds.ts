import { type LadderRating, ladderRatingOf, type RosterEntry, roster, type Setting } from '@rookery/players'
import type { Command } from 'commander'
import { columnsOf, wrapWords } from '../console/wrap.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery minds
  rookery minds --json
  rookery play --opponent magpie:boldness=5    (a mind with a setting)

Ratings are those of the house's own ladder, on which Fledgling, who plays at random, stands at 0.`

function describeSetting(name: string, setting: Setting): string {
  switch (setting.kind) {
    case 'number':
      return `${name}=${setting.min}..${setting.max} [${setting.default}]`
    case 'choice':
      return `${name}=${setting.options.map(({ value }) => value).join('|')} [${setting.default}]`
    case 'boolean':
      return `${name}=true|false [${setting.default}]`
    case 'text':
      return `${name}=TEXT [${setting.default}]`
  }
}

/** By variant, for those whose ladder the mind has climbed. */
const ratingsOf = ({ id, variants }: RosterEntry): [variant: string, rating: LadderRating][] =>
  variants.flatMap((variant) => {
    const rating = ladderRatingOf(id, variant)
    return rating ? [[variant, rating]] : []
  })

const describeRating = ([variant, { elo, error }]: [string, LadderRating]): string =>
  `${elo}${error === 0 ? '' : ` ± ${error}`} in ${variant}`

const INDENT = '    '
/** A narrower column would hold a word or two a line. */
const MIN_EXPLANATION = 40

/** Each mind with what it plays, what it is worth and how it can be set. */
export function makeRosterText(columns: number): string {
  const paragraph = (text: string, indent = '') =>
    wrapWords(text, columns - indent.length).map((line) => indent + line)
  const minds = roster.map((entry) => {
    const settings = Object.entries(entry.settings).map(
      ([name, setting]) => [`${INDENT}${describeSetting(name, setting)}`, setting.explanation] as const,
    )
    const widest = Math.max(0, ...settings.map(([name]) => name.length)) + 2
    const beside = columns - widest >= MIN_EXPLANATION ? widest : 0
    const ratings = ratingsOf(entry).map(describeRating)
    return [
      ...paragraph(`${entry.name} (${entry.id}), ${entry.summary}`),
      ...paragraph(`plays ${entry.variants.join(', ')}`, INDENT),
      ...(ratings.length > 0 ? paragraph(`rated ${ratings.join(', ')}`, INDENT) : []),
      ...settings.flatMap(([name, explanation]) => {
        if (beside === 0) return [name, ...paragraph(explanation, INDENT.repeat(2))]
        const [first = '', ...rest] = wrapWords(explanation, columns - beside)
        return [name.padEnd(beside) + first, ...rest.map((line) => ' '.repeat(beside) + line)]
      }),
    ].join('\n')
  })
  return `${minds.join('\n\n')}\n`
}

function makeRosterJson(): string {
  const minds = roster.map((entry) => {
    const { id, name, summary, variants, settings } = entry
    return { id, name, summary, variants, ratings: Object.fromEntries(ratingsOf(entry)), settings }
  })
  return `${JSON.stringify(minds, undefined, 2)}\n`
}

export function addMinds(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('minds')
    // What it was called before.
    .alias('players')
    .description('list the minds, what they play, their ratings and settings')
    .option('--json', 'print JSON')
    .addHelpText('after', examples)
    .action(async ({ json }: { json?: boolean }) => {
      await write(terminal.output, json ? makeRosterJson() : makeRosterText(columnsOf(terminal.output)))
      finish(exitCodes.fine)
    })
}
