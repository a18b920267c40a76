export { endingsOf, type Material } from './material.ts'
export { type EndingTable, type Standing, TableMaker, tablesFile } from './table-maker.ts'
