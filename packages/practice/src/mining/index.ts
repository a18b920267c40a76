// Making puzzles, in Node alone.
export { type FoundFault, readFoundFile } from './found-file.ts'
export { type FoundLine, type MinedGame, type MineSettings, nodes } from './mine-game.ts'
export { type Mined, type MiningOptions, type MiningProgress, minePuzzles } from './mine-puzzles.ts'
export { makePuzzle, type Rate } from './pack-puzzles.ts'
