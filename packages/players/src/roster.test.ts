import { variantById } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { findPlayer, requirePlayer, roster } from './roster.ts'
import { parseSettings } from './settings.ts'

const contrast = (a: string, b: string) => {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('the roster', () => {
  it('has one entry per id, name and hue', () => {
    for (const key of ['id', 'name', 'hue'] as const)
      expect(new Set(roster.map((entry) => entry[key])).size).toBe(roster.length)
  })

  it('finds a player by its id, and suggests one for a slip', () => {
    expect(findPlayer('fledgling')?.name).toBe('Fledgling')
    expect(findPlayer('Fledgling')).toBeUndefined()
    expect(() => requirePlayer('fledglin')).toThrow('there is no mind "fledglin" (did you mean fledgling?)')
    expect(() => requirePlayer('deep thought')).toThrow(/there are .*fledgling/)
  })
})

describe.each(roster)('$name', (entry) => {
  it('has defaults that its own schema accepts', () => {
    const defaults = Object.fromEntries(
      Object.entries(entry.settings).map(([name, setting]) => [name, setting.default]),
    )
    expect(parseSettings(entry.settings, defaults)).toEqual({ ok: true, value: defaults })
  })

  it('says in a few words what it is like, and by which setting its strength is chosen, if any', () => {
    expect(entry.trait?.split(' ').length).toBeLessThanOrEqual(4)
    if (entry.strength) expect(Object.keys(entry.settings)).toContain(entry.strength.setting)
  })

  it('learns, if it does, from what its settings name', () => {
    if (!entry.learning) return
    expect(entry.learning.sources).toContain(entry.learning.store)
    expect(Object.keys(entry.settings)).toEqual(expect.arrayContaining([...entry.learning.sources]))
  })

  it('plays variants that exist', () => {
    expect(entry.variants.length).toBeGreaterThan(0)
    for (const id of entry.variants) expect(variantById(id)?.id).toBe(id)
  })

  it('has a portrait that stands alone, in its hue', () => {
    expect(entry.portrait).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=.*<\/svg>$/s)
    expect(entry.portrait).toContain(entry.hue)
    expect(entry.portrait).not.toMatch(/href|<script|<style/)
  })

  it('has a hue that can be told from light and dark paper', () => {
    expect(contrast(entry.hue, '#f7f5f0')).toBeGreaterThan(3)
    expect(contrast(entry.hue, '#16181b')).toBeGreaterThan(3)
  })

  it('loads its mind', async () => {
    expect((await entry.load()).createMind).toBeTypeOf('function')
  })
})
