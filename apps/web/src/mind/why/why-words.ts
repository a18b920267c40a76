import type { MagpieThought, ParrotThought, RavenThought, Thought } from '@rookery/players'
import { type Move, makeSan, makeSans, type Position } from '@rookery/rules'
import type { KeptThought, SearchedThought } from '../../game/kept-thought.ts'
import { makeCount, makeSigned } from '../../ui/numbers.ts'
import { tellCandidate } from '../words/magpie-words.ts'
import { shareOf } from '../words/parrot-words.ts'
import { makePercent, makeScore } from '../words/raven-words.ts'
import { tellEnd, tellScore } from '../words/search-words.ts'

/**
 * What a mind says of a move it did not choose, in one sentence made from its numbers. `asked` is its thought about that move
 * alone.
 */
export function tellWhy(
  name: string,
  chosen: KeptThought,
  asked: Thought,
  position: Position,
  move: Move,
): string {
  if (chosen.kind === 'fledgling')
    return `${name} had nothing against ${makeSan(position, move)}: each of ${chosen.moves.length} moves had the same chance, and the lot fell on another.`
  if (chosen.kind === 'interrupted')
    return `${name} was stopped before it had an idea, so it compared nothing.`
  if (chosen.kind === 'parrot') return tellParrotWhy(name, chosen, asked, position, move)
  if (chosen.kind === 'magpie' && asked.kind === 'magpie')
    return tellMagpieWhy(name, chosen, asked, position, move)
  if (chosen.kind === 'raven' && asked.kind === 'raven')
    return tellRavenWhy(name, chosen, asked, position, move)
  if (isSearched(chosen) && isSearched(asked)) return tellSearchWhy(name, chosen, asked, position, move)
  return `${name} had no answer.`
}

export const isSearched = (thought: KeptThought): thought is SearchedThought => 'leaf' in thought

function tellSearchWhy(
  name: string,
  chosen: SearchedThought,
  asked: SearchedThought,
  position: Position,
  move: Move,
): string {
  const san = makeSan(position, move)
  const best = makeSan(position, chosen.choice)
  const [, reply] = makeSans(position, asked.line)
  const expects = reply === undefined ? '' : `, and expects ${reply} in reply`
  if (asked.leaf.standing !== 'open')
    return `After ${san} ${name} sees ${tellEnd(asked)}: ${makeSans(position, asked.line).join(' ')}. It gives ${best} ${tellScore(chosen, position)}.`
  const sign = chosen.perspective === position.turn ? 1 : -1
  const loss = sign * (chosen.score - asked.score)
  const depth =
    asked.depth === chosen.depth
      ? ''
      : ` (looking ${asked.depth} half-moves ahead instead of ${chosen.depth})`
  if (loss === 0)
    return `${name} gives ${san} ${tellScore(asked, position)}, the same as ${best}${depth}${expects}: it ${chosen.bests.length > 1 ? 'drew lots' : 'looked at the other first'}.`
  const compared = loss > 0 ? 'worse' : 'better'
  return `${name} gives ${san} ${tellScore(asked, position)}, ${makeCount(Math.abs(loss))} ${compared} than ${best} with ${tellScore(chosen, position)}${depth}${expects}.`
}

function tellRavenWhy(
  name: string,
  chosen: RavenThought,
  asked: RavenThought,
  position: Position,
  move: Move,
): string {
  const line = asked.lines[0]
  const best = chosen.lines.find(({ moves }) => moves[0] === chosen.choice) ?? chosen.lines[0]
  if (!line || !best) return `${name} was stopped before it had an idea of it.`
  const san = makeSan(position, move)
  const bestSan = makeSan(position, chosen.choice)
  const [, reply] = makeSans(position, line.moves)
  const expects = reply === undefined ? '' : `, and expects ${reply} in reply`
  const start = `${name} gives ${san} ${makeScore(line.score)}`
  if (line.score.kind === 'mate' || best.score.kind === 'mate')
    return `${start} against ${makeScore(best.score)} for ${bestSan}${expects}.`
  const loss = best.score.cp - line.score.cp
  if (loss === 0) return `${start}, the same as ${bestSan}${expects}.`
  const pawns = (Math.abs(loss) / 100).toFixed(2)
  return `${start}, ${pawns} pawns ${loss > 0 ? 'worse' : 'better'} than ${bestSan} with ${makeScore(best.score)}${expects}.`
}

function tellMagpieWhy(
  name: string,
  chosen: MagpieThought,
  asked: MagpieThought,
  position: Position,
  move: Move,
): string {
  const candidate = asked.ranking.find((each) => each.move === move)
  const best = chosen.ranking.find((each) => each.move === chosen.choice)
  if (!candidate || !best) return `${name} had no answer.`
  const reason = tellCandidate(candidate, position)
  const bestSan = makeSan(position, best.move)
  if (candidate.verdict !== best.verdict)
    return `${name} ranks ${makeSan(position, move)} after ${bestSan}: ${reason}.`
  const loss = best.score - candidate.score
  const start = `${name} scores ${makeSan(position, move)} ${makeSigned(candidate.score)}`
  const compared =
    loss === 0
      ? `the same as ${bestSan}, which it looked at first`
      : `${makeCount(Math.abs(loss))} ${loss > 0 ? 'less' : 'more'} than ${bestSan} with ${makeSigned(best.score)}`
  return `${start}, ${compared}: ${reason}.`
}

function tellParrotWhy(
  name: string,
  chosen: ParrotThought,
  asked: Thought,
  position: Position,
  move: Move,
): string {
  const san = makeSan(position, move)
  if (chosen.fallback) {
    const inner = asked.kind === 'parrot' ? asked.fallback?.thought : undefined
    const said = inner ? tellWhy(chosen.fallback.player, chosen.fallback.thought, inner, position, move) : ''
    return `${name} knows nothing here, so it cannot say. ${said.charAt(0).toUpperCase()}${said.slice(1)}`.trim()
  }
  const known = chosen.moves.find((each) => each.move === move)
  const best = chosen.moves.find((each) => each.move === chosen.choice)
  if (!known?.row)
    return known
      ? `${name} has never seen ${san} here; its curiosity gave it ${makePercent(shareOf(chosen, known))} of the wheel.`
      : `${name} has never seen ${san} here, and it repeats only what it knows.`
  const shares = `${makePercent(shareOf(chosen, known))} of the wheel against ${best ? makePercent(shareOf(chosen, best)) : 'none'} for ${makeSan(position, chosen.choice)}`
  return `${name} knows ${san}, seen ${makeCount(known.row.counter)} times and worth ${makeSigned(known.worth)}: it had ${shares}, and the ball fell elsewhere.`
}
