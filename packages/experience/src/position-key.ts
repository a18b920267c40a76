import type { VariantId } from '@rookery/rules'

/**
 * The 64 bits by which a position is found in SQL tables. They are stored, so this function may never change; two positions
 * that meet in one key are told apart by their texts. Two lanes in the manner of MurmurHash3, because 64-bit integers are slow in
 * JavaScript.
 */
export function positionKey(variant: VariantId, board: string): bigint {
  const text = `${variant} ${board}`
  let low = 0x52_6f_6f_6b
  let high = 0x9e_37_79_b9
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    low = Math.imul(rotate(low ^ unit, 13), 0xcc_9e_2d_51)
    high = Math.imul(rotate(high ^ unit, 15), 0x1b_87_35_93)
  }
  const mixedLow = mix(low ^ high ^ text.length)
  const mixedHigh = mix(high + mixedLow)
  return BigInt.asIntN(64, (BigInt(mixedHigh >>> 0) << 32n) | BigInt(mixedLow >>> 0))
}

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by))

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35)
  return mixed ^ (mixed >>> 16)
}
