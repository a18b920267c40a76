// Plays pairs of games between two settings of the search's margins.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { parseNetworkFile } from '@rookery/engine'
import { SoloCore } from '@rookery/engine/core'
import { unwrap } from '@rookery/rules'
import { playGame, recipeOf } from '@rookery/training/data'

const { module, networkFile, settings, names } = workerData
const network = unwrap(parseNetworkFile(readFileSync(networkFile)))
const { hashMb } = recipeOf(settings)
const [first, second] = [0, 1].map(() => new SoloCore(module, false, hashMb, network))

function setMargins({ exports }, values) {
  for (const [i, name] of names.entries()) exports[name].value = Math.round(values[i])
  exports.initReductions()
}

parentPort.on('message', ({ pair, plus, minus, signs }) => {
  setMargins(first, plus)
  setMargins(second, minus)
  const asWhite = playGame(first, settings, pair, second).result
  const asBlack = 2 - playGame(second, settings, pair, first).result
  parentPort.postMessage({ signs, balance: asWhite + asBlack - 2 })
})
