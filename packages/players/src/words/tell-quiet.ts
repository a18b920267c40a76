import type { Controls } from '@rookery/motifs'
import { makeFile, makeSquare } from '@rookery/rules'
import { makeList } from '@rookery/words'
import { say } from '@rookery/words/voices/reasons'
import { placed, role } from './name-pieces.ts'
import type { QuietMotif } from './reason.ts'

/** What a move does that changes nothing at once, as a clause: "the rook takes the open e-file". */
export function tellQuiet(reason: QuietMotif): string {
  switch (reason.kind) {
    case 'develops':
      return say('develops', { piece: role(reason.piece) })
    case 'prepares castling':
      return say('preparesCastling')
    case 'connects':
      return say('connects')
    case 'opens':
      return say('opens', { by: placed(reason.by) })
    case 'attacks':
      return say('attacks', { target: placed(reason.target) })
    case 'controls':
      return tellControl(reason)
    case 'gains room':
      return say('gainsRoom')
    case 'passes':
      return say('passes', { isNew: reason.isNew, square: makeSquare(reason.pawn.square) })
    case 'breaks':
      return say('breaks', { isOffered: reason.isOffered, target: placed(reason.target) })
    case 'prepares break':
      return say('preparesBreak', { pawn: placed(reason.pawn), square: makeSquare(reason.square) })
    case 'opposes':
      return say('opposes')
    case 'sidesteps':
      return say('sidesteps', { piece: placed(reason.piece), attacker: role(reason.attacker) })
    case 'denies':
      return say('denies', { piece: role(reason.piece), square: makeSquare(reason.square) })
    case 'guards':
      return say('guards', { piece: placed(reason.piece), attacker: role(reason.attacker) })
    case 'nears':
      return role(reason.goal) === 'king' ? say('nearsKing') : say('nears', { goal: placed(reason.goal) })
    case 'blocks':
      return say('blocks', { by: role(reason.by), pawn: placed(reason.pawn) })
    case 'aims':
      return say('aims', { by: role(reason.by), squares: makeList(reason.squares.map(makeSquare)) })
    case 'storms':
      return say('storms')
    case 'gives air':
      return say('givesAir', { square: makeSquare(reason.square) })
    case 'answers check':
      return say('answersCheck', {
        isMoving: reason.by === 'moving',
        piece: role(reason.piece),
        attacker: role(reason.attacker),
      })
  }
}

function tellControl(control: Controls): string {
  switch (control.area) {
    case 'centre': {
      const by = role(control.by)
      return control.squares.includes(control.by.square)
        ? say('goesToCentre', { by })
        : say('looksAtCentre', { by })
    }
    case 'file': {
      const file = makeFile(control.file)
      return control.isOpen ? say('controlsOpenFile', { file }) : say('controlsHalfOpenFile', { file })
    }
    case 'rank':
      return say('controlsRank')
    case 'behind':
      return say('controlsBehind', {
        isOwn: control.pawn.piece.color === control.by.piece.color,
        square: makeSquare(control.pawn.square),
      })
    case 'square':
      return say('controlsSquare', { by: role(control.by), pawn: placed(control.pawn) })
  }
}
