import { type GameNode, type Move, parseMove, positionOutcome } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import { say } from '@rookery/words/analysis/review'
import { isError, type MoveClass, moveClasses } from './classes.ts'
import { MAX_PLIES } from './reasons-of-line.ts'
import type { ReviewedMove } from './review.ts'

/** The file is for anybody, and a minus sign in it is that of `[%eval -0.35]`. */
export const commentOf = ({ class: name, reason }: Pick<ReviewedMove, 'class' | 'reason'>): string =>
  `${head(name)}${inEnglish(() => reason!.text)}`.replaceAll('\u2212', '-')

const head = (name: MoveClass): string => `${name[0]!.toUpperCase()}${name.slice(1)}. `

/** What a review has written about a move: the comment, what it calls the move, and the move that it prefers. */
export interface EarlierVerdict {
  readonly comment: string
  readonly class: MoveClass
  readonly better: Move
}

/**
 * The verdicts of earlier reviews among the comments of a move. They are known by their form, which is the catalogue's: a class, a
 * better move that is legal there, and the move itself. A comment that somebody has gone on with is theirs.
 */
export function earlierVerdicts(node: GameNode): readonly EarlierVerdict[] {
  const { parent, san } = node
  if (!parent) return []
  return node.comments.flatMap((comment) => {
    const name = moveClasses.find((each) => comment.startsWith(head(each)))
    if (!name) return []
    const told = form().exec(comment.slice(head(name).length))?.groups
    const better = told && parseMove(parent.position, told.better!)
    if (!better?.ok || better.value === node.move || !told!.played!.includes(san)) return []
    return [{ comment, class: name, better: better.value }]
  })
}

/** Without a full stop before its end. */
const oneSentence = String.raw`(?:(?!\. ).)+`

/** How the comments of a review begin: "Blunder. Better is ". */
export function verdictBeginnings(): readonly string[] {
  const [start = ''] = inEnglish(() => say('better', { san: GAP, worth: '' })).split(GAP)
  return moveClasses.filter(isError).map((name) => head(name) + start)
}

const GAP = '<better>'

let known: RegExp | undefined

/** All sentences that a reason may be, with gaps where something is filled in. */
function form(): RegExp {
  known ??= new RegExp(
    inEnglish(() => {
      const [san, worth, reason, moves] = [GAP, '<worth>', '<reason>', 987]
      const better = [
        say('better', { san, worth }),
        say('betterBecause', { san, worth, reason }),
        say('betterTakesKing', { san }),
        ...(['mate', 'count'] as const).map((end) => say('betterMates', { san, end, moves })),
      ].map(quote)
      // A group of a name may stand in one alternative only.
      const rest = better.map((sentence) => sentence.replace(/^.*?<better>/, ''))
      const [start] = better[0]!.split(GAP)
      return `^${quote(say('both', { better: '<all>', played: '<played>' }))}$`
        .replace('<all>', `${start}(?<better>\\S+?)(?:${rest.join('|')})`)
        .replace('<played>', `(?<played>${oneSentence})`)
        .replaceAll('<worth>', '[^()]+')
        .replaceAll('<reason>', oneSentence)
        .replaceAll(String(moves), '\\d+')
    }),
  )
  return known
}

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A better line has at least so many half-moves, unless it ends the game. */
const FEWEST_PLIES = 8

/**
 * Whether a variation is the better line of a review as it was written: moves alone, as many as a review gives. Whatever else stands in a
 * variation is somebody's own.
 */
export function isBareLine(first: GameNode): boolean {
  let length = 1
  let node = first
  while (isBare(node) && node.children.length === 1) {
    node = node.children[0]!
    length++
  }
  const isWhole = isBare(node) && node.children.length === 0 && length <= MAX_PLIES
  return isWhole && (length >= FEWEST_PLIES || positionOutcome(node.position) !== undefined)
}

const isBare = (node: GameNode): boolean =>
  [node.comments, node.commentsBefore, node.nags, node.highlights, node.arrows].every(
    (remarks) => remarks.length === 0,
  ) &&
  node.evaluation === undefined &&
  node.clockMs === undefined &&
  node.elapsedMs === undefined
