import { expect, it } from 'vitest'
import { makeMinus, tellEvidence } from './game-words.ts'

const ends = { lower: -2.94, upper: 2.94, verdict: undefined }

it('a test without evidence says so, and numbers have a minus', () => {
  expect(tellEvidence({ ...ends, llr: Number.NaN })).toMatch(/^no evidence yet, decided at −2\.94 or \+2\.94/)
  expect(tellEvidence({ ...ends, llr: -1 })).toMatch(/^evidence so far −1\.00, decided at/)
  expect(makeMinus(-50)).toBe('−50')
})
