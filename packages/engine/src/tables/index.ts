export { endingsOf, type Material } from './material.ts'
export { type PackedTable, unpackTable } from './pack.ts'
export { makeTableFile, parseTableFile, type TableFault } from './table-file.ts'
export { type EndingTable, type Standing, TableMaker, tablesFile } from './table-maker.ts'
