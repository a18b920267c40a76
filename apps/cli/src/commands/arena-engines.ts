import type { Command } from 'commander'
import { parseAllowed } from '../arena/allow-launches.ts'
import { AllowedEngines } from '../arena/allowed-engines.ts'
import { makeLaunch, makeWord } from '../arena/launch.ts'
import { usage } from '../arena/parse-pairs.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery arena engines
  rookery arena engines allow sf=/usr/games/stockfish
  rookery arena engines allow 'mine=node engine.js' dir=~/mine option.EvalFile=best.network
  rookery arena engines forget mine

A tournament file that somebody gave you names commands. They are run only if you allow them: here, at the question of
rookery arena resume, or with its --allow-engine. Commands that you type yourself for rookery arena are allowed.`

/** The engines that tournament files may start on this machine. */
export function addArenaEngines(arena: Command, terminal: Terminal, finish: Finish): void {
  const engines = arena
    .command('engines')
    .description('list, allow and forget the engines that tournament files may run')
    .addHelpText('after', examples)
    .action(async () => {
      const rows = new AllowedEngines().list().map((each) => `${makeWord(each.name)}: ${makeLaunch(each)}\n`)
      await write(terminal.output, rows.length === 0 ? 'no engine is allowed yet\n' : rows.join(''))
      finish(exitCodes.fine)
    })
  engines
    .command('allow')
    .description('let tournament files run an engine')
    .argument('<words...>', 'NAME=COMMAND, then dir=FOLDER and option.NAME=VALUE where they are needed')
    .action(async (words: string[]) => {
      const engine = parseAllowed(words)
      new AllowedEngines().allow([engine])
      await write(terminal.output, `allowed: ${makeWord(engine.name)}: ${makeLaunch(engine)}\n`)
      finish(exitCodes.fine)
    })
  engines
    .command('forget')
    .description('let them no longer run what goes by a name')
    .argument('<name>', 'as the list shows it')
    .action(async (name: string) => {
      if (new AllowedEngines().forget(name) === 0) throw usage(`no engine is allowed by the name ${name}`)
      await write(terminal.output, `${name} is forgotten\n`)
      finish(exitCodes.fine)
    })
}
