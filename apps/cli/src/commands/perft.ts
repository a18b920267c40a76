import { makeUci, type Position } from '@rookery/rules'
import { say } from '@rookery/words/cli/perft'
import { type Command, InvalidArgumentError } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { makeFixed } from '../console/numbers.ts'
import { drawOver, makeDuration } from '../console/status-line.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { readPosition } from '../input/read-position.ts'
import { untilStopped } from '../interrupts.ts'
import { variantOption } from '../options/variant-option.ts'
import { PerftCount } from '../perft/perft-count.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery perft startpos 5',
      'rookery perft "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -" 4 --no-divide',
      'rookery perft startpos 6 --variant minichess',
    ],
    say('notes'),
  )

interface PerftOptions {
  readonly variant: string
  readonly divide: boolean
}

function parseDepth(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw new InvalidArgumentError(say('wrongDepth'))
  return Number(text)
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
    drawOver(errors, say('progress', { percent: 100 * part, nodes, time: makeDuration(left) }))
  })
  /** What is not complete is not printed: it would be a wrong number. */
  const print = async (text: string) => {
    if (signal.aborted) return
    drawOver(errors, '')
    await write(output, text)
  }
  if (options.divide && depth > 0) await countByMove(position, depth, count, print)
  else await count.add(position, depth, 1)
  await print(`${say('sum', { nodes: count.nodes })}\n`)
  drawOver(errors, '')
  const seconds = elapsed()
  const { nodes } = count
  const speed = { nodes, seconds: makeFixed(seconds, 3), perSecond: Math.round(nodes / seconds) }
  await write(errors, `${signal.aborted ? say('stopped', speed) : say('speed', speed)}\n`)
}

export function addPerft(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('perft')
    .description(say('description'))
    .argument('<fen>', say('fen'))
    .argument('<depth>', say('depth'), parseDepth)
    .addOption(variantOption())
    .option('--divide', say('divide'), true)
    .option('--no-divide', say('noDivide'))
    .addHelpText('after', examples())
    .action(async (fen: string, depth: number, options: PerftOptions) => {
      await untilStopped(async (signal) => {
        await runPerft(fen, depth, options, terminal, signal)
        finish(signal.aborted ? exitCodes.faults : exitCodes.fine)
      })
    })
}
