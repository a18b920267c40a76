import { kindAt, makePawns } from '@rookery/players'
import { describe, expect, it } from 'vitest'
import { askMind } from '../../testing/ask-mind.ts'
import { TreeGuide } from './tree-guide.ts'
import { tellNode } from './tree-words.ts'

/** Both sides can take in the middle. */
const exchange = 'r1bqkbnr/ppp2ppp/2np4/4p3/2BPP3/5N2/PPP2PPP/RNBQK2R w KQkq - 0 4'

describe('what is told of a node beyond the depth of a search', async () => {
  const { thought, position } = await askMind('owl', { depth: 2 }, exchange)
  const { tree } = thought.details
  const guide = new TreeGuide(tree, position, makePawns)
  const tellFirst = (isMeant: (node: number) => boolean) =>
    tellNode(guide, [...tree.ply.keys()].find(isMeant)!).join(' ')
  const mayStand = (node: number) => !Number.isNaN(tree.stand[node])

  it('is that its mover may leave it as it is', () => {
    expect(tellFirst((node) => kindAt(tree, node) === 'inner' && mayStand(node))).toMatch(
      /^The line was not quiet here, so it goes on; (White|Black) may also leave it at \S+\. All its captures and promotions were looked at\.$/,
    )
    expect(tellFirst((node) => kindAt(tree, node) === 'cut' && mayStand(node))).toMatch(
      /^The line was not quiet here.* not looked at/,
    )
  })

  it('is that it stood too well for the other side to let it come to this', () => {
    expect(tellFirst((node) => kindAt(tree, node) === 'stood')).toMatch(
      /^The search ends here: as it stands the position is already too good for (White|Black)/,
    )
  })

  it('is nothing new where lines end at the depth', async () => {
    const { thought } = await askMind('owl', { depth: 2, quietEnds: false }, exchange)
    expect(Math.max(...thought.details.tree.ply)).toBe(2)
    expect(thought.details.tree.stand.every(Number.isNaN)).toBe(true)
  })
})
