import { setImmediate } from 'node:timers/promises'
import { err, ok, type Result } from '@rookery/rules'
import type { DataReader, ReadFault } from '../data/read-data.ts'
import type { Sample } from '../data/record.ts'

/** So many samples are taken before others get their turn, a signal among them. */
const AT_ONCE = 2000

/** So many samples, spread evenly over a file of records; all where it has fewer. */
export async function readSpread(
  reader: DataReader,
  wanted: number,
): Promise<Result<readonly Sample[], ReadFault>> {
  if (reader.positions === 0)
    return err({ code: 'data-truncated', message: `${reader.file} holds no position` })
  const step = Math.max(1, reader.positions / wanted)
  const count = Math.min(wanted, reader.positions)
  const samples: Sample[] = []
  for (let i = 0; i < count; i++) {
    const [sample] = reader.samples(Math.floor(i * step), 1)
    if (!sample!.ok) return sample!
    samples.push(sample!.value)
    if (i % AT_ONCE === 0) await setImmediate()
  }
  return ok(samples)
}
