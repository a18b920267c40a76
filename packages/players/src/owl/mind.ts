import { sumPieces } from '@rookery/rules'
import type { Mind } from '../mind.ts'
import {
  createPieceTable,
  explainPieces,
  type Judge,
  opine,
  presentIdea,
  readHundredths,
  type Style,
  scoreForMover,
  think,
  withBareKing,
} from '../search/index.ts'
import type { SettingsOf } from '../settings.ts'
import { owlNumbers } from './numbers.ts'
import type { settings } from './settings.ts'
import { material, squareWorth } from './square-tables.ts'

export function createMind(own: SettingsOf<typeof settings>): Mind {
  const style = createStyle(own)
  return {
    think(question) {
      const { position } = question.game
      const read = (value: number) => readHundredths(value, position.turn, owlNumbers.win, position)
      return think(question, style, own, (idea) => presentIdea('owl', idea, position, read, {}))
    },
    isGladOfDraw: (game) => scoreForMover(game, opine(game, style, own.depth)) <= 0,
  }
}

export function createStyle({ taste, quietEnds }: SettingsOf<typeof settings>): Style {
  const pieces = createPieceTable(8, (role) => material[role])
  const squares = createPieceTable(8, (role, square) => squareWorth(taste, role, square))
  const both = pieces.map((worth, index) => worth + squares[index]!)
  const pieceJudge: Judge = {
    evaluate: (position) => sumPieces(position, both),
    explain: (position) => [
      explainPieces('material', position, pieces),
      explainPieces('squares', position, squares),
    ],
    draw: () => 0,
    win: owlNumbers.win,
    table: both,
  }
  const judge = withBareKing(pieceJudge, owlNumbers.huntStep)
  return { judge: () => judge, quietEnds }
}
