import { material, tastes } from './square-tables.ts'

/** All numbers of Owl's; see `bareKingWorth` for what a step of the hunt for a bare king is. */
export const owlNumbers = {
  /** Above what any army is worth. */
  win: 100_000,
  huntStep: 10,
  material,
  /** By taste and role, the a- to the d-file, White's eighth rank first; the other wing is the mirror. */
  squares: tastes,
}
