import { parsePosition } from '../fen.ts'
import { sevenTagRoster } from '../game/index.ts'
import { usualStart } from '../game/usual-start.ts'
import type { Position } from '../position.ts'
import { describeFaults, err, type Fault, ok, type Result } from '../result.ts'
import { standard, type Variant, variants } from '../variants/index.ts'

/** Names of variants in files that are not our own. */
const aliases: Readonly<Record<string, string>> = {
  '': 'standard',
  chess: 'standard',
  normal: 'standard',
  fromposition: 'standard',
  fischerandom: 'chess960',
  fischerrandom: 'chess960',
  fischerandomchess: 'chess960',
  fischerrandomchess: 'chess960',
  freestyle: 'chess960',
  freestylechess: 'chess960',
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The variant that a PGN names, in its own words or in ours. */
export function variantByTag(tag: string): Variant | undefined {
  const letters = lettersOf(tag)
  const wanted = aliases[letters] ?? letters
  return variants.find(({ id, name }) => lettersOf(id) === wanted || lettersOf(name) === wanted)
}

const knownNames = /* @__PURE__ */ (() =>
  new Map(
    [...sevenTagRoster.map(([name]) => name), 'SetUp', 'FEN', 'Variant', 'Termination'].map((name) => [
      name.toLowerCase(),
      name,
    ]),
  ))()

/** Tags that mean something to us are known in any case of letters. */
export const canonicalTagName = (name: string): string => knownNames.get(name.toLowerCase()) ?? name

/** Where a game begins, by its Variant and FEN tags. A FEN counts with or without a SetUp tag. */
export function parseStart(
  tags: ReadonlyMap<string, string>,
): Result<Position, Fault<'pgn-unknown-variant' | 'pgn-bad-fen'>> {
  const variantTag = tags.get('Variant')
  const variant = variantTag === undefined ? standard : variantByTag(variantTag)
  if (!variant)
    return err({ code: 'pgn-unknown-variant', message: `the variant "${variantTag}" is not known` })
  const fen = tags.get('FEN')
  if (fen === undefined) return ok(usualStart(variant))
  const position = parsePosition(fen, variant, { tidy: true })
  return position.ok
    ? position
    : err({ code: 'pgn-bad-fen', message: `the FEN tag: ${describeFaults(position.faults)}` })
}
