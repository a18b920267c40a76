import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/strength'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { makeInputName } from '../input/read-text.ts'
import { untilStopped } from '../interrupts.ts'
import { makeStrengthTable } from '../strength/strength-table.ts'
import { tellStrengths } from '../strength/tell-strengths.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery strength games.pgn',
      'rookery strength games.pgn --name "Ann Smith"',
      'rookery strength - --json < games.pgn',
    ],
    say('notes'),
  )

interface StrengthOptions {
  readonly name?: string
  readonly json?: boolean
}

export function addStrength(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('strength')
    .description(say('description'))
    .argument('<file>', sayMain('standardInput'))
    .option('--name <player>', say('name'))
    .option('--json', sayMain('json'))
    .addHelpText('after', examples())
    .action(async (file: string, { name, json }: StrengthOptions) => {
      const told = await untilStopped(
        (signal) => tellStrengths({ file, name }, terminal, signal),
        () => {
          if (file === '-') terminal.input.destroy()
        },
      )
      if (told.players.length === 0 && !told.isStopped)
        throw new Failure(
          name === undefined
            ? say('noGames', { file: makeInputName(file) })
            : say('nobody', { name, file: makeInputName(file) }),
          exitCodes.faults,
        )
      const text = json ? JSON.stringify({ players: told.players }) : makeStrengthTable(told.players)
      await write(terminal.output, `${text}\n`)
      if (told.isStopped) await write(terminal.errors, `${say('stopped', { games: told.games })}\n`)
      finish(told.isFine ? exitCodes.fine : exitCodes.faults)
    })
}
