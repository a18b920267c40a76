import { describeValue, err, type Fault, ok, type Result } from '@rookery/rules'
import { checkSum } from '../check-sum.ts'

/**
 * How every network's file begins: a head of 32 bytes (name, version, check sum, length of the description), the description as
 * JSON, and from the next multiple of 64 the numbers.
 */
export interface NetworkKind {
  /** Of 14 letters at most; the version follows it. */
  readonly magic: string
  /** Whose network it is. */
  readonly mind: string
  /** The newest; what is older than the oldest is not read. */
  readonly version: number
  readonly oldestVersion: number
}

export type NetworkHeadFault = Fault<
  'network-foreign' | 'network-version' | 'network-truncated' | 'network-shape' | 'network-altered'
>

export interface NetworkHead {
  readonly version: number
  /** Undefined where it cannot be read. */
  readonly description: unknown
  readonly view: DataView
  /** Where the numbers begin. */
  readonly start: number
}

const HEAD = 32
/** The sum is over all that follows it. */
const CHECK_AT = 16
const TEXT_LENGTH_AT = 20
/** The numbers begin at a multiple of it, so that they can be viewed in place. */
const ALIGNMENT = 64

const align = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT

/** A file with room for so many bytes of numbers, which `write` puts in. */
export function makeHeadedFile(
  { magic, version }: NetworkKind,
  description: unknown,
  size: number,
  write: (view: DataView, start: number) => void,
): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(description))
  const start = align(HEAD + text.length)
  const bytes = new Uint8Array(start + size)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(magic))
  view.setUint16(magic.length, version, true)
  view.setUint32(TEXT_LENGTH_AT, text.length, true)
  bytes.set(text, HEAD)
  write(view, start)
  view.setUint32(CHECK_AT, checkSum(bytes.subarray(CHECK_AT + 4)), true)
  return bytes
}

const fault = (code: NetworkHeadFault['code'], message: string): Result<never, NetworkHeadFault> =>
  err({ code, message })

export function parseNetworkHead(
  bytes: Uint8Array,
  { magic, mind, version: newest, oldestVersion }: NetworkKind,
): Result<NetworkHead, NetworkHeadFault> {
  if (!(bytes instanceof Uint8Array))
    return fault('network-foreign', `a network is read from a Uint8Array, not ${describeValue(bytes)}`)
  if (bytes.length < HEAD)
    return fault('network-truncated', `it has ${bytes.length} bytes, less than its head`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (new TextDecoder('latin1').decode(bytes.subarray(0, magic.length)) !== magic)
    return fault('network-foreign', `it is no network of ${mind}`)
  const version = view.getUint16(magic.length, true)
  if (version < oldestVersion || version > newest)
    return fault('network-version', `it is of version ${version}, and this ${mind} reads up to ${newest}`)
  const textLength = view.getUint32(TEXT_LENGTH_AT, true)
  const start = align(HEAD + textLength)
  if (start > bytes.length) return fault('network-truncated', 'it ends within its description')
  return ok({ version, description: parseText(bytes.subarray(HEAD, HEAD + textLength)), view, start })
}

function parseText(text: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}

/** Whether a file has the length that its shape asks for, and is as it was written. */
export function checkNetworkBody(bytes: Uint8Array, expected: number): Result<undefined, NetworkHeadFault> {
  if (bytes.length < expected)
    return fault('network-truncated', `it has ${bytes.length} bytes, and its shape asks for ${expected}`)
  if (bytes.length > expected)
    return fault('network-shape', `it has ${bytes.length} bytes, more than the ${expected} of its shape`)
  const { buffer, byteOffset, length } = bytes
  const told = new DataView(buffer, byteOffset, length).getUint32(CHECK_AT, true)
  if (checkSum(bytes.subarray(CHECK_AT + 4)) !== told)
    return fault('network-altered', 'its check sum is wrong: it has been altered')
  return ok(undefined)
}
