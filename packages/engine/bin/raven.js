#!/usr/bin/env node
import { existsSync } from 'node:fs'

const file = new URL('../dist/uci/run-node.js', import.meta.url)
if (existsSync(file)) {
  const { runUci } = await import(file.href)
  await runUci(process.argv.slice(2))
} else {
  console.error('raven is not built yet: run `npm run build` at the root of the clone.')
  process.exitCode = 2
}
