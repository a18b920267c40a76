import { say } from '@rookery/words/cli/arena'
import type { Command } from 'commander'
import { parseAllowed } from '../arena/allow-launches.ts'
import { AllowedEngines } from '../arena/allowed-engines.ts'
import { makeLaunch, makeWord } from '../arena/launch.ts'
import { usage } from '../arena/parse-pairs.ts'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery arena engines',
      'rookery arena engines allow sf=/usr/games/stockfish',
      "rookery arena engines allow 'mine=node engine.js' dir=~/mine option.EvalFile=best.network",
      'rookery arena engines forget mine',
    ],
    say('engines.notes'),
  )

/** The engines that tournament files may start on this machine. */
export function addArenaEngines(arena: Command, terminal: Terminal, finish: Finish): void {
  const engines = arena
    .command('engines')
    .description(say('engines.description'))
    .addHelpText('after', examples())
    .action(async () => {
      const rows = new AllowedEngines().list().map((each) => `${makeWord(each.name)}: ${makeLaunch(each)}\n`)
      await write(terminal.output, rows.length === 0 ? `${say('engines.none')}\n` : rows.join(''))
      finish(exitCodes.fine)
    })
  engines
    .command('allow')
    .description(say('engines.allow'))
    .argument('<words...>', say('engines.words'))
    .action(async (words: string[]) => {
      const engine = parseAllowed(words)
      new AllowedEngines().allow([engine])
      await write(
        terminal.output,
        `${say('engines.allowed', { engine: `${makeWord(engine.name)}: ${makeLaunch(engine)}` })}\n`,
      )
      finish(exitCodes.fine)
    })
  engines
    .command('forget')
    .description(say('engines.forget'))
    .argument('<name>', say('engines.name'))
    .action(async (name: string) => {
      if (new AllowedEngines().forget(name) === 0) throw usage(say('engines.unknown', { name }))
      await write(terminal.output, `${say('engines.forgotten', { name })}\n`)
      finish(exitCodes.fine)
    })
}
