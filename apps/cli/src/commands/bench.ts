import { BENCH_DEPTH, bench, createEngine } from '@rookery/engine'
import { say } from '@rookery/words/cli/bench'
import { type Command, InvalidArgumentError } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'
import type { Terminal } from '../terminal.ts'

const MAX_DEPTH = 30

function parseDepth(text: string): number {
  const depth = Number(text)
  if (!Number.isInteger(depth) || depth < 1 || depth > MAX_DEPTH)
    throw new InvalidArgumentError(say('wrongDepth', { max: String(MAX_DEPTH) }))
  return depth
}

const examples = () => makeExamples(['rookery bench', 'rookery bench --depth 14'], say('notes'))

export function addBench(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('bench')
    .description(say('description'))
    .option('--depth <plies>', say('depth'), parseDepth, BENCH_DEPTH)
    .addHelpText('after', examples())
    .action(async ({ depth }: { depth: number }) => {
      const engine = await createEngine()
      try {
        const { nodes, timeMs, nodesPerSecond } = await bench(engine, depth)
        terminal.output.write(`${say('result', { nodes, timeMs, nodesPerSecond })}\n`)
      } finally {
        await engine.dispose()
      }
      finish(exitCodes.fine)
    })
}
