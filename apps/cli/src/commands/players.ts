import { roster, type Setting } from '@rookery/players'
import type { Command } from 'commander'
import { exitCodes, type Finish } from '../exit.ts'
import type { Terminal } from '../terminal.ts'
import { makeTable } from '../thoughts/index.ts'

const examples = `
Examples:
  rookery players
  rookery play --opponent magpie:boldness=5    (a mind with a setting)`

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

/** Each mind with what it plays and how it can be set. */
export function makeRosterText(): string {
  const minds = roster.map((entry) => {
    const settings = Object.entries(entry.settings).map(([name, setting]) => [
      `    ${describeSetting(name, setting)}`,
      setting.explanation,
    ])
    return [
      `${entry.name} (${entry.id}), ${entry.summary}`,
      `    plays ${entry.variants.join(', ')}`,
      ...makeTable(settings),
    ].join('\n')
  })
  return `${minds.join('\n\n')}\n`
}

export function addPlayers(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('players')
    .description('list the minds, what they play and their settings')
    .addHelpText('after', examples)
    .action(() => {
      terminal.output.write(makeRosterText())
      finish(exitCodes.fine)
    })
}
