import { expect, it } from 'vitest'
import { PauseWatch } from './pause-watch.ts'

/** A watch whose time and beats come by hand. */
function watch() {
  let time = 0
  let beat = () => {}
  const pauses = new PauseWatch(
    () => time,
    (act) => {
      beat = act
      return () => {
        beat = () => {}
      }
    },
  )
  const pass = (ms: number, beats = true) => {
    time += ms
    if (beats) beat()
  }
  return { pauses, pass }
}

it('sees no pause in beats that are a little late', () => {
  const { pauses, pass } = watch()
  for (let beat = 0; beat < 100; beat++) pass(beat * 10)
  expect(pauses.since(0)).toBeUndefined()
})

it('tells a pause to whoever began before its end, and to nobody after it', () => {
  const { pauses, pass } = watch()
  pass(200)
  pass(5200)
  pass(200)
  expect(pauses.since(0)).toBe(5000)
  expect(pauses.since(5399)).toBe(5000)
  expect(pauses.since(5400)).toBeUndefined()
})

it('tells a pause before the beat that comes after it', () => {
  const { pauses, pass } = watch()
  pass(200)
  pass(3000, false)
  expect(pauses.since(100)).toBe(2800)
})

it('waits for the first beat, however long that takes', () => {
  const { pauses, pass } = watch()
  pass(9000, false)
  expect(pauses.since(0)).toBeUndefined()
  pass(9000)
  expect(pauses.since(0)).toBeUndefined()
})
