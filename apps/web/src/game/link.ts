import { findPlayer, roster } from '@rookery/players'
import {
  type Color,
  colors,
  describeFaults,
  err,
  type Fault,
  ok,
  type Position,
  parsePosition,
  type Result,
  standard,
  type Variant,
  variantById,
  variants,
} from '@rookery/rules'

/** A game asked for in the address's fragment, such as `#variant=minichess&color=black&seed=7`. */
export interface GameLink {
  readonly variant: Variant
  readonly start: Position | undefined
  readonly color: Color | undefined
  readonly opponent: string | undefined
  readonly seed: number | undefined
}

export type LinkFault = Fault<'link-variant' | 'link-fen' | 'link-color' | 'link-opponent' | 'link-seed'>

/** Undefined for an address that asks for nothing. */
export function parseLink(fragment: string): Result<GameLink | undefined, LinkFault> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const known = ['variant', 'fen', 'color', 'opponent', 'seed'].some((name) => fields.has(name))
  if (!known) return ok(undefined)

  const faults: LinkFault[] = []
  const variantId = fields.get('variant') ?? standard.id
  const variant = variantById(variantId)
  if (!variant) {
    const names = variants.map(({ id }) => id).join(', ')
    faults.push({ code: 'link-variant', message: `no variant is called "${variantId}"; there are ${names}` })
  }

  const fen = fields.get('fen')
  let start: Position | undefined
  if (fen !== null && variant) {
    const position = parsePosition(fen, variant)
    if (position.ok) start = position.value
    else faults.push({ code: 'link-fen', message: `the FEN is faulty: ${describeFaults(position.faults)}` })
  }

  const colorText = fields.get('color')
  const color = colors.find((each) => each === colorText)
  if (colorText !== null && !color) {
    faults.push({ code: 'link-color', message: `the colour is "${colorText}", but must be white or black` })
  }

  const opponent = fields.get('opponent') ?? undefined
  if (opponent !== undefined && !findPlayer(opponent)) {
    const names = roster.map(({ id }) => id).join(', ')
    faults.push({ code: 'link-opponent', message: `no mind is called "${opponent}"; there are ${names}` })
  }

  const seedText = fields.get('seed')
  const seed = seedText === null ? undefined : Number(seedText)
  if (seed !== undefined && !(Number.isSafeInteger(seed) && seed >= 0 && seedText !== '')) {
    faults.push({
      code: 'link-seed',
      message: `the seed is "${seedText}", but must be a whole number from 0 up`,
    })
  }

  if (faults.length > 0 || !variant) return err(...faults)
  return ok({ variant, start, color, opponent, seed })
}
