export {
  type Annotations,
  type Arrow,
  type Evaluation,
  type Highlight,
  type ShapeColor,
  shapeColors,
} from './annotations.ts'
export { Game, type GameResult, isGameResult } from './game.ts'
export { GameNode } from './game-node.ts'
export { sevenTagRoster } from './tags.ts'
