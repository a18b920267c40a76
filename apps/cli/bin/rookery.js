#!/usr/bin/env node
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
if (existsSync(main)) {
  const { endUncaught, main: run } = await import(main.href)
  process.on('uncaughtException', endUncaught)
  process.exitCode = await run(process.argv.slice(2))
} else {
  console.error('rookery is not built yet: run `npm run build` at the root of the clone.')
  process.exitCode = 2
}
