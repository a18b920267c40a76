export {
  type Attempt,
  attemptKey,
  attemptSchema,
  ownRating,
  type RatingPoint,
  ratingHistory,
} from './attempts.ts'
export {
  emptyRecord,
  type FinishedRun,
  finishedRunSchema,
  makePracticeRecord,
  mergeDrills,
  mergeRecords,
  type PracticeRecord,
  parsePracticeRecord,
  type RecordFault,
} from './record.ts'
