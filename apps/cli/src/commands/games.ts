import { writeFileSync } from 'node:fs'
import { findDataFolder } from '@rookery/experience/node'
import { makeSavedGame } from '@rookery/play'
import type { Command } from 'commander'
import { asFailure, exitCodes, Failure, type Finish } from '../exit.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { describeUnfinished } from '../play/offer-unfinished.ts'
import { GameStore } from '../store/game-store.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery games
  rookery games export game.json
  rookery games export game.json 2
  rookery games export - | less

Finished games, and those that you put away, are in games.pgn. An exported game goes on in the page
(Games, Open a saved game) and in another terminal (rookery play --open game.json); here it stays as it is.`

/** A file may be read by people: all thoughts that there are may come along. */
const exportedThoughtCharacters = 1_000_000

/** The unfinished games of this terminal, to be seen and to be taken elsewhere. */
export function addGames(program: Command, terminal: Terminal, finish: Finish): void {
  const say = (text: string) => void terminal.errors.write(`${text}\n`)
  const games = program
    .command('games')
    .description('list the unfinished games, and take them to the page or another machine')
    .addHelpText('after', examples)
    .action(async () => {
      const store = new GameStore(findDataFolder())
      const rows = store
        .listUnfinished(say)
        .map(({ record }, index) => `${String(index + 1).padStart(3)}  ${describeUnfinished(record)}\n`)
      await write(terminal.output, rows.length === 0 ? 'There is no unfinished game.\n' : rows.join(''))
      finish(exitCodes.fine)
    })
  games
    .command('export')
    .description('write an unfinished game to a file that the page and rookery play --open go on with')
    .argument('<file>', 'a new file, or - for the output')
    .argument('[number]', 'which one of the list', wholeNumber(1, 9999), 1)
    .action(async (file: string, number: number) => {
      const unfinished = new GameStore(findDataFolder()).listUnfinished(say)
      const game = unfinished[number - 1]
      if (!game) throw new Failure(missing(number, unfinished.length), exitCodes.faults)
      const text = `${makeSavedGame(game.record, exportedThoughtCharacters)}\n`
      if (file === '-') await write(terminal.output, text)
      else {
        writeNew(file, text)
        await write(terminal.output, `${describeUnfinished(game.record)}: written to ${file}\n`)
      }
      finish(exitCodes.fine)
    })
}

function missing(number: number, count: number): string {
  if (count === 0) return 'there is no unfinished game'
  return count === 1
    ? `there is one unfinished game, no ${number}`
    : `there are ${count} unfinished games, no ${number}`
}

function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    throw asFailure(error, `cannot write ${file}`)
  }
}
