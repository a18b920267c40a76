export { makeGameId, makePlayedId, makeSelfPlayId } from './game-id.ts'
export { DEFAULT_LOOK_AHEAD, type FinishedGame, lessonsOf } from './lessons.ts'
