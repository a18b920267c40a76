import { Game, makePgn, makeSan, type Position, parsePosition, parseUci } from '@rookery/rules'
import { makeControl } from '../match/control.ts'
import type { Ending } from '../match/ending.ts'
import type { PlayedMove } from '../match/play-game.ts'
import { variantOf } from './game-slot.ts'
import type { Plan } from './plan.ts'
import type { GameRecord } from './record.ts'

/** The words that PGN's standard has for the Termination tag. */
function terminationOf(ending: Ending): string {
  switch (ending) {
    case 'time forfeit':
      return 'time forfeit'
    case 'illegal move':
      return 'rules infraction'
    case 'crash':
    case 'stall':
      return 'abandoned'
    case 'adjudicated win':
    case 'adjudicated draw':
    case 'adjudicated length':
      return 'adjudication'
    default:
      return 'normal'
  }
}

/** What else a comment can tell: the line that was expected, nodes, and nodes a second. */
export const pgnExtras = ['line', 'nodes', 'speed'] as const
export type PgnExtra = (typeof pgnExtras)[number]

/**
 * A game with its clocks, scores, depths and times, as engine testers write them: `{+0.25/12 0.10s}`, and with all extras
 * `{+0.25/12 0.10s, n=5200, nps=52000, pv="e5 Nf3"}`.
 */
export function makeGamePgn(plan: Plan, record: GameRecord, extras: readonly PgnExtra[] = []): string {
  const game = new Game(startOf(plan, record))
  const [white, black] = [plan.entrants[record.white]!, plan.entrants[record.black]!]
  const tags: [string, string][] = [
    ['Event', plan.event],
    ['Site', '-'],
    ['Date', record.startedAt.slice(0, 10).replaceAll('-', '.')],
    ['Round', String(record.round)],
    ['White', white.name],
    ['Black', black.name],
    ['Result', record.winner === null ? '1/2-1/2' : record.winner === 'white' ? '1-0' : '0-1'],
    ['Termination', terminationOf(record.ending)],
    ['Ending', record.ending],
    ['GameNumber', String(record.number)],
    ['PlyCount', String(record.opening.length + record.moves.length)],
    ['StartTime', record.startedAt],
  ]
  const controls = [makeControl(white.control), makeControl(black.control)]
  if (controls[0] === controls[1]) tags.push(['TimeControl', controls[0]!])
  else tags.push(['WhiteTimeControl', controls[0]!], ['BlackTimeControl', controls[1]!])
  for (const [name, value] of tags) game.setTag(name, value)

  let node = game.root
  const play = (uci: string) => {
    const move = parseUci(node.position, uci)
    if (!move.ok) throw new Error(`game ${record.number} has the move ${uci}, which is not legal`)
    node = node.play(move.value)
  }
  for (const uci of record.opening) {
    play(uci)
    node.addComment('book')
  }
  for (const move of record.moves) {
    const before = node.position
    play(move.uci)
    node.clockMs = move.clockMs
    node.addComment([makeMoveComment(move), ...makeExtras(move, before, extras)].join(', '))
  }
  node.addComment(record.detail === undefined ? record.ending : `${record.ending}: ${record.detail}`)
  return makePgn(game)
}

function makeMoveComment({ scoreCp, mateIn, depth, elapsedMs }: PlayedMove): string {
  const seconds = `${(elapsedMs / 1000).toFixed(2)}s`
  const score = makePgnScore(scoreCp, mateIn)
  return score === undefined ? seconds : `${score}/${depth ?? 0} ${seconds}`
}

function makeExtras(
  { nodes, elapsedMs, line = [] }: PlayedMove,
  position: Position,
  extras: readonly PgnExtra[],
): string[] {
  const expected = extras.includes('line') ? makeLine(line, position) : ''
  return [
    ...(extras.includes('nodes') && nodes !== undefined ? [`n=${nodes}`] : []),
    ...(extras.includes('speed') && nodes !== undefined && elapsedMs > 0
      ? [`nps=${Math.round((nodes * 1000) / elapsedMs)}`]
      : []),
    ...(expected === '' ? [] : [`pv="${expected}"`]),
  ]
}

/** In SAN, up to the first move that is not legal. */
function makeLine(line: readonly string[], start: Position): string {
  const moves: string[] = []
  let position = start
  for (const uci of line) {
    const move = parseUci(position, uci)
    if (!move.ok) break
    moves.push(makeSan(position, move.value))
    position = position.play(move.value)
  }
  return moves.join(' ')
}

/** As other programs read it in a PGN's comments: +0.35, -M3. */
function makePgnScore(scoreCp: number | undefined, mateIn: number | undefined): string | undefined {
  if (mateIn !== undefined) return `${mateIn < 0 ? '-' : '+'}M${Math.abs(mateIn)}`
  if (scoreCp === undefined) return undefined
  const pawns = (scoreCp / 100).toFixed(2)
  return scoreCp > 0 ? `+${pawns}` : pawns
}

function startOf(plan: Plan, { fen, number }: GameRecord): Position {
  const start = parsePosition(fen, variantOf(plan))
  if (!start.ok) throw new Error(`game ${number} begins with a FEN that cannot be read`)
  return start.value
}
