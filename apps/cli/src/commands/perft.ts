import {
  describeFaults,
  divide,
  makeUci,
  type Position,
  parsePosition,
  perft,
  startPosition,
} from '@rookery/rules'
import { type Command, InvalidArgumentError } from 'commander'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { variantOf, variantOption } from './variant-option.ts'

const examples = `
Examples:
  rookery perft startpos 5
  rookery perft "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -" 4 --no-divide
  rookery perft startpos 6 --variant minichess

The time and the speed go to the error stream.`

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

async function printDivide(position: Position, depth: number, terminal: Terminal): Promise<number> {
  const rows = divide(position, depth).map(({ move, nodes }) => ({ name: makeUci(move, position), nodes }))
  rows.sort((a, b) => (a.name < b.name ? -1 : 1))
  const list = rows.map(({ name, nodes }) => `${name}: ${nodes}\n`).join('')
  if (list !== '') await write(terminal.output, `${list}\n`)
  return rows.reduce((sum, { nodes }) => sum + nodes, 0)
}

async function runPerft(
  fen: string,
  depth: number,
  options: PerftOptions,
  terminal: Terminal,
): Promise<void> {
  const position = readPosition(fen, options)
  const startMs = performance.now()
  const nodes =
    options.divide && depth > 0 ? await printDivide(position, depth, terminal) : perft(position, depth)
  const seconds = (performance.now() - startMs) / 1000
  await write(terminal.output, `Nodes searched: ${nodes}\n`)
  await write(terminal.errors, `${seconds.toFixed(3)} s, ${Math.round(nodes / seconds)} nodes/s\n`)
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
      await runPerft(fen, depth, options, terminal)
      finish(exitCodes.fine)
    })
}
