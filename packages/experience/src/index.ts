export * from './experience.ts'
export * from './lessons/index.ts'
export { defaultStore, openExperience } from './open.ts'
export { type PackedFault, type PackedTable, packTable, parsePackedTable } from './packed-table.ts'
export { holdsLogin, isShownStore, makeStoreName } from './store-url.ts'
export {
  exportExperience,
  type ImportReport,
  importExperience,
  readBlob,
  type TransferFault,
} from './transfer.ts'
