import {
  createLocalPlayer,
  findPlayer,
  hasTree,
  isSearched,
  kindAt,
  loadVoice,
  movesTo,
  type SearchTree,
} from '@rookery/players'
import { Line, minichess, parseSan, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { SecondOpinion } from '../stage/second-opinion.ts'
import { explainNode } from './explain-node.ts'

const { signal } = new AbortController()

async function think(id: string, settings: Readonly<Record<string, number | string>>, game: Line) {
  const player = await createLocalPlayer(id, settings, 3)
  const { thought } = await player.think(game, {}, () => {}, signal)
  await player.dispose()
  if (!isSearched(thought) || !hasTree(thought)) throw new Error(`${id} walks no tree`)
  const voice = await loadVoice(findPlayer(id)!)
  return { thought, voice, second: new SecondOpinion(id, settings, 3, createLocalPlayer) }
}

const leavesOf = (tree: SearchTree): number[] =>
  [...tree.ply.keys()].filter((node) => kindAt(tree, node) === 'leaf')

describe('what a node’s position is worth', () => {
  it.each([
    ['owl', { depth: 2 }, startPosition()],
    ['heron', { depth: 3 }, startPosition()],
    ['kestrel', { depth: 3 }, startPosition()],
    ['wren', { depth: 2 }, startPosition(minichess)],
    ['wren', { depth: 3 }, startPosition(minichess)],
  ] as const)(
    'is for the leaves of %s with %j the value that its search used',
    async (id, settings, start) => {
      const game = Line.from(start)
      const { thought, voice, second } = await think(id, settings, game)
      const leaves = leavesOf(thought.details.tree)
      for (const leaf of leaves.filter((_, index) => index % Math.ceil(leaves.length / 12) === 0)) {
        const worth = await explainNode(
          voice,
          second,
          game,
          movesTo(thought.details.tree, leaf),
          thought.details.perspective,
          signal,
        )
        expect(worth?.value).toBe(thought.details.tree.value[leaf])
        expect(worth?.terms.reduce((sum, { value }) => sum + value, 0)).toBe(worth?.value)
      }
    },
  )

  it('is known of the root too, unless the game has just begun', async () => {
    const start = Line.from(startPosition())
    const { voice, second } = await think('owl', { depth: 1 }, start)
    expect(await explainNode(voice, second, start, [], 'white', signal)).toBeUndefined()
    const game = start.play(unwrap(parseSan(start.position, 'e4')))
    const worth = await explainNode(voice, second, game, [], 'black', signal)
    const other = await explainNode(voice, second, game, [], 'white', signal)
    expect(worth!.value).toBeLessThan(0)
    expect(other!.value).toBe(0 - worth!.value)
  })
})

describe('a second opinion', () => {
  it('walks the same tree again when asked for the same depth', async () => {
    const game = Line.from(startPosition())
    const { thought, second } = await think('kestrel', { depth: 3 }, game)
    const again = await second.ask(game, { depth: thought.details.depth }, signal)
    expect(again?.thought).toEqual(thought)
  })

  it('gives no answer once nobody waits for it', async () => {
    const game = Line.from(startPosition())
    const { second } = await think('owl', { depth: 1 }, game)
    const stop = new AbortController()
    const asking = second.ask(game, { depth: 2 }, stop.signal)
    stop.abort()
    expect(await asking).toBeUndefined()
    expect((await second.ask(game, { depth: 1 }, signal))?.move).toBeDefined()
  })

  it('tries with a fresh player after a failure', async () => {
    let tries = 0
    const second = new SecondOpinion('owl', { depth: 1 }, 1, (...args) => {
      if (tries++ === 0) throw new Error('no worker today')
      return createLocalPlayer(...args)
    })
    const game = Line.from(startPosition())
    await expect(second.ask(game, {}, signal)).rejects.toThrow('no worker today')
    expect((await second.ask(game, {}, signal))?.thought.kind).toBe('owl')
  })
})
