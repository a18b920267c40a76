// Loaded before Wren's program: says how long its first action took since Node itself was up, and ends it.
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')

const { writeSync } = fs
const startMs = performance.now()
const startCpu = process.cpuUsage()

Object.assign(fs, {
  writeSync(/** @type {[number, string]} */ ...args) {
    writeSync(...args)
    const wallMs = performance.now() - startMs
    const { user, system } = process.cpuUsage(startCpu)
    writeSync(1, JSON.stringify({ wallMs, processorMs: (user + system) / 1000 }))
    process.exit(0)
  },
})
syncBuiltinESMExports()
