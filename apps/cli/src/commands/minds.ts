import { defaultSeat, makeStrength, strengthOf } from '@rookery/play'
import {
  defaultsOf,
  findRating,
  type LadderRating,
  ladderOf,
  type RosterEntry,
  roster,
  type Setting,
} from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/minds'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { columnsOf, wrapWords } from '../console/wrap.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery minds',
      'rookery minds --json',
      `rookery play --opponent magpie:boldness=5    (${say('setting')})`,
    ],
    say('notes'),
  )

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

interface Measured {
  readonly variant: VariantId
  readonly text: string
}

/** What a mind is worth with its usual settings, by variant. */
const strengthsOf = (entry: RosterEntry): Measured[] =>
  entry.variants.flatMap((variant) => {
    const strength = strengthOf(defaultSeat(entry), variant)
    return strength ? [{ variant, text: `${variant}: ${makeStrength(strength)}` }] : []
  })

const measuredOf = ({ id, settings }: RosterEntry, variant: VariantId): LadderRating | undefined =>
  findRating(id, defaultsOf(settings), variant)?.rating

/** From the weakest on, every line of the ladder for a mind that stands there with several settings, as Raven with its levels. */
function tellLevels({ id, settings }: RosterEntry): string[] {
  const rungs = ladderOf('standard')?.ratings.filter((rating) => rating.id === id) ?? []
  return [...rungs].reverse().flatMap(({ changed, elo, error }) => {
    const named = Object.entries(changed).map(([name, value]) => {
      const { label } = settings[name]!
      return say('set', { label, lower: label.toLowerCase(), value: String(value) })
    })
    return named.length === 0 ? [] : [`${named.join(', ')}: ${elo} ± ${error}`]
  })
}

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
    const strengths = strengthsOf(entry).map(({ text }) => text)
    const levels = tellLevels(entry)
    return [
      ...paragraph(`${entry.name} (${entry.id}), ${entry.summary}`),
      ...paragraph(say('plays', { variants: entry.variants.join(', ') }), INDENT),
      ...(strengths.length > 0 ? paragraph(strengths.join('; '), INDENT) : []),
      ...(levels.length > 0 ? paragraph(say('measured', { levels: levels.join('; ') }), INDENT) : []),
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
    const ratings = Object.fromEntries(
      variants.flatMap((variant) => {
        const rating = measuredOf(entry, variant)
        return rating ? [[variant, { elo: rating.elo, error: rating.error, games: rating.games }]] : []
      }),
    )
    return { id, name, summary, variants, ratings, settings }
  })
  return `${JSON.stringify(minds, undefined, 2)}\n`
}

export function addMinds(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('minds')
    // What it was called before.
    .alias('players')
    .description(say('description'))
    .option('--json', sayMain('json'))
    .addHelpText('after', examples())
    .action(async ({ json }: { json?: boolean }) => {
      await write(
        terminal.output,
        json ? inEnglish(makeRosterJson) : makeRosterText(columnsOf(terminal.output)),
      )
      finish(exitCodes.fine)
    })
}
