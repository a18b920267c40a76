import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { engineVariants } from '@rookery/engine'
import { type Standing, TableMaker, tablesFile } from '@rookery/engine/tables'
import { type Move, makeSan, type Position, positionOutcome } from '@rookery/rules'
import { say } from '@rookery/words/cli/ending'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { drawOver } from '../console/status-line.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { readPosition } from '../input/read-position.ts'
import { untilStopped } from '../interrupts.ts'
import { variantOption } from '../options/variant-option.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery ending "8/8/8/8/8/2k5/8/KQ5r w - - 0 1"',
      'rookery ending "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1" --json',
    ],
    say('notes'),
  )

const MOST_MEN = 4

interface EndingOptions {
  readonly variant: string
  readonly json?: boolean
}

interface Told {
  readonly move: Move
  readonly standing: Standing
}

/** From best to worst for the mover: quick wins, draws, slow losses. */
const worthOf = (standing: Standing): number => {
  if (standing.kind === 'drawn') return 0
  return standing.kind === 'won' ? 1000 - standing.plies : standing.plies - 1000
}

function turnAround(standing: Standing): Standing {
  if (standing.kind === 'drawn') return standing
  return { kind: standing.kind === 'won' ? 'lost' : 'won', plies: standing.plies + 1 }
}

/** What a move leads to, for its mover. Tables say nothing of a pawn that may be taken in passing, but of what follows. */
function judge(position: Position, move: Move, tables: TableMaker): Standing {
  const next = position.play(move)
  const outcome = positionOutcome(next)
  if (outcome) return outcome.winner ? { kind: 'won', plies: 1 } : { kind: 'drawn' }
  return turnAround(tables.tell(next) ?? judgeMoves(next, tables)[0]!.standing)
}

const judgeMoves = (position: Position, tables: TableMaker): Told[] =>
  position
    .legalMoves()
    .map((move) => ({ move, standing: judge(position, move, tables) }))
    .sort((a, b) => worthOf(b.standing) - worthOf(a.standing))

const sayStanding = (standing: Standing): string =>
  standing.kind === 'drawn' ? say('drawn') : say(standing.kind, { moves: Math.ceil(standing.plies / 2) })

async function makeTables(position: Position, terminal: Terminal, signal: AbortSignal): Promise<TableMaker> {
  const tables = new TableMaker(new Uint8Array(readFileSync(tablesFile)), position.variant.id === 'minichess')
  for (const { name, plies } of tables.prepare(position)) {
    drawOver(terminal.errors, say('making', { name, moves: Math.ceil(plies / 2) }))
    await setImmediate()
    if (signal.aborted) break
  }
  drawOver(terminal.errors, '')
  return tables
}

async function runEnding(
  fen: string,
  options: EndingOptions,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const position = readPosition(fen, options)
  const { id, name } = position.variant
  if (!(engineVariants as readonly string[]).includes(id))
    throw new Failure(say('variant', { name }), exitCodes.faults)
  if (position.pieces().length > MOST_MEN)
    throw new Failure(say('tooMany', { most: MOST_MEN }), exitCodes.faults)
  if (position.castling.length > 0) throw new Failure(say('castling'), exitCodes.faults)
  const tables = await makeTables(position, terminal, signal)
  if (signal.aborted) return
  const told = judgeMoves(position, tables).map(({ move, standing }) => ({
    move: makeSan(position, move),
    standing,
  }))
  const standing = told[0]?.standing ?? tables.tell(position) ?? { kind: 'drawn' }
  if (options.json) {
    await write(terminal.output, `${JSON.stringify({ standing, moves: told })}\n`)
    return
  }
  const rows = told.map(({ move, standing }) => `  ${move.padEnd(6)} ${sayStanding(standing)}\n`)
  const side = position.turn === 'white' ? say('white') : say('black')
  await write(terminal.output, `${side}: ${sayStanding(standing)}\n${rows.join('')}`)
}

export function addEnding(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('ending')
    .description(say('description'))
    .argument('<fen>', say('fen'))
    .addOption(variantOption())
    .option('--json', say('json'))
    .addHelpText('after', examples())
    .action(async (fen: string, options: EndingOptions) => {
      await untilStopped(async (signal) => {
        await runEnding(fen, options, terminal, signal)
        finish(signal.aborted ? exitCodes.interrupted : exitCodes.fine)
      })
    })
}
