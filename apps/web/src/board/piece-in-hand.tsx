import type { RefObject } from 'react'
import { PiecePicture } from '../pieces/piece-picture.tsx'
import type { Dragged } from './use-piece-drag.ts'

interface Props {
  readonly dragged: Dragged
  readonly ghost: RefObject<HTMLDivElement | null>
  readonly spot: RefObject<HTMLDivElement | null>
}

/** Under a finger the piece is larger and higher, so that it can be seen. */
export function PieceInHand({ dragged, ghost, spot }: Props) {
  return (
    <>
      {dragged.landedOn === undefined && <div ref={spot} className="drop-spot" aria-hidden="true" />}
      <div ref={ghost} className="piece-in-hand" data-touch={dragged.isTouch} aria-hidden="true">
        <PiecePicture piece={dragged.piece} />
      </div>
    </>
  )
}
