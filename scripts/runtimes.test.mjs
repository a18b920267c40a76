// The packed rules, engine and players on the runtimes that people have, and under the settings of TypeScript that they use.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listPublished } from './lib/packed.mjs'
import { root } from './lib/run.mjs'
import { ensureRuntimes } from './lib/runtimes.mjs'

const runtimes = ensureRuntimes()

let folder = ''

const MATE = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'

const think = `async () => {
  const { position } = toGame('${MATE}').value
  const engine = await createEngine({ hashMb: 1, threads: 2 })
  const { move } = await engine.search('${MATE}', { depth: 3 }).best
  console.log(makeSan(position, move), String(engine.networkFault))
  await engine.dispose()
  const reports = []
  const { san } = await bestMove('${MATE}', 'kestrel:depth=3', { report: (thought) => reports.push(thought) })
  console.log(san, reports.length > 0, (await bestMove('${MATE}', 'raven:level=10')).san)
}`

const programs = {
  'module.mjs': `import { createEngine } from '@rookery/engine'
    import { bestMove } from '@rookery/players'
    import { makeSan, toGame } from '@rookery/rules'
    await (${think})()`,
  'common.cjs': `const { createEngine } = require('@rookery/engine')
    const { bestMove } = require('@rookery/players')
    const { makeSan, toGame } = require('@rookery/rules')
    ;(${think})()`,
}

beforeAll(() => {
  folder = mkdtempSync(join(inject('house').project, 'runtimes-'))
  for (const [file, program] of Object.entries(programs)) writeFileSync(join(folder, file), program)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(Object.entries(runtimes))('%s', (_, { program, args }) => {
  it.each(Object.keys(programs))('thinks with the packed packages, from %s', async (file) => {
    const env = { ...process.env, DENO_NO_UPDATE_CHECK: '1' }
    const { stdout } = await promisify(execFile)(program, [...args, file], { cwd: folder, env })
    expect(stdout).toBe('Ra8# undefined\nRa8# true Ra8#\n')
  })
})

describe('TypeScript, strict and without skipping libraries', () => {
  const libraries = listPublished().filter(({ manifest }) => manifest.exports)
  const doors = libraries.flatMap(({ name, manifest }) =>
    Object.keys(manifest.exports).flatMap((door) => (door.includes('*') ? [] : [name + door.slice(1)])),
  )
  // The colony is nothing without Node and its two peers, which bring their own types.
  const isOfNode = (door) => /\/(node|client|data|train|tune|human|uci|colony)$/.test(door)

  const plainDoors = doors.filter((door) => !isOfNode(door) && !/\/(preact|react|svelte|vue)$/.test(door))
  const importAll = plainDoors
    .map((door, i) => `import * as door${i} from '${door}'\nexport { door${i} }`)
    .join('\n')

  function check(files, program, module, moduleResolution) {
    for (const file of files) writeFileSync(join(folder, file), program)
    const compilerOptions = {
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      module,
      moduleResolution,
    }
    const config = join(folder, 'tsconfig.json')
    writeFileSync(config, JSON.stringify({ compilerOptions, files }))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    try {
      return execFileSync(process.execPath, [tsc, '-p', config], { cwd: folder, encoding: 'utf8' })
    } catch (error) {
      return error.stdout
    }
  }

  it.each([
    ['node16', 'node16', ['all.mts', 'all.cts']],
    ['nodenext', 'nodenext', ['all.mts', 'all.cts']],
    ['preserve', 'bundler', ['all.ts']],
  ])('takes all packages with module %s and resolution %s, from %j', (module, moduleResolution, files) => {
    expect(check(files, importAll, module, moduleResolution)).toBe('')
  })

  it('finds the same names and the same classes by require as by import', () => {
    const modules = plainDoors.map(
      (door, i) => `import type * as module${i} from '${door}' with { 'resolution-mode': 'import' }
        export const values${i}: { [Name in keyof typeof module${i}]: (typeof module${i})[Name] } = door${i}`,
    )
    const use = `import { PlayerError, bestMove, type BestMove } from '@rookery/players'
      import { Chess } from '@rookery/rules/chess'
      class OwnChess extends Chess {}
      export const isOwn = (error: unknown): error is PlayerError => error instanceof PlayerError
      export const think = (): Promise<BestMove> => bestMove(new OwnChess(), 'owl')
      export const wrong: number = new Chess().fen()`
    const said = check(['same.cts'], [importAll, ...modules, use].join('\n'), 'node16', 'node16')
    expect(said).toMatch(/^same\.cts\S* error TS2322: Type 'string' is not assignable to type 'number'\.\n$/)
  })
})
