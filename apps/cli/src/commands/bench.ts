import { BENCH_DEPTH, bench, createEngine } from '@rookery/engine'
import { type Command, InvalidArgumentError } from 'commander'
import { exitCodes, type Finish } from '../exit.ts'
import type { Terminal } from '../terminal.ts'

const MAX_DEPTH = 30

function parseDepth(text: string): number {
  const depth = Number(text)
  if (!Number.isInteger(depth) || depth < 1 || depth > MAX_DEPTH)
    throw new InvalidArgumentError(`The depth is a whole number from 1 to ${MAX_DEPTH}.`)
  return depth
}

const examples = `
Examples:
  rookery bench
  rookery bench --depth 14

The number of nodes is Raven's signature: it changes when, and only when, its play does.`

export function addBench(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('bench')
    .description('Raven on a fixed set of positions to a fixed depth: nodes, time and speed')
    .option('--depth <plies>', 'how deep it searches', parseDepth, BENCH_DEPTH)
    .addHelpText('after', examples)
    .action(async ({ depth }: { depth: number }) => {
      const engine = await createEngine()
      try {
        const { nodes, timeMs, nodesPerSecond } = await bench(engine, depth)
        terminal.output.write(`Nodes: ${nodes}\nTime: ${timeMs} ms\nNodes/second: ${nodesPerSecond}\n`)
      } finally {
        await engine.dispose()
      }
      finish(exitCodes.fine)
    })
}
