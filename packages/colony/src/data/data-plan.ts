import { err, type Fault, ok, type Result } from '@rookery/rules'
import {
  type DataSettings,
  dataVariants,
  endings,
  type FinishedGame,
  parseRecord,
  RECORD_SIZE,
} from '@rookery/training/data'
import * as v from 'valibot'

/** What a worker must know to make games of Raven against itself. */
export interface DataPlan {
  readonly settings: DataSettings
  /** The hash of the network's file; without it the hand-written evaluation plays. */
  readonly network?: string
  /** The file itself, when it was fetched. */
  readonly networkFile?: Uint8Array
  /** The hash of the text of positions that the games begin from, where the settings name them. */
  readonly starts?: string
  /** The text itself, when it was fetched. */
  readonly startsFile?: Uint8Array
}

/** More than the longest game has. */
const MOST_PLIES = 20_000

const MOVE_SIZE = Uint32Array.BYTES_PER_ELEMENT

const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(from), v.maxValue(to))

const contentHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const dataPlan = v.object({
  settings: v.object({
    variant: v.picklist(dataVariants.map(({ id }) => id)),
    seed: whole(0, 0xffffffff),
    nodes: whole(1, 10_000_000),
    generation: whole(0, 255),
    starts: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]+$/))),
  }),
  network: v.optional(contentHash),
  networkFile: v.optional(v.instance(Uint8Array)),
  starts: v.optional(contentHash),
  startsFile: v.optional(v.instance(Uint8Array)),
})

export function parseDataPlan(value: unknown): Result<DataPlan, Fault<'bad-plan'>> {
  const parsed = v.safeParse(dataPlan, value)
  return parsed.success
    ? ok(parsed.output as DataPlan)
    : err({ code: 'bad-plan', message: 'it is no plan of data' })
}

export const parseGameNumbers = (units: readonly unknown[]): Result<number[], Fault<'bad-job'>> => {
  const parsed = v.safeParse(v.array(whole(0, Number.MAX_SAFE_INTEGER)), units)
  return parsed.success
    ? ok(parsed.output)
    : err({ code: 'bad-job', message: 'the games of the job cannot be read' })
}

const bytes = (most: number) => v.pipe(v.string(), v.base64(), v.maxLength(2 * most))

/** Numbers as bytes: of a list of a hundred, each would be checked by itself. */
const sentGame = v.object({
  moves: bytes(MOST_PLIES * MOVE_SIZE),
  ending: v.picklist(endings),
  result: whole(0, 2),
  records: bytes(MOST_PLIES * RECORD_SIZE),
})

/** A game as a message has it. */
export const makeSentGame = ({
  moves,
  ending,
  result,
  records,
}: FinishedGame): v.InferOutput<typeof sentGame> => ({
  moves: writeBytes(Uint32Array.from(moves)),
  ending,
  result,
  records: writeBytes(records),
})

const writeBytes = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** Apart from the memory that Node shares between small buffers, which a game that is kept would hold. */
const readBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

/** What a worker says a game gave, if every record of it is one of these settings. */
export function parseSentGame(
  value: unknown,
  number: number,
  { variant, generation }: DataSettings,
): Result<FinishedGame, Fault<'bad-game'>> {
  const refuse = (message: string) =>
    err({ code: 'bad-game' as const, message: `game ${number}: ${message}` })
  const parsed = v.safeParse(sentGame, value, { abortEarly: true })
  if (!parsed.success) return refuse(`its ${v.getDotPath(parsed.issues[0]) ?? 'form'} cannot be read`)
  const [codes, records] = [readBytes(parsed.output.moves), readBytes(parsed.output.records)]
  if (codes.length % MOVE_SIZE !== 0) return refuse('its moves are not whole')
  const moves = new Uint32Array(codes.buffer)
  if (records.length % RECORD_SIZE !== 0) return refuse('its records are not whole')
  if (records.length / RECORD_SIZE > moves.length) return refuse('it has more records than moves')
  for (let at = 0; at < records.length; at += RECORD_SIZE) {
    const record = parseRecord(records, at, variant === 'minichess')
    if (!record.ok) return refuse(`record ${at / RECORD_SIZE + 1}: ${record.faults[0]!.message}`)
    if (record.value.generation !== generation)
      return refuse(`record ${at / RECORD_SIZE + 1}: it is of another generation`)
  }
  return ok({ ...parsed.output, moves, records })
}
