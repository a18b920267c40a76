import { openDB } from 'idb'
import { beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { ReviewQueue } from './review-queue.ts'

beforeAll(emptyDatabase)

const about = { file: 'mine.pgn', name: 'Ann', nodes: 1000 }

test('games wait in their order, and are counted once as they are done', async () => {
  const queue = new ReviewQueue('order')
  await queue.begin(about, 'the whole text')
  await queue.add(['one', 'two'])
  await queue.add(['three'])
  const first = (await queue.next(0))!
  const second = (await queue.next(first.key))!
  const third = (await queue.next(second.key))!
  expect([first.pgn, second.pgn, third.pgn]).toEqual(['one', 'two', 'three'])
  expect(await queue.next(third.key)).toBe(undefined)
  await queue.finish(second.key, { drills: 3, isOld: false })
  await queue.finish(second.key, { drills: 3, isOld: false })
  await queue.finish(first.key, 'failed')
  const state = { ...about, total: 3, done: 2, old: 0, failed: 1, drills: 3 }
  expect(await queue.read()).toEqual(state)
  // After a reload.
  const later = new ReviewQueue('order')
  expect(await later.read()).toEqual(state)
  expect(await later.readSource()).toBe('the whole text')
  expect(await later.next(0)).toEqual(third)
  expect(await later.finish(third.key, { drills: 0, isOld: true })).toMatchObject({ done: 3, old: 1 })
  await later.forget()
  expect([await later.read(), await later.readSource()]).toEqual([undefined, undefined])
})

test('a new list takes the place of what waits', async () => {
  const queue = new ReviewQueue('place')
  await queue.begin(about, 'text')
  await queue.add(['one'])
  await queue.begin({ ...about, file: 'other.pgn' })
  expect(await queue.next(0)).toBe(undefined)
  expect(await queue.read()).toMatchObject({ file: 'other.pgn', total: 0 })
  expect(await queue.readSource()).toBe(undefined)
})

test('one of an older page is gone on with, and one that cannot be read is none', async () => {
  const queue = new ReviewQueue('old')
  await queue.begin(about)
  const database = await openDB('old')
  const old = { file: 'f', name: 'Ann', total: 2, done: 1, failed: 0, drills: 1 }
  await database.put('about', old, 'state')
  expect(await queue.read()).toEqual({ ...old, old: 0, nodes: 20_000 })
  for (const broken of [{ ...old, done: -1 }, { ...old, total: '2' }, 'text', null]) {
    await database.put('about', broken, 'state')
    expect(await queue.read()).toBe(undefined)
  }
  database.close()
})
