import { writeFileSync } from 'node:fs'
import { findDataFolder } from '@rookery/experience/node'
import { makeSavedGame } from '@rookery/play'
import { say } from '@rookery/words/cli/games'
import { say as sayMain } from '@rookery/words/cli/main'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { wholeNumber } from '../options/whole-number.ts'
import { describeUnfinished } from '../play/offer-unfinished.ts'
import { GameStore } from '../store/game-store.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery games',
      'rookery games export game.json',
      'rookery games export game.json 2',
      'rookery games export - | less',
    ],
    say('notes'),
  )

/** A file may be read by people: all thoughts that there are may come along. */
const exportedThoughtCharacters = 1_000_000

/** The unfinished games of this terminal, to be seen and to be taken elsewhere. */
export function addGames(program: Command, terminal: Terminal, finish: Finish): void {
  const tell = (text: string) => void terminal.errors.write(`${text}\n`)
  const games = program
    .command('games')
    .description(say('description'))
    .addHelpText('after', examples())
    .action(async () => {
      const store = new GameStore(findDataFolder())
      const rows = store
        .listUnfinished(tell)
        .map(({ record }, index) => `${String(index + 1).padStart(3)}  ${describeUnfinished(record)}\n`)
      await write(terminal.output, rows.length === 0 ? `${say('none')}\n` : rows.join(''))
      finish(exitCodes.fine)
    })
  games
    .command('export')
    .description(say('export.description'))
    .argument('<file>', say('export.file'))
    .argument('[number]', say('export.number'), wholeNumber(1, 9999), 1)
    .action(async (file: string, number: number) => {
      const unfinished = new GameStore(findDataFolder()).listUnfinished(tell)
      const game = unfinished[number - 1]
      if (!game) throw new Failure(missing(number, unfinished.length), exitCodes.faults)
      const text = `${makeSavedGame(game.record, exportedThoughtCharacters)}\n`
      if (file === '-') await write(terminal.output, text)
      else {
        writeNew(file, text)
        await write(terminal.output, `${say('written', { game: describeUnfinished(game.record), file })}\n`)
      }
      finish(exitCodes.fine)
    })
}

function missing(number: number, count: number): string {
  return say('missing', { count, number })
}

function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    throw asFailure(error, sayMain('cannotWrite', { file }))
  }
}
