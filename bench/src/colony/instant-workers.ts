// Simulated workers, in a process of their own: each takes a job and answers at once with a game that is ready.
import { openLink, Roll } from '@rookery/colony'
import { unwrap } from '@rookery/rules'

const [url = '', count = '1', game = '', version = ''] = process.argv.slice(2)
const link = unwrap(await openLink(url))
const roll = new Roll(link)
const names = Array.from({ length: Number(count) }, (_, index) => `instant-${index}`)
const record = JSON.parse(game)

async function announce(): Promise<void> {
  const now = link.now()
  const about = { host: 'bench', pid: process.pid, version, threads: 1, busy: 1, jobs: 0, units: 0 }
  for (const name of names) await roll.announceWorker(name, { ...about, startedAt: now, seenAt: now })
}

async function work(name: string, plan: string): Promise<void> {
  const worker = link.openWorker(plan, name, 30_000)
  for (let token = 0; ; token++) {
    const job = await worker.getNextJob(`${name}-${token}`, { block: false })
    if (!job) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    const done = job.data.units.map(({ opening: _, ...unit }: Record<string, number>) => ({
      ...record,
      ...unit,
    }))
    await job.moveToCompleted({ plan, version, elapsedMs: 60_000, done }, `${name}-${token}`, false)
    await link.redis.publish(roll.doneOf(plan), '')
  }
}

await announce()
process.stdout.write('ready\n')
let plan = (await roll.plans())[0]?.hash
for (; plan === undefined; plan = (await roll.plans())[0]?.hash)
  await new Promise((resolve) => setTimeout(resolve, 20))
await Promise.all(names.map((name) => work(name, plan)))
