import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const isReady = (await install()) && (await build())
if (!isReady) process.exitCode = 1
