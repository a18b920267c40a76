import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

async function* countTo(last: number) {
  for (let number = 1; number <= last; number++) yield number
}

async function gather<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

test('what ends first waits for those before it, and no more are begun than may be', async () => {
  const begun: number[] = []
  let release: () => void = () => {}
  const first = new Promise<void>((resolve) => (release = resolve))
  const gathering = gather(
    inOrder(countTo(5), 3, async (number) => {
      begun.push(number)
      if (number === 1) await first
      if (number === 3) release()
      return number * 10
    }),
  )
  expect(await gathering).toEqual([10, 20, 30, 40, 50])
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

test('a failure comes in its turn, after what was done before it', async () => {
  const done: number[] = []
  const failing = async () => {
    for await (const number of inOrder(countTo(3), 3, async (each) => {
      if (each === 2) throw new Error('two')
      return each
    }))
      done.push(number)
  }
  await expect(failing()).rejects.toThrow('two')
  expect(done).toEqual([1])
})

test('what is done does not wait for items that have not come, and they may fail after it', async () => {
  let fail: (error: Error) => void = () => {}
  async function* slow() {
    yield 1
    await new Promise((_, reject) => (fail = reject))
  }
  const results = inOrder(slow(), 4, async (number) => number)
  expect(await results.next()).toEqual({ done: false, value: 1 })
  const next = results.next()
  fail(new Error('no more'))
  await expect(next).rejects.toThrow('no more')
})
