import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const program = `
import { createEngine } from '@rookery/engine'
import { Line, startPosition } from '@rookery/rules'
const engine = await createEngine({ threads: 2, hashMb: 1 })
const { move } = await engine.search(Line.from(startPosition()), { depth: 3 }).best
await engine.dispose()
console.log(startPosition().legalMoves().includes(move))
`

describe('createEngine', () => {
  it('works in a program that stands on the command line', () => {
    const args = ['--input-type=module', '-e', program]
    expect(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })).toBe(
      'true\n',
    )
  })
})
