// Puzzles that a user has imported, in Node alone.
export { chooseImported } from './choose-imported.ts'
export { type LibraryAbout, type LibraryFault, readAbout } from './folder.ts'
export { type ImportOptions, importPuzzles } from './import-puzzles.ts'
