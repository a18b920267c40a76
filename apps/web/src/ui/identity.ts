const identities = new WeakMap<object, number>()
let count = 0

/** A number of its own for each object, as a key for what belongs to it alone. */
export function identityOf(object: object): number {
  const known = identities.get(object)
  if (known !== undefined) return known
  identities.set(object, ++count)
  return count
}
