import { runUci } from './run-node.ts'

await runUci()
