import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const ENTRY = 'standard-chess'

/** What a page that plays standard chess imports: positions, moves, FEN and SAN. */
const SOURCE = `export { startPosition, parsePosition, makeFen, makeSan, parseSan, moveFrom, moveTo } from '@rookery/rules'`

export async function standardChessBytes(): Promise<number> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: import.meta.dirname,
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? SOURCE : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  return gzipSync(output[0].code).length
}
