import { kindAt, type LeafValue, type SearchThought, type Voice } from '@rookery/players'
import { say } from '@rookery/words/web/tree'
import { useEffect, useState } from 'react'
import { LeafPicture } from '../pictures/leaf-picture.tsx'
import { useMindStage } from '../stage/mind-stage.ts'
import { explainNode } from './explain-node.ts'
import type { TreeGuide } from './tree-guide.ts'

interface Props {
  readonly voice: Voice
  readonly thought: SearchThought
  readonly guide: TreeGuide
  readonly node: number
}

/** What the mind's evaluation says of a node's position by itself, asked of the second mind. */
export function NodeWorth({ voice, thought, guide, node }: Props) {
  const { entry, game, second } = useMindStage()
  const { tree } = guide
  const { perspective } = thought.details
  const isOver = kindAt(tree, node) === 'end'
  const [found, setFound] = useState<{ node: number; guide: TreeGuide; leaf: LeafValue | undefined }>()

  useEffect(() => {
    if (isOver) return
    const stop = new AbortController()
    explainNode(voice, second, game, guide.moves(node), perspective, stop.signal).then(
      (leaf) => {
        if (!stop.signal.aborted) setFound({ node, guide, leaf })
      },
      () => {
        if (!stop.signal.aborted) setFound({ node, guide, leaf: undefined })
      },
    )
    return () => stop.abort()
  }, [voice, second, game, guide, node, perspective, isOver])

  const leaf = found?.node === node && found.guide === guide ? found.leaf : undefined
  if (isOver || !leaf || leaf.terms.length === 0) return null
  const name = guide.sans(node).at(-1)
  return (
    <LeafPicture
      voice={voice}
      thought={thought}
      leaf={leaf}
      position={guide.position(node)}
      title={name === undefined ? say('worth.root') : say('worth.after', { move: name })}
      note={kindAt(tree, node) === 'leaf' ? say('worth.used') : say('worth.alone', { mind: entry.name })}
    />
  )
}
