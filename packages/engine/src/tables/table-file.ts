import { err, type Fault, ok, type Result } from '@rookery/rules'
import { checkSum } from '../check-sum.ts'
import type { PackedTable } from './pack.ts'

export type TableFault = Fault<'table-foreign' | 'table-truncated' | 'table-altered'>

const MAGIC = 'RookeryEnding1'
/** After the name of the format: check sum, places, side to move, and how many letters and symbols follow. */
const HEAD = MAGIC.length + 4 + 4 + 3
/** No ending has a longer name, or more places. */
const MOST_LETTERS = 8
const MOST_PLACES = 32 * 64 ** 3

export function makeTableFile({ name, blackMoves, size, codes, packed }: PackedTable): Uint8Array {
  const bytes = new Uint8Array(HEAD + name.length + codes.length + packed.length)
  const view = new DataView(bytes.buffer)
  const text = new TextEncoder()
  bytes.set(text.encode(MAGIC))
  view.setUint32(MAGIC.length + 4, size, true)
  bytes.set([blackMoves ? 1 : 0, name.length, codes.length], MAGIC.length + 8)
  bytes.set(text.encode(name), HEAD)
  bytes.set(codes, HEAD + name.length)
  bytes.set(packed, HEAD + name.length + codes.length)
  view.setUint32(MAGIC.length, checkSum(bytes.subarray(MAGIC.length + 4)), true)
  return bytes
}

export function parseTableFile(bytes: Uint8Array<ArrayBuffer>): Result<PackedTable, TableFault> {
  const fault = (code: TableFault['code'], message: string) => err({ code, message })
  const readText = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to))
  if (readText(0, MAGIC.length) !== MAGIC) return fault('table-foreign', 'it is no table of an ending')
  if (bytes.length < HEAD) return fault('table-truncated', 'it is cut off')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (checkSum(bytes.subarray(MAGIC.length + 4)) !== view.getUint32(MAGIC.length, true))
    return fault('table-altered', 'its check sum is wrong: it has been altered or cut off')
  const size = view.getUint32(MAGIC.length + 4, true)
  const [blackMoves, letters, symbols] = bytes.subarray(MAGIC.length + 8, HEAD) as unknown as [
    number,
    number,
    number,
  ]
  if (size > MOST_PLACES || letters > MOST_LETTERS || HEAD + letters + symbols > bytes.length)
    return fault('table-foreign', 'it is no table that this version reads')
  return ok({
    name: readText(HEAD, HEAD + letters),
    blackMoves: blackMoves === 1,
    size,
    codes: bytes.slice(HEAD + letters, HEAD + letters + symbols),
    packed: bytes.slice(HEAD + letters + symbols),
  })
}
