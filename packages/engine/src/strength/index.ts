export { drawIndex, lineChances } from './draw-line.ts'
export { HIGHEST_ELO, LEVELS, LOWEST_ELO, levelElo, type Weakness, weaknessAt } from './weakness.ts'
