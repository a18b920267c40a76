/** Where it cannot be told what version was found, the sentence goes without. */
export const makeNewerSentence = (name: string, found: number | undefined, known: number): string =>
  `${name} was made by a newer Rookery (${found === undefined ? '' : `its schema is ${found}, `}this program knows up to ${known}): update Rookery, or use another store.`
