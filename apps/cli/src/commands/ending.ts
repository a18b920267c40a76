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

interface EndingOptions {
  readonly variant: string
  readonly json?: boolean
}

interface Told {
  readonly move: Move
  readonly standing: Standing
}

const isMinichess = ({ variant }: Position) => variant.id === 'minichess'

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

function sayStanding(standing: Standing, position: Position): string {
  if (standing.kind === 'drawn') return say('drawn')
  const moves = Math.ceil(standing.plies / 2)
  if (isMinichess(position)) return say(standing.kind === 'won' ? 'takes' : 'loses', { moves })
  return say(standing.kind, { moves })
}

/** How a game is over that cannot go on; undefined where it can, or where nobody could mate. */
function sayEnd(position: Position): string | undefined {
  const reason = positionOutcome(position)?.reason
  if (reason === 'checkmate') return say('checkmate')
  return reason === 'stalemate' ? say('stalemate') : undefined
}

function sayMove(position: Position, { move, standing }: Told): string {
  const isStalemate = positionOutcome(position.play(move))?.reason === 'stalemate'
  return isStalemate ? say('stalemates') : sayStanding(standing, position)
}

async function makeTables(position: Position, terminal: Terminal, signal: AbortSignal): Promise<TableMaker> {
  const tables = new TableMaker(new Uint8Array(readFileSync(tablesFile)), isMinichess(position))
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
  const most = isMinichess(position) ? 5 : 4
  if (position.pieces().length > most) throw new Failure(say('tooMany', { most }), exitCodes.faults)
  if (position.castling.length > 0) throw new Failure(say('castling'), exitCodes.faults)
  const tables = await makeTables(position, terminal, signal)
  if (signal.aborted) return
  const told = judgeMoves(position, tables)
  const standing = told[0]?.standing ?? tables.tell(position) ?? { kind: 'drawn' }
  if (options.json) {
    const moves = told.map(({ move, standing }) => ({ move: makeSan(position, move), standing }))
    await write(terminal.output, `${JSON.stringify({ standing, moves })}\n`)
    return
  }
  const rows = told.map((each) => `  ${makeSan(position, each.move).padEnd(6)} ${sayMove(position, each)}\n`)
  const side = position.turn === 'white' ? say('white') : say('black')
  const whole = sayEnd(position) ?? sayStanding(standing, position)
  await write(terminal.output, `${side}: ${whole}\n${rows.join('')}`)
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
