export { type Browser, type BrowserContext, type Locator, launchBrowser, type Page } from './browser.ts'
export { fenCorpus, mutations, pgnCorpus, sanCorpus, uciCorpus } from './hostile.ts'
export {
  type NaiveVariant,
  naiveInCheck,
  naiveMoves,
  naivePerft,
  naivePlay,
  naiveVariants,
  type RandomPositionsOptions,
  randomPositions,
} from './naive/index.ts'
export { type PerftRow, perftTable } from './perft-table.ts'
