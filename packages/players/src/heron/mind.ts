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
import { heronNumbers } from './numbers.ts'
import type { settings } from './settings.ts'

export function createMind(own: SettingsOf<typeof settings>): Mind {
  const style = createStyle(own)
  return {
    think(question) {
      const { position } = question.game
      const read = (value: number) => readHundredths(value, position.turn, heronNumbers.win, position)
      return think(question, style, own, (idea) => presentIdea('heron', idea, position, read, {}))
    },
    isGladOfDraw: (game) => scoreForMover(game, opine(game, style, own.depth)) <= 0,
  }
}

/** Heron sees material and nothing else, and leaves the choice between equal moves to chance. */
export function createStyle(own: SettingsOf<typeof settings>): Style {
  const table = createPieceTable(8, (role) => (role === 'king' ? 0 : own[role]))
  const pieceJudge: Judge = {
    evaluate: (position) => sumPieces(position, table),
    explain: (position) => [explainPieces('material', position, table)],
    draw: () => 0,
    win: heronNumbers.win,
  }
  const judge = withBareKing(pieceJudge, heronNumbers.huntStep)
  return { judge: () => judge, drawsLots: true }
}
