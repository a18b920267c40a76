export { findOpening, type Opening, openingOf, prepareOpenings } from './openings.ts'
