import { earlierVerdicts, errorNags, verdictBeginnings } from '@rookery/analysis'
import type { Game, GameNode, PgnFault, PgnResult } from '@rookery/rules'
import { readSignature } from './annotator.ts'

/** The comment on a sign is not there yet. */
const isOpenSign = /\$\d+(?: \{[^}]*)?$/

const firstTag = '[Event "'

/**
 * Whether the last game of a file is a game of the input as a review that was stopped or killed has left it: cut off anywhere, and with
 * nothing in it but what the input has and what a review writes. Only then is nothing lost when it is written anew.
 */
export function isRemnant(old: PgnResult, text: string, input: Game): boolean {
  const end = text.trimEnd()
  if (old.place.column !== 1 || !(end.startsWith(firstTag) || firstTag.startsWith(end))) return false
  const game = old.ok ? old.value : old.partial
  const faults = old.ok ? [] : old.faults
  const lastWord = old.place.at + end.search(/\S+$/)
  return (
    faults.every((fault) => isCut(fault, lastWord)) &&
    hasOnlyTagsOf(game, input, end) &&
    hasOnlyMovesOf(game, input, end)
  )
}

/** Whether a fault is one of a text that ends too early. */
const isCut = ({ code, at }: PgnFault, lastWord: number): boolean =>
  at >= lastWord ||
  code === 'pgn-unclosed-comment' ||
  code === 'pgn-unclosed-variation' ||
  code === 'pgn-bad-tag' ||
  code === 'pgn-bad-fen' ||
  code === 'pgn-unknown-variant'

function hasOnlyTagsOf(game: Game, input: Game, end: string): boolean {
  const unclosed = /(?:^|\n)\[(\w+)[^\]\n]*$/.exec(end)?.[1]
  return [...game.tags].every(([name, value]) => {
    const known = input.tags.get(name) ?? ''
    if (name === 'Annotator' && readSignature(game)) return true
    if (name === unclosed && (name === 'Annotator' || known.startsWith(value))) return true
    return value === known || /^[?.*]+$/.test(value)
  })
}

function hasOnlyMovesOf(game: Game, input: Game, end: string): boolean {
  const flat = end.replace(/\s+/g, ' ')
  const open: { readonly node: GameNode; readonly known: GameNode | undefined }[] = [
    { node: game.root, known: input.root },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, known } = next
    if (!hasOnlyRemarksOf(node, known, flat)) return false
    for (const child of node.children) {
      const same = known?.childWith(child.move!)
      const isBetter = earlierVerdicts(node.children[0]!).some(({ better }) => better === child.move)
      const isLineGoingOn = known === undefined && node.children.length === 1
      if (!same && !isBetter && !isLineGoingOn) return false
      open.push({ node: child, known: same })
    }
  }
  return true
}

function hasOnlyRemarksOf(node: GameNode, known: GameNode | undefined, flat: string): boolean {
  const verdicts = earlierVerdicts(node)
  const beginnings = verdictBeginnings()
  const written = [
    ...beginnings,
    ...(known?.comments ?? []),
    ...(known?.children.flatMap(({ commentsBefore }) => commentsBefore) ?? []),
  ]
  const isCutOff = (text: string) =>
    flat.endsWith(text) &&
    (/^\[(?:%|$)/.test(text) ||
      written.some((whole) => whole.startsWith(text)) ||
      beginnings.some((beginning) => text.startsWith(beginning)))
  const isReviews = (text: string) => verdicts.some(({ comment }) => comment === text) || isCutOff(text)
  const isReviewsSign = (nag: number) =>
    Object.values(errorNags).includes(nag) &&
    (verdicts.some(({ class: name }) => errorNags[name] === nag) ||
      (node.children.length === 0 && (node.evaluation?.depth !== undefined || isOpenSign.test(flat))))
  return (
    node.comments.every((text) => known?.comments.includes(text) || isReviews(text)) &&
    node.commentsBefore.every((text) => known?.commentsBefore.includes(text)) &&
    node.nags.every((nag) => known?.nags.includes(nag) || isReviewsSign(nag)) &&
    (!node.evaluation || node.evaluation.depth !== undefined || known?.evaluation !== undefined) &&
    (node.clockMs ?? known?.clockMs) === known?.clockMs &&
    (node.elapsedMs ?? known?.elapsedMs) === known?.elapsedMs &&
    areThere(node.highlights, known?.highlights) &&
    areThere(node.arrows, known?.arrows)
  )
}

const areThere = (shapes: readonly object[], known: readonly object[] = []): boolean =>
  shapes.length === 0 || JSON.stringify(shapes) === JSON.stringify(known)
