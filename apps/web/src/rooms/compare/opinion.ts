import type { BoardArrow } from '@rookery/board'
import { loadVoice, type RosterEntry, type Score, type Thought, voiceFor } from '@rookery/players'
import { type Line, type Move, makeSan, moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/compare'

/** What one mind makes of one position. */
export type Opinion =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'thinking' }
  | {
      readonly kind: 'given'
      readonly move: Move
      readonly san: string
      /** Undefined for a mind without numbers. */
      readonly score: Score | undefined
      /** What kind of numbers it has. */
      readonly units: string
      readonly reason: string
    }
  | { readonly kind: 'failed'; readonly message: string }

export type Opinions = ReadonlyMap<string, Opinion>

export async function makeOpinion(
  entry: RosterEntry,
  thought: Thought,
  { position }: Line,
): Promise<Opinion> {
  const voice = voiceFor(await loadVoice(entry), entry, thought)
  return {
    kind: 'given',
    move: thought.choice,
    san: makeSan(position, thought.choice),
    score: thought.score,
    units: voice.units(thought, position),
    reason: voice.summary(thought, position),
  }
}

interface Group {
  readonly move: Move
  readonly san: string
  readonly entries: readonly RosterEntry[]
}

/** The moves that were chosen, those of most minds first. */
export function groupChoices(entries: readonly RosterEntry[], opinions: Opinions): Group[] {
  const groups = new Map<Move, { move: Move; san: string; entries: RosterEntry[] }>()
  for (const entry of entries) {
    const opinion = opinions.get(entry.id)
    if (opinion?.kind !== 'given') continue
    const group = groups.get(opinion.move)
    if (group) group.entries.push(entry)
    else groups.set(opinion.move, { move: opinion.move, san: opinion.san, entries: [entry] })
  }
  return [...groups.values()].sort((a, b) => b.entries.length - a.entries.length)
}

/** One arrow for each chosen move, in the hue of its first mind, with the minds' initials or their number at its tip. */
export function choiceArrows(groups: readonly Group[], pointedAt: string | undefined): BoardArrow[] {
  return groups
    .filter(({ entries }) => pointedAt === undefined || entries.some(({ id }) => id === pointedAt))
    .map(({ move, entries }) => ({
      from: moveFrom(move),
      to: moveTo(move),
      color: (entries.find(({ id }) => id === pointedAt) ?? entries[0]!).hue,
      weight: Math.min(1, 0.35 + 0.15 * entries.length),
      label:
        entries.length <= 2 ? entries.map(({ name }) => name.charAt(0)).join('') : String(entries.length),
    }))
    .reverse()
}

/** "5 of 7 choose Nf3, 2 Bxc6." */
export function tellAgreement(groups: readonly Group[]): string {
  const asked = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const [first, ...others] = groups
  if (!first || asked < 2) return ''
  if (others.length === 0) return say('agreement.all', { asked, san: first.san })
  if (first.entries.length === 1) return say('agreement.none', { asked })
  const rest = others.map(({ san, entries }) => say('agreement.other', { count: entries.length, san }))
  return say('agreement.most', {
    count: first.entries.length,
    asked,
    san: first.san,
    others: rest.join(', '),
  })
}
