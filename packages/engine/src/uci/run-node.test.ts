import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const raven = fileURLToPath(new URL('../../bin/raven.js', import.meta.url))

/** Runs Raven on an input that ends, and gives its lines, what it complained of, and its exit code. */
async function run(input: string, ...args: string[]) {
  const child = spawn(process.execPath, [raven, ...args])
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  child.stdin.end(input)
  const [exitCode] = await once(child, 'close')
  return { lines: output.trimEnd().split('\n'), errors, exitCode }
}

describe('raven', () => {
  it('does all it was asked before it quits', async () => {
    const { lines, errors, exitCode } = await run('uci\nisready\ngo perft 3\nquit\nd\n')
    expect(lines.filter((line) => /ok$|^Nodes|Fen/.test(line))).toEqual([
      'uciok',
      'readyok',
      'Nodes searched: 8902',
    ])
    expect([errors, exitCode]).toEqual(['', 0])
  })

  it('finishes its searches when the input ends, each with the options of its time', async () => {
    const { lines } = await run(
      'go depth 6\nsetoption name UCI_Variant value minichess\ngo depth 4\nsetoption name UCI_Variant value chess\nposition startpos moves e2e4\ngo depth 5',
    )
    const ends = lines.flatMap((line, index) => (line.startsWith('bestmove') ? [lines[index - 1]] : []))
    expect(ends).toEqual([6, 4, 5].map((depth) => expect.stringContaining(`info depth ${depth} `)))
    expect(lines.at(-1)).toMatch(/^bestmove [a-h][78]/)
  })

  it.each(['go', 'go ponder depth 3'])(
    'answers %j, which nobody can stop any more, when the input ends',
    async (command) => {
      expect((await run(command)).lines.at(-1)).toMatch(/^bestmove [a-h]/)
    },
  )

  it('does the one command of its arguments', async () => {
    expect((await run('', 'bench', '4')).lines[0]).toMatch(/^Nodes searched: \d+$/)
    expect((await run('', 'go', 'perft', '2')).lines.at(-1)).toBe('Nodes searched: 400')
    expect((await run('', '--help')).lines[0]).toBe('usage: raven [command]')
    expect(await run('', 'sing')).toEqual({
      lines: [''],
      errors: 'raven: there is no command sing (raven --help lists them)\n',
      exitCode: 2,
    })
  })

  it('ends quietly when nobody reads its output any more', async () => {
    const child = spawn(process.execPath, [raven])
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.stdin.on('error', () => {})
    child.stdin.write('uci\n')
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.write('go infinite\n')
    const [exitCode] = await once(child, 'close')
    expect([errors, exitCode]).toEqual(['', 0])
  })

  it('passes over a line that never seems to end, and says so', async () => {
    const moves = ' g1f3 g8f6 f3g1 f6g8'.repeat(100_000)
    const { lines } = await run(`position startpos moves${moves}\nisready\n`)
    expect(lines).toEqual(['info string a line of more than 1000000 characters was passed over', 'readyok'])
  })
})
