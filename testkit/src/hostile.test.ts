import { describe, expect, it } from 'vitest'
import { fenCorpus, mutations, pgnCorpus, sanCorpus, uciCorpus } from './hostile.ts'

describe('mutations', () => {
  it('gives the same strings for the same seed', () => {
    expect([...mutations(7, pgnCorpus, 2000)]).toEqual([...mutations(7, pgnCorpus, 2000)])
  })

  it('gives other strings for another seed', () => {
    expect([...mutations(1, fenCorpus, 50)]).not.toEqual([...mutations(2, fenCorpus, 50)])
  })

  it('gives a longer series that begins with the shorter one', () => {
    expect([...mutations(3, uciCorpus, 500)].slice(0, 100)).toEqual([...mutations(3, uciCorpus, 100)])
  })

  it('brings lone surrogates, NUL, long digits, empty strings and parts of two entries', () => {
    const corpus = ['first/entry', 'second entry']
    const made = [...mutations(5, corpus, 5000)]
    const isIllFormed = (text: string) => /\p{Surrogate}/u.test(text)
    expect(made).toHaveLength(5000)
    expect(made.some(isIllFormed)).toBe(true)
    expect(made.some((text) => text.includes('\0'))).toBe(true)
    expect(made.some((text) => /\d{300}/.test(text))).toBe(true)
    expect(made).toContain('')
    expect(made.some((text) => text.includes('first') && text.includes('second'))).toBe(true)
  })

  it('is mostly new strings, but leaves some so close to the corpus that they may be accepted', () => {
    const made = [...mutations(11, fenCorpus, 5000)]
    expect(new Set(made).size).toBeGreaterThan(4500)
    expect(made.some((text) => fenCorpus.includes(text))).toBe(true)
  })

  it('keeps 100,000 strings small enough to be tried one by one', () => {
    let characters = 0
    for (const text of mutations(13, pgnCorpus, 100_000)) characters += text.length
    expect(characters).toBeLessThan(50_000_000)
  })
})

describe('corpora', () => {
  it.each([
    ['FEN', fenCorpus],
    ['SAN', sanCorpus],
    ['UCI', uciCorpus],
    ['PGN', pgnCorpus],
  ])('of %s have at least forty different entries', (_, corpus) => {
    expect(new Set(corpus).size).toBe(corpus.length)
    expect(corpus.length).toBeGreaterThanOrEqual(40)
  })
})
