import type { Variant } from '@rookery/rules'
import type { Mind } from '../mind.ts'
import {
  type Judge,
  opine,
  presentIdea,
  readHundredths,
  type Style,
  scoreForMover,
  think,
} from '../search/index.ts'
import type { SettingsOf } from '../settings.ts'
import { createEvaluator } from './evaluation.ts'
import { KestrelTree } from './kestrel-tree.ts'
import { Memory } from './memory.ts'
import { kestrelNumbers } from './numbers.ts'
import type { settings } from './settings.ts'
import type { KestrelCounts } from './thought.ts'

type KestrelSettings = SettingsOf<typeof settings>

export function createMind(own: KestrelSettings): Mind {
  return {
    think(question) {
      const { style, memory } = createStyle(own, question.game.variant)
      const { position } = question.game
      const read = (value: number) => readHundredths(value, 'white', kestrelNumbers.mate, position)
      return think(question, style, own, (idea) => {
        const counts: KestrelCounts = {
          evaluation: idea.value,
          hitCount: memory.hits,
          branchesSearched: idea.totalNodes,
        }
        return presentIdea('kestrel', idea, position, read, counts)
      })
    },
    isGladOfDraw(game) {
      const { style } = createStyle(own, game.variant)
      return scoreForMover(game, opine(game, style, own.depth)) <= 0
    },
  }
}

/** With a memory that is empty, so that an answer does not depend on earlier ones. */
export function createStyle(own: KestrelSettings, variant: Variant): { style: Style; memory: Memory } {
  const memory = new Memory()
  const judge: Judge = { ...createEvaluator(variant, own.mobility), draw: () => 0, win: kestrelNumbers.mate }
  const style: Style = {
    perspective: 'white',
    quietEnds: own.quietEnds,
    judge: () => judge,
    createTree: (game, options) => new KestrelTree(game, options, memory),
  }
  return { style, memory }
}
