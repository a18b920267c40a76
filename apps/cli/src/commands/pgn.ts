import { type Game, streamPgn } from '@rookery/rules'
import type { Command } from 'commander'
import { type ExitCode, exitCodes, type Finish } from '../exit.ts'
import { makePgnFaults } from '../input/pgn-faults.ts'
import { readText } from '../input/read-text.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery pgn games.pgn
  zcat games.pgn.gz | rookery pgn -

Files may be of any size. The Variant tag of a game says whose rules apply; without one they are the standard ones.
A fault reads FILE:LINE:COLUMN: game NUMBER: MESSAGE [CODE]. The moves counted are those of all lines.`

function countMoves(game: Game): number {
  let moves = 0
  for (const _ of game.nodes()) moves += 1
  return moves
}

async function checkGames(file: string, terminal: Terminal): Promise<ExitCode> {
  let games = 0
  let moves = 0
  let faulty = 0
  for await (const result of streamPgn(readText(file, terminal))) {
    games += 1
    moves += countMoves(result.ok ? result.value : result.partial)
    if (result.ok) continue
    faulty += 1
    await write(terminal.output, makePgnFaults(file, result))
  }
  await write(terminal.output, `${games} games, ${moves} moves, ${faulty} faulty\n`)
  return faulty > 0 ? exitCodes.faults : exitCodes.fine
}

export function addPgn(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('pgn')
    .description('check the games of a PGN file and name every fault')
    .argument('<file>', 'the file, or - for the standard input')
    .addHelpText('after', examples)
    .action(async (file: string) => finish(await checkGames(file, terminal)))
}
