#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/rookery-wren.mjs', import.meta.url)
if (existsSync(program)) await import(program.href)
else {
  console.error('rookery is not built yet: run `npm run build` at the root of the clone.')
  process.exitCode = 2
}
