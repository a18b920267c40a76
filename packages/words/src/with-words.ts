/**
 * The same with texts beside it that are said whenever they are read, so that they follow the language: for what is made once and shown
 * later. Spread it into something else, and its texts stay as they were at that moment.
 */
export function withWords<const Thing extends object, Words extends Readonly<Record<string, () => string>>>(
  thing: Thing,
  words: Words,
): NoInfer<Thing> & { readonly [Name in keyof Words]: string } {
  const texts = Object.entries(words).map(([name, get]) => [name, { get, enumerable: true }])
  return Object.defineProperties({ ...thing }, Object.fromEntries(texts)) as ReturnType<
    typeof withWords<Thing, Words>
  >
}
