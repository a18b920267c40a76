import { PassThrough } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { Prompter } from './prompter.ts'

const prompters: Prompter[] = []

afterEach(() => {
  for (const prompter of prompters.splice(0)) prompter.close()
})

function createPipe() {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })]
  const prompter = new Prompter({ input, output, errors: output })
  prompters.push(prompter)
  return { input, output, prompter }
}

test('lines that come at once are answers one after another, whoever was asked first', async () => {
  const { input, output, prompter } = createPipe()
  const first = prompter.ask('a? ')
  input.end('1\n2\n\n3')
  expect(await first).toEqual({ kind: 'line', text: '1' })
  const rest = [await prompter.ask('b? '), await prompter.ask(''), await prompter.ask('c? ')]
  expect(rest).toEqual(['2', '', '3'].map((text) => ({ kind: 'line', text })))
  expect(await prompter.ask('d? ')).toEqual({ kind: 'left' })
  expect(output.read()).toBe('a? 1\nb? 2\nc? 3\nd? \n')
})

test('the end of a pipe stops nobody who thinks', async () => {
  const { input, prompter } = createPipe()
  input.end()
  expect(await prompter.ask('a? ')).toEqual({ kind: 'left' })
  expect(prompter.leaving.aborted).toBe(false)
})

test('a signal ends the question, stops who thinks, and leaves no listener behind', async () => {
  const before = process.listenerCount('SIGTERM')
  const { prompter } = createPipe()
  const asked = prompter.ask('a? ')
  process.emit('SIGTERM')
  expect(await asked).toEqual({ kind: 'left' })
  expect(prompter.leaving.aborted).toBe(true)
  expect(await prompter.ask('b? ')).toEqual({ kind: 'left' })
  prompter.close()
  expect(process.listenerCount('SIGTERM')).toBe(before)
})
