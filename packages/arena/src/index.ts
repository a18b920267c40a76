export { type Adjudication, Adjudicator } from './match/adjudicator.ts'
export {
  type ClockRule,
  type Control,
  type ControlFault,
  makeClock,
  parseClock,
} from './match/control.ts'
export { type Ending, endings, endOfLine, type GameEnd } from './match/ending.ts'
export { type Hear, makeLine, type Notice } from './match/notice.ts'
export type { StartBeat } from './match/pause-watch.ts'
export { type GameSetup, type PlayedGame, type PlayedMove, playGame } from './match/play-game.ts'
export type { Answer, Remark, SeatedEntrant } from './match/seated-entrant.ts'
export type { AskPerson } from './match/seated-person.ts'
export { SeatedPlayer } from './match/seated-player.ts'
export { chooseOpenings, type OpeningOrder, openingOrders } from './openings/choose-openings.ts'
export { generateOpenings, type OpeningRecipe } from './openings/generate-openings.ts'
export {
  type Opening,
  type OpeningFault,
  type OpeningText,
  parseOpening,
  writeOpening,
} from './openings/opening.ts'
export { ownOpenings } from './openings/own-openings.ts'
export { type OpeningBook, type OpeningsFormat, parseOpenings } from './openings/read-openings.ts'
export { type FloatedAnchor, floatAnchors } from './ratings/float-anchors.ts'
export { meetingOfGame } from './ratings/meetings-of-pgn.ts'
export type { Meeting } from './ratings/pool.ts'
export {
  type Anchor,
  type Rating,
  type RatingFault,
  type RatingList,
  type RatingOptions,
  ratePool,
} from './ratings/ratings.ts'
export { countHits, type SimulatedPool, simulateGames } from './ratings/simulate.ts'
export { makeBracket, nameLevel } from './report/make-bracket.ts'
export { makeFloatedAnchors, makeRatings } from './report/make-ratings.ts'
export { makeCrossTable, makeSprtLine, makeStandings } from './report/make-standings.ts'
export { makeRatingPlot, makeTextPlot, type PlotOptions } from './report/rating-plot.ts'
export type { TableOptions } from './report/text-table.ts'
export type { BracketLevel, BracketMatch } from './schedule/knockout.ts'
export { type Aim, isSure, type LadderOptions } from './schedule/ladder.ts'
export type { Schedule, ScheduledGame, Stage } from './schedule/schedule.ts'
export { type Estimate, estimatePairs } from './statistics/elo.ts'
export type { EloModel } from './statistics/llr.ts'
export type { Sprt, SprtState } from './statistics/sprt.ts'
export type { Pentanomial, Tally } from './statistics/tally.ts'
export { Boards, type BoardsOptions } from './tournament/boards.ts'
export {
  type DocumentFault,
  exportTournament,
  parseTournament,
  type TournamentDocument,
} from './tournament/document.ts'
export { openingOf, type SeatEntrant } from './tournament/game-slot.ts'
export type { Hall } from './tournament/hall.ts'
export { makeGamePgn, type PgnExtra, pgnExtras } from './tournament/make-game-pgn.ts'
export { findGameFault, type GameFault, parseGame } from './tournament/parse-game.ts'
export { mostRounds, type PlanFault, parsePlan } from './tournament/parse-plan.ts'
export * from './tournament/plan.ts'
export { type EntrantFault, findEntrantFaults, type ProbeOptions } from './tournament/probe.ts'
export { anchorsOf, rateLadder } from './tournament/rate-ladder.ts'
export type { GameRecord, GameResult } from './tournament/record.ts'
export {
  openTournament,
  type Tournament,
  type TournamentOptions,
} from './tournament/run-tournament.ts'
export { type SeatingOptions, seatEntrantsWith } from './tournament/seat-entrants.ts'
export { Standings, type StandingsRow, type TieBreaks } from './tournament/standings.ts'
export { MemoryStore, type TournamentStore } from './tournament/store.ts'
export {
  type PlayingEvent,
  TournamentError,
  type TournamentEvent,
} from './tournament/tournament-event.ts'
