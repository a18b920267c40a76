import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerEvent } from '@rookery/colony'
import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/cli/colony'
import type { Command } from 'commander'
import { groupsAfter, usage } from '../arena/parse-pairs.ts'
import { allowOnWorker } from '../colony/allow-on-worker.ts'
import { makeStatusTable, PLAN_LETTERS } from '../colony/status-table.ts'
import { makeExamples } from '../console/examples.ts'
import { isTty } from '../console/look.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { joinColony } from '../options/join-colony.ts'
import { wholeNumber } from '../options/whole-number.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery colony work redis://:password@redis.example.org',
      'rookery colony work redis://localhost --threads 2 --allow-engine sf=/usr/games/stockfish',
      'rookery arena --engine player=owl --engine player=magpie --rounds 500 --colony redis://localhost',
      'rookery colony status redis://localhost',
    ],
    say('notes'),
  )

const STATUS_EVERY_MS = 1000

interface WorkOptions {
  readonly threads: number
  readonly name?: string
  readonly lease: number
  readonly anySpeed?: boolean
}

async function work(
  url: string,
  { threads, lease, name, anySpeed = false }: WorkOptions,
  allowed: readonly (readonly string[])[],
  terminal: Terminal,
): Promise<void> {
  const allow = allowOnWorker(allowed)
  const link = await joinColony(url)
  const { findNamesake, runWorker, makeWorkerName } = await import('@rookery/colony')
  const worker = name ?? makeWorkerName()
  const tell = (line: string) => void terminal.output.write(`${line}\n`)
  const hear = (event: WorkerEvent) => {
    switch (event.kind) {
      case 'done': {
        const { plan, units, elapsedMs } = event
        tell(say('work.done', { plan: plan.slice(0, PLAN_LETTERS), units, seconds: elapsedMs / 1000 }))
        break
      }
      case 'scaled': {
        const { plan, title, scale } = event
        tell(say('work.scaled', { plan: plan.slice(0, PLAN_LETTERS), title, scale }))
        break
      }
      case 'refused':
        tell(sayReason(event.fault.message))
        break
      case 'trouble':
        tell(sayReason(event.message))
        break
      case 'lost':
        tell(say('work.lost', { plan: event.plan.slice(0, PLAN_LETTERS), reason: sayReason(event.reason) }))
    }
  }
  const namesake = name === undefined ? undefined : await findNamesake(link, name)
  if (namesake) {
    link.close()
    throw usage(say('work.nameTaken', { worker, host: namesake.host }))
  }
  tell(say('work.begins', { worker, place: link.place, threads }))
  try {
    const ending = await untilStopped((signal) =>
      runWorker({
        link,
        threads,
        allow,
        anySpeed,
        signal,
        name: worker,
        leaseMs: lease * 1000,
        onEvent: hear,
      }),
    )
    if (ending === 'dropped') throw new Failure(say('work.dropped'), exitCodes.faults)
    tell(say('work.stopped'))
  } finally {
    link.close()
  }
}

async function showStatus(url: string, isJson: boolean, terminal: Terminal): Promise<void> {
  const link = await joinColony(url)
  const { readStatus } = await import('@rookery/colony')
  let lines = 0
  link.watch((sentence) => {
    lines++
    terminal.errors.write(`${sayReason(sentence)}\n`)
  })
  try {
    const first = await readStatus(link)
    if (isJson) {
      await write(terminal.output, `${JSON.stringify(first, null, 1)}\n`)
      return
    }
    await write(terminal.output, makeStatusTable(first))
    if (!isTty(terminal.output)) return
    lines += makeStatusTable(first).split('\n').length - 1
    await untilStopped(async (signal) => {
      const stopped = once(signal, 'abort').then(() => undefined)
      while (!signal.aborted) {
        await Promise.race([sleep(STATUS_EVERY_MS, undefined, { ref: false }), stopped])
        const status = await Promise.race([readStatus(link), stopped])
        if (!status) return
        const table = makeStatusTable(status)
        await write(terminal.output, `\x1b[${lines}F\x1b[J${table}`)
        lines = table.split('\n').length - 1
      }
    })
  } finally {
    link.close()
  }
}

async function drop(worker: string, url: string, terminal: Terminal): Promise<void> {
  const link = await joinColony(url)
  const { Roll } = await import('@rookery/colony')
  try {
    const roll = new Roll(link)
    const isKnown = (await roll.workers()).some(({ name }) => name === worker)
    if (!isKnown) throw usage(say('drop.unknown', { worker }))
    await roll.dropWorker(worker)
    await write(terminal.output, `${say('drop.done', { worker })}\n`)
  } finally {
    link.close()
  }
}

async function stop(prefix: string, url: string, terminal: Terminal): Promise<void> {
  const link = await joinColony(url)
  const { readStatus, stopPlan } = await import('@rookery/colony')
  try {
    const found = (await readStatus(link)).plans.filter(({ hash }) => hash.startsWith(prefix))
    const [plan] = found
    if (!plan || found.length > 1) throw usage(say('stop.unknown', { plan: prefix, count: found.length }))
    await stopPlan(link, plan)
    await write(terminal.output, `${say('stop.done', { plan: plan.hash.slice(0, PLAN_LETTERS) })}\n`)
  } finally {
    link.close()
  }
}

/** `args` are those of the whole command line: groups of repeated options can be seen nowhere else. */
export function addColony(
  program: Command,
  terminal: Terminal,
  finish: Finish,
  args: readonly string[],
): void {
  const colony = program.command('colony').description(say('description')).addHelpText('after', examples())
  colony
    .command('work')
    .description(say('work.description'))
    .argument('<url>', say('url'))
    .option('--threads <number>', say('work.threads'), wholeNumber(1, 1024), availableParallelism())
    .option('--allow-engine <words...>', say('work.allow'))
    .option('--name <name>', say('work.name'), parseName)
    .option('--lease <seconds>', say('work.lease'), wholeNumber(1, 3600), 30)
    .option('--any-speed', say('work.anySpeed'))
    .action(async (url: string, options: WorkOptions) => {
      await work(url, options, groupsAfter('--allow-engine', args), terminal)
      finish(exitCodes.fine)
    })
  colony
    .command('status')
    .description(say('status.description'))
    .argument('<url>', say('url'))
    .option('--json', say('status.json'))
    .action(async (url: string, { json }: { json?: boolean }) => {
      await showStatus(url, json === true, terminal)
      finish(exitCodes.fine)
    })
  colony
    .command('drop')
    .description(say('drop.description'))
    .argument('<worker>', say('drop.worker'))
    .requiredOption('--colony <url>', say('url'))
    .action(async (worker: string, options: { colony: string }) => {
      await drop(worker, options.colony, terminal)
      finish(exitCodes.fine)
    })
  colony
    .command('stop')
    .description(say('stop.description'))
    .argument('<plan>', say('stop.plan'))
    .requiredOption('--colony <url>', say('url'))
    .action(async (plan: string, options: { colony: string }) => {
      await stop(plan, options.colony, terminal)
      finish(exitCodes.fine)
    })
}

function parseName(text: string): string {
  if (/^[\w.-]{1,100}$/.test(text)) return text
  throw usage(say('work.wrongName'))
}
