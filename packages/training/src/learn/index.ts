export { defaultExaminee, type Exam, type ExamResult, holdExam } from './exam.ts'
export { learnFromPgn, type PgnOptions, type PgnSummary } from './learn-from-pgn.ts'
export { learnFromSelfPlay, type SelfPlayOptions } from './learn-from-self-play.ts'
export type { ExamPlan } from './notebook.ts'
export { measureOpenings, type OpeningWidth, type PlyWidth } from './opening-width.ts'
export { isPortable, isReproducible, type Participant, playsFromTable } from './participant.ts'
export type { LearnEvent, LearnSummary } from './progress.ts'
export type { RoundPlayer } from './rounds.ts'
export { makeScorePlot, type ScorePoint, type ScoreSeries } from './score-plot.ts'
export {
  type GameOrder,
  GamePlayer,
  type PlayedGame,
  readPlayedGame,
  type SelfPlayPlan,
} from './self-play.ts'
