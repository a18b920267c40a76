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
export {
  beginEnding,
  type EndingAction,
  type EndingPlay,
  reduceEnding,
  resumeEnding,
} from './ending-play.ts'
export { answerEnding, type EndingAnswer, type EndingName, endingNames, makeEndingDrills } from './endings.ts'
export { isPlayedBy, makeGameDrills, personIn } from './game-drills.ts'
export { type DrillSource, makeDrills } from './make-drills.ts'
export { type DrillFault, type OpenDrill, openDrill, parseDrillPosition } from './open-drill.ts'
export { dueAfter, dueDrills, gradeDrill, gradeOf } from './schedule.ts'
