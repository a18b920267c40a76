/** The one place where chance enters the page; everything after it follows from the seed. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!
