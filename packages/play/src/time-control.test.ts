import { describe, expect, it } from 'vitest'
import { describeRemaining, makeTimeControlText, parseTimeControl } from './time-control.ts'

describe('a time control', () => {
  it.each(['5+3', '0.5+0', '180+180'])('%s is written as it is read', (text) => {
    const control = parseTimeControl(text)
    expect(control.ok && makeTimeControlText(control.value)).toBe(text)
  })

  it.each([
    ['5', 'clock-text'],
    ['soon', 'clock-text'],
    ['0+1', 'clock-range'],
    ['181+0', 'clock-range'],
    ['1+181', 'clock-range'],
  ])('%s is refused as %s', (text, code) => {
    const control = parseTimeControl(text)
    expect(!control.ok && control.faults[0]!.code).toBe(code)
  })
})

describe('a clock’s face', () => {
  it.each([
    [3_723_000, '1:02:03'],
    [243_000, '4:03'],
    [242_001, '4:03'],
    [60_000, '1:00'],
    [20_000, '0:20'],
    [19_940, '0:20.0'],
    [9_400, '0:09.4'],
    [1, '0:00.1'],
    [0, '0:00.0'],
  ])('%d ms is %s', (ms, face) => {
    expect(describeRemaining(ms)).toBe(face)
  })
})
