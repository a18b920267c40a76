import { type Game, makeResult, type PgnResult, positionOutcome, streamPgn } from '@rookery/rules'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/pgn'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { type ExitCode, exitCodes, type Finish } from '../exit.ts'
import { makePgnFaults } from '../input/pgn-faults.ts'
import { makeInputName, readText } from '../input/read-text.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(['rookery pgn games.pgn', 'zcat games.pgn.gz | rookery pgn -'], say('notes'))

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
  const message = say('wrongResult', {
    result: game.result,
    reason: sayMain(`reasons.${outcome.reason}`),
    expected,
  })
  const told = sayMain('gameFault', { number: String(number), message })
  return `${makeInputName(file)}:${place.line}:${place.column}: ${told} [pgn-wrong-result]\n`
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
  await write(terminal.output, `${say('sum', { games, moves, faulty })}\n`)
  return faulty > 0 ? exitCodes.faults : exitCodes.fine
}

export function addPgn(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('pgn')
    .description(say('description'))
    .argument('<file>', sayMain('standardInput'))
    .addHelpText('after', examples())
    .action(async (file: string) => finish(await checkGames(file, terminal)))
}
