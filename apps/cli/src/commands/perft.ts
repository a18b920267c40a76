import { describeFaults, makeUci, type Position, parsePosition, startPosition } from '@rookery/rules'
import { type Command, InvalidArgumentError } from 'commander'
import { drawOver, makeDuration } from '../console/status-line.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { PerftCount } from '../perft/perft-count.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery perft startpos 5
  rookery perft "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -" 4 --no-divide
  rookery perft startpos 6 --variant minichess

The time, the speed and, on a terminal, how far it is go to the error stream. Ctrl-C stops it.`

interface PerftOptions {
  readonly variant: string
  readonly divide: boolean
}

function parseDepth(text: string): number {
  if (!/^\d{1,2}$/.test(text))
    throw new InvalidArgumentError('A depth is a number of half-moves from 0 to 99.')
  return Number(text)
}

function readPosition(fen: string, options: PerftOptions): Position {
  const variant = variantOf(options)
  if (fen === 'startpos') return startPosition(variant)
  const position = parsePosition(fen, variant)
  if (!position.ok) throw new Failure(`bad FEN: ${describeFaults(position.faults)}`, exitCodes.faults)
  return position.value
}

/** Counts each first move by itself, in the order of their names, and prints it as soon as it is done. */
async function countByMove(
  position: Position,
  depth: number,
  count: PerftCount,
  print: (row: string) => Promise<void>,
): Promise<void> {
  const moves = position.legalMoves().map((move) => ({ move, name: makeUci(move, position) }))
  moves.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { move, name } of moves) {
    const before = count.nodes
    await count.add(position.play(move), depth - 1, 1 / moves.length)
    await print(`${name}: ${count.nodes - before}\n`)
  }
  if (moves.length > 0) await print('\n')
}

async function runPerft(
  fen: string,
  depth: number,
  options: PerftOptions,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const { output, errors } = terminal
  const position = readPosition(fen, options)
  const startMs = performance.now()
  const elapsed = () => (performance.now() - startMs) / 1000
  const count = new PerftCount(signal, ({ nodes, part }) => {
    const left = (elapsed() / part) * (1 - part)
    drawOver(errors, `${(100 * part).toFixed(1)} %, ${nodes} nodes, ${makeDuration(left)} left`)
  })
  /** What is not complete is not printed: it would be a wrong number. */
  const print = async (text: string) => {
    if (signal.aborted) return
    drawOver(errors, '')
    await write(output, text)
  }
  if (options.divide && depth > 0) await countByMove(position, depth, count, print)
  else await count.add(position, depth, 1)
  await print(`Nodes searched: ${count.nodes}\n`)
  drawOver(errors, '')
  const speed = `${elapsed().toFixed(3)} s, ${Math.round(count.nodes / elapsed())} nodes/s\n`
  await write(errors, signal.aborted ? `stopped after ${count.nodes} nodes, ${speed}` : speed)
}

export function addPerft(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('perft')
    .description('count the move sequences from a position, for each first move and in sum')
    .argument('<fen>', 'the position in quotes, or startpos')
    .argument('<depth>', 'length of the sequences in half-moves', parseDepth)
    .addOption(variantOption())
    .option('--divide', 'list the count of each first move', true)
    .option('--no-divide', 'print the sum alone')
    .addHelpText('after', examples)
    .action(async (fen: string, depth: number, options: PerftOptions) => {
      await untilStopped(async (signal) => {
        await runPerft(fen, depth, options, terminal, signal)
        finish(signal.aborted ? exitCodes.faults : exitCodes.fine)
      })
    })
}
