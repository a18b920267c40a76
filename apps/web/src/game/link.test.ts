import { makeFen, minichess, standard } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { parseLink } from './link.ts'

function codesOf(fragment: string): string[] {
  const link = parseLink(fragment)
  return link.ok ? [] : link.faults.map(({ code }) => code)
}

describe('a link in the address', () => {
  it('asks for nothing when it names no field of ours', () => {
    for (const fragment of ['', '#', '#top', '#x=1'])
      expect(parseLink(fragment)).toEqual({ ok: true, value: undefined })
  })

  it('names the variant, the colour, the opponent and the seed', () => {
    expect(parseLink('#variant=minichess&color=black&opponent=fledgling&seed=7')).toEqual({
      ok: true,
      value: { variant: minichess, start: undefined, color: 'black', opponent: 'fledgling', seed: 7 },
    })
  })

  it('carries a FEN, encoded or with plus signs for its spaces', () => {
    const fen = '8/4P3/8/8/8/k7/8/4K3 w - - 0 1'
    for (const text of [encodeURIComponent(fen), fen.replaceAll(' ', '+')]) {
      const link = parseLink(`#fen=${text}`)
      expect(link.ok && link.value?.variant).toBe(standard)
      expect(link.ok && link.value?.start && makeFen(link.value.start)).toBe(fen)
    }
  })

  it('has every fault named at once', () => {
    expect(codesOf('#fen=9/8&color=red&opponent=dodo&seed=-1')).toEqual([
      'link-fen',
      'link-color',
      'link-opponent',
      'link-seed',
    ])
    expect(codesOf('#variant=checkers')).toEqual(['link-variant'])
    expect(codesOf('#seed=')).toEqual(['link-seed'])
  })

  it('says what is wrong with its FEN', () => {
    const link = parseLink('#fen=8/8/8/8/8/8/8/8+w+-+-+0+1')
    expect(!link.ok && link.faults[0]?.message).toContain('king')
  })
})
