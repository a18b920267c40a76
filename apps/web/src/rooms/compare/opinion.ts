import type { BoardArrow } from '@rookery/board'
import { loadVoice, makeScore, type RosterEntry, type Thought, voiceFor } from '@rookery/players'
import { type Line, type Move, makeSan, moveFrom, moveTo } from '@rookery/rules'

/** What one mind makes of one position. */
export type Opinion =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'thinking' }
  | {
      readonly kind: 'given'
      readonly move: Move
      readonly san: string
      readonly score: string | undefined
      readonly reason: string
    }
  | { readonly kind: 'failed'; readonly message: string }

export type Opinions = ReadonlyMap<string, Opinion>

export async function makeOpinion(bird: RosterEntry, thought: Thought, { position }: Line): Promise<Opinion> {
  const voice = voiceFor(await loadVoice(bird), bird, thought)
  return {
    kind: 'given',
    move: thought.choice,
    san: makeSan(position, thought.choice),
    score: thought.score && makeScore(thought.score, position.turn),
    reason: voice.summary(thought, position),
  }
}

interface Group {
  readonly move: Move
  readonly san: string
  readonly birds: readonly RosterEntry[]
}

/** The moves that were chosen, those of most minds first. */
export function groupChoices(birds: readonly RosterEntry[], opinions: Opinions): Group[] {
  const groups = new Map<Move, { move: Move; san: string; birds: RosterEntry[] }>()
  for (const bird of birds) {
    const opinion = opinions.get(bird.id)
    if (opinion?.kind !== 'given') continue
    const group = groups.get(opinion.move)
    if (group) group.birds.push(bird)
    else groups.set(opinion.move, { move: opinion.move, san: opinion.san, birds: [bird] })
  }
  return [...groups.values()].sort((a, b) => b.birds.length - a.birds.length)
}

/** One arrow for each chosen move, in the hue of its first mind, with the minds' initials or their number at its tip. */
export function choiceArrows(groups: readonly Group[], pointedAt: string | undefined): BoardArrow[] {
  return groups
    .filter(({ birds }) => pointedAt === undefined || birds.some(({ id }) => id === pointedAt))
    .map(({ move, birds }) => ({
      from: moveFrom(move),
      to: moveTo(move),
      color: (birds.find(({ id }) => id === pointedAt) ?? birds[0]!).hue,
      weight: Math.min(1, 0.35 + 0.15 * birds.length),
      label: birds.length <= 2 ? birds.map(({ name }) => name.charAt(0)).join('') : String(birds.length),
    }))
    .reverse()
}

/** "5 of 7 choose Nf3, 2 Bxc6." */
export function tellAgreement(groups: readonly Group[]): string {
  const asked = groups.reduce((sum, { birds }) => sum + birds.length, 0)
  const [first, ...others] = groups
  if (!first || asked < 2) return ''
  if (others.length === 0) return `All ${asked} choose ${first.san}.`
  if (first.birds.length === 1) return `${asked} minds, ${asked} different moves.`
  const rest = others.map(({ san, birds }) => `${birds.length} ${san}`)
  return `${first.birds.length} of ${asked} choose ${first.san}, ${rest.join(', ')}.`
}
