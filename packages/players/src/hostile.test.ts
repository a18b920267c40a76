import {
  chancesOf,
  childrenAt,
  countTold,
  cutAt,
  exactnessAt,
  foldedAt,
  hasTree,
  isIgnorant,
  isInterrupted,
  isParrotThought,
  isRavenThought,
  isSearched,
  kindAt,
  lightenThought,
  loadVoiceOf,
  makeScore,
  makeScoreWithUnit,
  makeShortScore,
  maximizesAt,
  moveAt,
  movesTo,
  scoreFor,
  tellScore,
  thoughtBytes,
  thoughtToJson,
  treeCountsOf,
  treeToJson,
  turnThought,
} from '@rookery/players'
import { Line, startPosition } from '@rookery/rules'
import { expect, it } from 'vitest'
import { ask } from './testing/ask.ts'

const none = (value: unknown) => value as never

it.each([undefined, null, 5, 'x', {}, [], Symbol('x')])(
  '%s is told in place of a score, a thought or a tree',
  async (value) => {
    const given = none(value)
    for (const tell of [chancesOf, makeScore, makeScoreWithUnit, makeShortScore, scoreFor])
      expect(() => tell(given, 'white')).toThrow(/^a score has a side, a value and a unit, and is not /)
    expect(() => tellScore(given)).toThrow(/^a score has/)
    for (const use of [lightenThought, thoughtBytes, thoughtToJson, treeCountsOf])
      expect(() => use(given)).toThrow(/^a thought is what a player gives with its move, not /)
    expect(() => turnThought(given, 'white')).toThrow(/^a thought is/)
    await expect(loadVoiceOf(given)).rejects.toThrow(/^a thought is/)
    for (const is of [hasTree, isIgnorant, isInterrupted, isParrotThought, isRavenThought, isSearched])
      expect(is(given)).toBe(false)
    for (const at of [
      childrenAt,
      cutAt,
      exactnessAt,
      foldedAt,
      kindAt,
      maximizesAt,
      moveAt,
      movesTo,
      treeToJson,
    ])
      expect(() => at(given, 0)).toThrow(/^a search tree is what the details of a thought have, not /)
    expect(() => countTold(given)).toThrow(/^a search tree is/)
  },
)

it.each([-1, Number.NaN, 1e9, 'x', Symbol('x')])('node %s leads nowhere', async (node) => {
  const { tree } = await ask('heron', { depth: 1 }, Line.from(startPosition()))
  expect(() => movesTo(tree, none(node))).toThrow(/ is none of the \d+ of the tree$/)
})
