import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@rookery/rules'
import { type DataSettings, makeData } from '@rookery/training/data'
import { beginTraining, Corpus, defaultTrainSettings, train } from '@rookery/training/train'
import { finishReport, reportRate } from './report.ts'

const threads = availableParallelism()
const WIDTH = 256
const TRAINED_POSITIONS = 150_000
const EPOCHS = 12
const MADE_POSITIONS = 20_000

const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'))
const { signal } = new AbortController()

async function make(settings: DataSettings, positions: number) {
  const startMs = performance.now()
  const onProgress = () => {}
  const { paths } = unwrap(await makeData({ settings, folder, threads, positions, signal, onProgress }))
  return { file: paths.records, ms: performance.now() - startMs }
}

try {
  const made = await make({ variant: 'standard', seed: 1, nodes: 1500, generation: 0 }, MADE_POSITIONS)
  reportRate(
    'rookery data make, 1,500 nodes a move, on each of the cores',
    (MADE_POSITIONS * 1000) / made.ms / threads,
    'positions',
    250,
  )

  // How good the games are makes no difference to the speed of learning from them.
  const { file } = await make({ variant: 'standard', seed: 1, nodes: 10, generation: 0 }, TRAINED_POSITIONS)
  const settings = {
    ...defaultTrainSettings,
    variant: 'standard',
    width: WIDTH,
    epochs: EPOCHS,
    threads,
  } as const
  const corpus = unwrap(Corpus.open([{ file }], settings))
  const positions = Math.floor(corpus.trainingPositions / settings.batch) * settings.batch
  let best = 0
  let lastMs = performance.now()
  await train({
    corpus,
    progress: beginTraining(settings, corpus),
    checkpoint: join(folder, 'bench.checkpoint'),
    signal,
    report() {
      best = Math.max(best, (positions * 1000) / (performance.now() - lastMs))
      lastMs = performance.now()
    },
  })
  corpus.close()
  reportRate(
    `training, width ${WIDTH}, ${threads} threads, the best of ${EPOCHS} epochs of ${positions.toLocaleString('en')} positions, reading, validation and checkpoint included`,
    best,
    'positions',
    300_000,
  )
} finally {
  rmSync(folder, { recursive: true })
}
finishReport()
