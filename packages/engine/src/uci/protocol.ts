// What every engine that speaks UCI does alike, for engines of other minds.
export { type Command, parseCommand } from './command.ts'
export { type GoCommand, parseGo } from './go.ts'
export { LineSplitter, MAX_LINE_LENGTH } from './line-splitter.ts'
export { parseSetOption, type SetOption } from './options.ts'
export { type PositionFault, parsePositionCommand } from './position.ts'
export { makeBestMoveLine, makeDiagram } from './text.ts'
