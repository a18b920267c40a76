// Fitted by scripts/fit-wdl.mjs to the scores and results of self-play; docs/strength.md says on what.
/** Where a win is as likely as not. */
const EVEN_CP = 138
/** How fast certainty grows around there. */
const SPREAD_CP = 159

/** How often a score wins, draws and loses, in thousandths. */
export function makeWdl(scoreCp: number): [number, number, number] {
  const chance = (cp: number) => Math.round(1000 / (1 + Math.exp((EVEN_CP - cp) / SPREAD_CP)))
  const win = chance(scoreCp)
  const loss = chance(-scoreCp)
  return [win, 1000 - win - loss, loss]
}
