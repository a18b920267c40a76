import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { createEngine, readNetwork } from './create-engine.ts'
import { parseNetworkFile } from './network/network-file.ts'

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

  it.each<[unknown, string]>([
    [null, 'the options of an engine must be an object, not null'],
    [5, 'the options of an engine must be an object, not 5'],
    [{ threads: 'two' }, 'threads must be a number, not "two"'],
    [{ hashMb: Number.NaN }, 'hashMb must be a number, not NaN'],
    [{ variant: 'chess960' }, 'the variant must be one that the rules export, not "chess960"'],
    [{ network: 'mine' }, "the network must be 'shipped', 'none', a network or { file }, not \"mine\""],
  ])('rejects %o with a sentence', async (options, message) => {
    const created = createEngine(options as never)
    await expect(created).rejects.toMatchObject({ name: 'EngineError', code: 'option', message })
  })

  it.each([null, 5, 'x', {}])('reads no network from %j', async (value) => {
    expect(parseNetworkFile(value as never)).toMatchObject({ ok: false })
    expect(await readNetwork(value as never, 'standard')).toMatchObject({ ok: false })
  })
})
