import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { openMynah } from '@rookery/players/mynah'
import { openPuzzle } from '@rookery/practice'
import { featuresOf } from '@rookery/practice/difficulty'
import { openRaven } from '@rookery/practice/mining'
import { createRandom } from '@rookery/rules'

const SEED = 1
const HASH_MB = 1

/** All puzzles of a file with tabs between `fen`, `moves` and `rating`, in an order that chance has drawn. */
async function drawPuzzles(file) {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  const puzzles = []
  for await (const line of lines) {
    const [fen, moves, rating] = line.split('\t')
    if (fen !== 'fen') puzzles.push({ fen, moves: moves.split(' '), rating: Number(rating) })
  }
  return createRandom(SEED).shuffle(puzzles)
}

/** The first so many puzzles of the drawn order, with their features; what the record knows is not computed again. */
export async function gatherFeatures(file, record, count) {
  const witnesses = { mynah: await openMynah(), raven: await openRaven('standard', HASH_MB) }
  const puzzles = (await drawPuzzles(file)).slice(0, count)
  const startedMs = performance.now()
  let made = 0
  return puzzles.map(({ fen, moves, rating }, index) => {
    const key = `${fen} ${moves.join(' ')}`
    if (!record.has(key)) {
      const opened = openPuzzle({ variant: 'standard', fen, moves })
      if (!opened.ok) throw new Error(`${key}: ${opened.faults[0].message}`)
      record.add(
        key,
        featuresOf(opened.value, witnesses).map((value) => Number(value.toFixed(4))),
      )
      made++
    }
    if (index % 100 === 0) {
      const leftMin =
        ((performance.now() - startedMs) / Math.max(made, 1) / 60_000) * (puzzles.length - index)
      process.stderr.write(`\r${index} of ${puzzles.length} puzzles, ${leftMin.toFixed(1)} min left `)
    }
    return { rating, features: record.get(key) }
  })
}
