/** The largest number below another; below minus infinity there is none. */
export function nextBelow(value: number): number {
  if (value === -Infinity) return value
  if (value === 0) return -Number.MIN_VALUE
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  // Neighbouring numbers of one sign have neighbouring bit patterns.
  view.setBigInt64(0, view.getBigInt64(0) - (value > 0 ? 1n : -1n))
  return view.getFloat64(0)
}
