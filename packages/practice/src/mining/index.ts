// Making puzzles, in Node alone.
export { stands } from './check-puzzle.ts'
export { type FoundFault, readFoundFile } from './found-file.ts'
export { findKnown } from './known-positions.ts'
export { type FoundLine, type MinedGame, type MineSettings, nodes } from './mine-game.ts'
export { type Mined, type MiningOptions, type MiningProgress, minePuzzles } from './mine-puzzles.ts'
export { openRaven } from './open-raven.ts'
export { type Packed, type PackingOptions, packPuzzles, rejectedFile } from './pack-puzzles.ts'
export { keyOf } from './selection.ts'
