export {
  type Drill,
  type DrillReview,
  drillSchema,
  type EndingDrill,
  type Grade,
  grades,
  momentMs,
  type OwnMoveDrill,
} from './drill.ts'
export { makeGameDrills } from './game-drills.ts'
export { type DrillSource, makeDrills } from './make-drills.ts'
export { type DrillFault, type OpenDrill, openDrill, parseDrillPosition } from './open-drill.ts'
export { dueAfter, dueDrills, gradeDrill, gradeOf } from './schedule.ts'
