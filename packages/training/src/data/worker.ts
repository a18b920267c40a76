import { parentPort, workerData } from 'node:worker_threads'
import { SoloCore } from '@rookery/engine/core'
import type { WorkerSetup } from './pool.ts'
import { playGame } from './self-play.ts'
import { recipeOf } from './settings.ts'

const { module, settings, network } = workerData as WorkerSetup
const core = new SoloCore(module, settings.variant === 'minichess', recipeOf(settings).hashMb, network)
const port = parentPort!

port.on('message', (number: number) => {
  const { moves, ending, result, records } = playGame(core, settings, number)
  port.postMessage({ number, game: { moves, ending, result, records } }, [records.buffer as ArrayBuffer])
})
