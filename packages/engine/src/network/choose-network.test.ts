import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Line, minichess, standard, startPosition } from '@rookery/rules'
import { afterAll, describe, expect, it } from 'vitest'
import { platform } from '#platform'
import { Engine, type EngineOptions } from '../engine.ts'
import { handSignatures } from './hand-signatures.ts'
import { randomNetwork, referenceScore } from './network.fixture.ts'
import { makeNetworkFile } from './network-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'rookery-network-'))
afterAll(() => rmSync(folder, { recursive: true }))

function keep(name: string, bytes: Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

function makePipe(name: string): string {
  const file = join(folder, name)
  execFileSync('mkfifo', [file])
  return file
}

function keepHuge(name: string): string {
  const file = keep(name, new Uint8Array())
  truncateSync(file, 9_000_000_000)
  return file
}

const network = randomNetwork('standard', 64)
const whole = makeNetworkFile(network)
const altered = whole.slice()
altered[whole.length - 9]! ^= 1

async function evaluateStart(options: EngineOptions, on = platform) {
  const engine = new Engine(on, { hashMb: 1, ...options })
  const start = Line.from(startPosition(options.variant))
  try {
    const { scoreCp, networkCp, countsTerms } = await engine.evaluate(start)
    const { move } = await engine.search(start, { nodes: 2000 }).best
    return { scoreCp, networkCp, countsTerms, move, fault: engine.networkFault }
  } finally {
    await engine.dispose()
  }
}

describe('the engine', () => {
  it('evaluates by the network it is given, as a file or read, in both builds', async () => {
    const scoreCp = referenceScore(network, startPosition())
    const file = keep('whole.network', whole)
    const single = { ...platform, canShareMemory: false }
    for (const [options, on] of [
      [{ network: { file } }, platform],
      [{ network, threads: 2 }, platform],
      [{ network }, single],
    ] as const)
      expect(await evaluateStart(options, on)).toMatchObject({ scoreCp, fault: undefined })
  })

  it.each([standard, minichess])('plays $name by the network that comes with it', async (variant) => {
    const by = await evaluateStart({ variant })
    const without = await evaluateStart({ variant, network: 'none' })
    expect([by.fault, without.fault]).toEqual([undefined, undefined])
    expect([by.scoreCp - by.networkCp, without.networkCp]).toEqual([by.countsTerms ? without.scoreCp : 0, 0])
    expect(by.networkCp).not.toBe(0)
  })

  it('adds a network that was made for it to the hand-written evaluation', async () => {
    const byHand = await evaluateStart({ network: 'none' })
    const added = { ...network, handSignature: handSignatures.standard }
    const file = keep('added.network', makeNetworkFile(added))
    const { scoreCp } = await evaluateStart({ network: { file } })
    expect(scoreCp).toBe(byHand.scoreCp + referenceScore(network, startPosition()))
  })

  it.each([
    ['is cut off', keep('cut.network', whole.subarray(0, 5000)), 'cut.network: it has 5000 bytes'],
    ['is altered', keep('altered.network', altered), 'altered.network: its check sum is wrong'],
    ['is something else', keep('text.network', Buffer.alloc(99, 'x')), 'it is no network of Raven'],
    ['is a pipe that nobody writes to', makePipe('pipe.network'), 'cannot be read: it is no regular file'],
    ['is a device without end', '/dev/zero', '/dev/zero cannot be read: it is no regular file'],
    ['is a folder', folder, 'cannot be read: it is a folder'],
    ['is huge', keepHuge('huge.network'), 'it has 9000000000 bytes, more than any file of Raven'],
    ['is not there', join(folder, 'none.network'), 'none.network cannot be read'],
    [
      'is for another evaluation',
      keep('older.network', makeNetworkFile({ ...network, handSignature: 1 })),
      'older.network: it was made to correct another hand-written evaluation',
    ],
    [
      'is for another game',
      keep('mini.network', makeNetworkFile(randomNetwork('minichess', 32))),
      'mini.network plays minichess, not standard',
    ],
  ])('goes on by hand where the file %s, and says so', async (_, file, sentence) => {
    const byHand = await evaluateStart({ network: 'none' })
    expect(byHand.fault).toBeUndefined()
    const { scoreCp, move, fault } = await evaluateStart({ network: { file } })
    expect([scoreCp, move]).toEqual([byHand.scoreCp, byHand.move])
    expect(fault).toContain(sentence)
  })
})
