const epdOperations = /^(?:;|[A-Za-z]\w*(?:\s[^;]*)?;)/

/**
 * Where the FEN in a line of a FEN or EPD file ends. Operations (`bm Qd1;`, `;D1 20`) may stand after the fourth
 * field or after the counters; anything else belongs to the FEN, which then names it as a fault.
 */
export function findFenEnd(line: string): number {
  const fields = [...line.matchAll(/\S+/g)]
  const isOperations = (index: number) => {
    const at = fields[index]?.index
    return at !== undefined && epdOperations.test(line.slice(at))
  }
  const marked = fields.findIndex((field) => field[0].startsWith(';'))
  const first = [4, 5, 6].find(isOperations) ?? marked
  return fields[first]?.index ?? line.length
}
