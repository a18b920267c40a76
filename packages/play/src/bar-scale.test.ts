import { describe, expect, it } from 'vitest'
import { createBarScale } from './bar-scale.ts'

describe('a scale for bars', () => {
  it('lets bars point both ways from zero', () => {
    const scale = createBarScale([-1, 3])
    expect(scale.origin).toBe(25)
    expect(scale.place(3)).toEqual({ left: 25, width: 75, isBroken: false })
    expect(scale.place(-1)).toEqual({ left: 0, width: 25, isBroken: false })
  })

  it('begins at the edge when all values have one sign', () => {
    expect(createBarScale([2, 4]).origin).toBe(0)
    expect(createBarScale([-2, -4]).origin).toBe(100)
  })

  it('can begin elsewhere than at zero', () => {
    expect(createBarScale([-90, -100], { origin: -100 }).place(-90)).toMatchObject({ left: 0, width: 100 })
  })

  it('begins in the middle where lists share their zero line', () => {
    expect(createBarScale([2, 4], { isCentred: true }).origin).toBe(50)
    expect(createBarScale([], { isCentred: true }).origin).toBe(50)
    const scale = createBarScale([-1, 4], { isCentred: true })
    expect(scale.place(4)).toEqual({ left: 50, width: 50, isBroken: false })
    expect(scale.place(-1)).toEqual({ left: 37.5, width: 12.5, isBroken: false })
  })

  it('breaks a decisive bar instead of flattening the others', () => {
    const scale = createBarScale([1000, 4, 2], { decisive: 100 })
    expect(scale.place(1000)).toEqual({ left: 0, width: 100, isBroken: true })
    expect(scale.place(2)).toEqual({ left: 0, width: 50, isBroken: false })
  })

  it('leaves a decisive loss its own side', () => {
    expect(createBarScale([-1000, 4], { decisive: 100 }).place(-1000)).toEqual({
      left: 0,
      width: 50,
      isBroken: true,
    })
  })

  it.each([[[]], [[0, 0]]])('draws nothing for %j', (values) => {
    expect(createBarScale(values).place(0)).toEqual({ left: 0, width: 0, isBroken: false })
  })
})
