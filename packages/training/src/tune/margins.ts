export interface Margin {
  readonly name: string
  readonly value: number
}

const CONSTANT = /^export const (\w+): i32 = (\d+)$/gm

/** The margins of the search, as assembly/search/margins.ts has them. */
export const readMargins = (source: string): Margin[] =>
  [...source.matchAll(CONSTANT)].map(([, name, value]) => ({ name: name!, value: Number(value) }))

/** The source with other margins; those that are not given stay. */
export const writeMargins = (source: string, margins: Readonly<Record<string, number>>): string =>
  source.replace(CONSTANT, (line, name: string) =>
    margins[name] === undefined ? line : `export const ${name}: i32 = ${Math.round(margins[name])}`,
  )
