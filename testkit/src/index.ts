export {
  type Browser,
  type BrowserContext,
  keepComplaints,
  type Locator,
  launchBrowser,
  type Page,
} from './browser.ts'
export { type Certificate, makeCertificate } from './certificate.ts'
export { type Change, everyChange } from './every-change.ts'
export { leaveForeignLock, letForeignLockRest } from './foreign-lock.ts'
export { fenCorpus, injectionCorpus, mutations, pgnCorpus, sanCorpus, uciCorpus } from './hostile.ts'
export { jay } from './jay.ts'
export { type MariadbServer, startMariadb } from './mariadb.ts'
export { type MasterGame, masterGames } from './master-games.ts'
export { pagesResidentBytes, residentBytes } from './memory.ts'
export { runInMynahPage } from './mynah-page.ts'
export {
  findEndangered,
  type NaiveVariant,
  naiveInCheck,
  naiveMoves,
  naivePerft,
  naivePlay,
  naiveRules,
  naiveVariants,
} from './naive/index.ts'
export { type PerftRow, perftTable } from './perft-table.ts'
export { type PowerCut, powerCuts } from './power-cuts.ts'
export { randomEnding } from './random-ending.ts'
export { type RandomPositionsOptions, randomPositions } from './random-positions.ts'
export { type RedisServer, startRedis } from './redis.ts'
export { type Refutation, refutations } from './refutations.ts'
export { openSite, type Site } from './site.ts'
export { type Place, placesOf, strangers, withChange } from './strangers.ts'
export { type Studio, serveStudio } from './studio.ts'
