import { expect, it } from 'vitest'
import { Turn } from './turn.ts'

const open = () => new Turn((code) => new Error(code))

it('one thing is done at a time, and the next when it is over, however it ended', async () => {
  const turn = open()
  let fail = (_: Error) => {}
  const first = turn.take(
    () =>
      new Promise((_, reject) => {
        fail = reject
      }),
  )
  await expect(turn.take(async () => 2)).rejects.toThrow('busy')
  fail(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(await turn.take(async () => 3)).toBe(3)
})

it('what is under way at the end is refused, and so is what comes after it', async () => {
  const turn = open()
  let finish = () => {}
  const first = turn.take(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  turn.end()
  finish()
  await expect(first).rejects.toThrow('disposed')
  await expect(turn.take(async () => 1)).rejects.toThrow('disposed')
})
