/** A mind's rating on the ladder of this house; undefined until it has played there. */
export const ratingOf = (_id: string): number | undefined => undefined
