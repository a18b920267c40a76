import { RookeryGame } from './element.ts'

const folder = new URL('./', import.meta.url).href

// Before the element is registered: those that are in the page already begin their games at that moment.
RookeryGame.files = {
  workerUrl: `${folder}worker.js`,
  engineWorkerUrl: `${folder}engine-worker.js`,
  wasmUrl: folder,
  networkUrl: folder,
}
