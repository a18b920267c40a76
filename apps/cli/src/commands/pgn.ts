import { type Game, makeResult, type PgnResult, positionOutcome, streamPgn } from '@rookery/rules'
import type { Command } from 'commander'
import { type ExitCode, exitCodes, type Finish } from '../exit.ts'
import { makePgnFaults } from '../input/pgn-faults.ts'
import { makeInputName, readText } from '../input/read-text.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery pgn games.pgn
  zcat games.pgn.gz | rookery pgn -

Files may be of any size. The Variant tag of a game says whose rules apply; without one they are the standard ones.
A fault reads FILE:LINE:COLUMN: game NUMBER: MESSAGE [CODE]. A result that the final position contradicts is one too, named
where the game begins. The moves counted are those of all lines.`

function countMoves(game: Game): number {
  let moves = 0
  for (const _ of game.nodes()) moves += 1
  return moves
}

/**
 * A fault where the last position decides the game and its result says otherwise. Nobody has to have noticed that 75
 * moves were over, and a game without a result claims nothing.
 */
function makeResultFault(file: string, { number, place }: PgnResult, game: Game): string {
  const outcome = positionOutcome(game.last.position)
  const expected = makeResult(outcome)
  if (!outcome || outcome.reason === 'seventy-five moves') return ''
  if (game.result === '*' || game.result === expected) return ''
  const message = `the result is ${game.result}, but the game ends with ${outcome.reason}: ${expected}`
  return `${makeInputName(file)}:${place.line}:${place.column}: game ${number}: ${message} [pgn-wrong-result]\n`
}

async function checkGames(file: string, terminal: Terminal): Promise<ExitCode> {
  let games = 0
  let moves = 0
  let faulty = 0
  for await (const result of streamPgn(readText(file, terminal))) {
    games += 1
    moves += countMoves(result.ok ? result.value : result.partial)
    const faults = result.ok ? makeResultFault(file, result, result.value) : makePgnFaults(file, result)
    if (faults === '') continue
    faulty += 1
    await write(terminal.output, faults)
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
