import { createInterface } from 'node:readline'
import { platform } from '#platform'
import { UciSession } from './session.ts'

const session = new UciSession((line) => process.stdout.write(`${line}\n`), platform)
const input = createInterface({ input: process.stdin })
input.on('line', (line) => session.receive(line))
input.on('close', () => void session.quit())
await session.ended
process.exit()
