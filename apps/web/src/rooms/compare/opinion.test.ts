import { findPlayer } from '@rookery/players'
import { Line, parseMove, startPosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { askMind } from '../../testing/ask-mind.ts'
import { countAgreement } from './agreement.ts'
import { choiceArrows, groupChoices, makeOpinion, type Opinion, tellAgreement } from './opinion.ts'

const entries = ['owl', 'heron', 'kestrel'].map((id) => findPlayer(id)!)
const start = Line.from(startPosition())
const move = (san: string) => unwrap(parseMove(start.position, san))
const says = (san: string): Opinion => ({
  kind: 'given',
  move: move(san),
  san,
  score: undefined,
  units: '',
  reason: '',
})

test('minds that agree share an arrow, with their initials at its tip', () => {
  const opinions = new Map([
    ['owl', says('e4')],
    ['heron', says('d4')],
    ['kestrel', says('e4')],
  ])
  const groups = groupChoices(entries, opinions)
  expect(tellAgreement(groups)).toBe('2 of 3 choose e4, 1 d4.')
  expect(choiceArrows(groups, undefined).map(({ label }) => label)).toEqual(['H', 'OK'])
  expect(choiceArrows(groups, 'heron').map(({ label, color }) => [label, color])).toEqual([
    ['H', entries[1]!.hue],
  ])
})

test('one opinion is no agreement, and unanimity is told as such', () => {
  expect(tellAgreement(groupChoices(entries, new Map([['owl', says('e4')]])))).toBe('')
  const all = new Map(entries.map(({ id }) => [id, says('c4')]))
  expect(tellAgreement(groupChoices(entries, all))).toBe('All 3 choose c4.')
})

test('agreement with the game counts only positions that were asked about', () => {
  const line = start.play(move('e4'))
  const played = line.play(unwrap(parseMove(line.position, 'e5')))
  const about = new Map([['owl', says('e4')]])
  expect(countAgreement('owl', played, (ply) => (ply === 0 ? about : undefined))).toEqual({
    agreed: 1,
    asked: 1,
  })
  expect(countAgreement('heron', played, () => about)).toEqual({ agreed: 0, asked: 0 })
})

test.each([
  ['fledgling', {}, /^Fledgling plays \S+: it drew number \d+ of 20 legal moves\.$/],
  ['magpie', {}, /^Magpie plays \S+: its pieces come in .+; nobody can take the \w+ on \w\d\.$/],
  ['owl', { depth: 2 }, /^Owl plays \S+: the \w+ (goes to|looks at) the centre/],
  ['raven', { level: '2' }, /^Raven plays \S+: .+\. On level 2 it drew/],
] as const)("%s's opinion is told in a sentence", async (id, settings, words) => {
  const { thought, position } = await askMind(id, settings)
  const opinion = await makeOpinion(findPlayer(id)!, thought, Line.from(position))
  expect(opinion).toMatchObject({ kind: 'given', move: thought.choice, reason: expect.stringMatching(words) })
})
