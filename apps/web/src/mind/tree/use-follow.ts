import { moveAt } from '@rookery/players'
import { moveFrom, moveTo } from '@rookery/rules'
import { useEffect } from 'react'
import { useMindStage } from '../stage/mind-stage.ts'
import type { TreeGuide } from './tree-guide.ts'

/** A pointer on its way across the tree is not followed to every node. */
const restMs = 45

/** Lets the board show the position of a node, for as long as there is one. */
export function useFollow(guide: TreeGuide, node: number | undefined): void {
  const { entry, onArrows, onPosition } = useMindStage()

  useEffect(() => {
    if (node === undefined) return
    const timer = setTimeout(() => {
      const move = moveAt(guide.tree, node)
      onPosition(guide.position(node))
      onArrows(node === 0 ? undefined : [{ from: moveFrom(move), to: moveTo(move), color: entry.hue }])
    }, restMs)
    return () => clearTimeout(timer)
  }, [guide, node, entry, onArrows, onPosition])

  const follows = node !== undefined
  useEffect(() => {
    if (!follows) return
    return () => {
      onPosition(undefined)
      onArrows(undefined)
    }
  }, [follows, onArrows, onPosition])
}
