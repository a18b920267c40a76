import { expect, test } from 'vitest'
import { makeResumeCommand } from './run-options.ts'

test('the command that goes on with a tournament keeps all that was said about how to play it', () => {
  const command = makeResumeCommand('my file.arena', {
    concurrency: 2,
    pgn: 'a.pgn',
    comments: ['line', 'nodes'],
    json: 'a.json',
    log: 'a log',
    tolerate: true,
    allowed: [['sf=stockfish bench', 'option.Hash=16'], ['b=./b']],
  })
  expect(command).toBe(
    "rookery arena resume 'my file.arena' --concurrency 2 --pgn a.pgn --comments line,nodes --json a.json " +
      "--log 'a log' --tolerate --allow-engine 'sf=stockfish bench' option.Hash=16 --allow-engine b=./b",
  )
  expect(makeResumeCommand('a.arena', { concurrency: 1, comments: [] })).toBe('rookery arena resume a.arena')
})
