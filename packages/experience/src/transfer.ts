import { err, type Fault, ok, type Result, type VariantId } from '@rookery/rules'
import { type Experience, type ExperienceCounts, ExperienceError, type KnownPosition } from './experience.ts'
import { makeLine, parseLine, splitLines, type TransferLine } from './transfer-lines.ts'

export type TransferFault = Fault<
  'transfer-format' | 'transfer-newer' | 'transfer-overlap' | 'transfer-unfinished'
>

export interface ImportReport {
  readonly variant: VariantId
  /** What the export holds. */
  readonly counts: ExperienceCounts
  /** False where everything was known before. */
  readonly isNew: boolean
}

const IDS_PER_LINE = 200
const POSITIONS_PER_PORTION = 1000

/** A variant's whole table as text, in pieces: JSON lines, which docs/experience.md describes. */
export async function* exportExperience(
  experience: Experience,
  variant: VariantId,
): AsyncGenerator<string, void, undefined> {
  if ((await experience.transfers(variant)).some((transfer) => !transfer.isComplete))
    throw new ExperienceError('store-changed', UNFINISHED)
  const counts = await experience.count(variant)
  yield makeLine({ kind: 'header', variant, id: crypto.randomUUID(), counts })
  let ids: string[] = []
  for await (const id of experience.gameIds(variant)) {
    ids.push(id)
    if (ids.length === IDS_PER_LINE) {
      yield makeLine({ kind: 'games', ids })
      ids = []
    }
  }
  if (ids.length > 0) yield makeLine({ kind: 'games', ids })
  for await (const position of experience.positions(variant))
    yield makeLine({ kind: 'position', ...position })
  const { games, plies } = await experience.count(variant)
  if (games !== counts.games || plies !== counts.plies)
    throw new ExperienceError(
      'store-changed',
      'The table was being taught while it was exported, so the export is not whole: export again when no one learns.',
    )
  yield makeLine({ kind: 'end' })
}

const UNFINISHED =
  'An import into this table was broken off: import that file again, which goes on where it stopped, or forget the variant.'

/**
 * Adds an export to a table. The text is read twice: nothing is taken before all of it is known to be sound. An import that is broken off
 * goes on where it stopped when it is run again.
 */
export async function importExperience(
  experience: Experience,
  openText: () => AsyncIterable<string>,
): Promise<Result<ImportReport, TransferFault>> {
  const checked = await checkExport(openText())
  if (!checked.ok) return checked
  const { header, ids } = checked.value
  const { variant, id: transfer, counts } = header
  const transfers = await experience.transfers(variant)
  if (transfers.some(({ id, isComplete }) => !isComplete && id !== transfer))
    return err({ code: 'transfer-unfinished', message: UNFINISHED })

  const isEmpty = counts.positions === 0
  const common = { variant, transfer }
  const begun = await experience.absorb({ ...common, number: 0, isLast: isEmpty, games: ids, positions: [] })
  if (begun === 'overlap') {
    const known = await countKnown(experience, variant, ids)
    if (known === ids.length) return ok({ variant, counts, isNew: false })
    return err({
      code: 'transfer-overlap',
      message:
        `${known} of the ${ids.length} games of the export are known here already, and its sums cannot be taken apart: ` +
        'import it into another store, or forget the variant first.',
    })
  }
  let isNew = begun === 'new'
  for await (const { number, isLast, positions } of readPortions(openText(), counts.positions)) {
    const absorbed = await experience.absorb({ ...common, number, isLast, games: [], positions })
    isNew ||= absorbed === 'new'
  }
  return ok({ variant, counts, isNew })
}

interface Checked {
  readonly header: TransferLine & { readonly kind: 'header' }
  readonly ids: readonly string[]
}

async function checkExport(text: AsyncIterable<string>): Promise<Result<Checked, TransferFault>> {
  const fault = (message: string) => err<TransferFault>({ code: 'transfer-format', message })
  let header: Checked['header'] | undefined
  const ids: string[] = []
  let [positions, moves, plies, number] = [0, 0, 0, 0]
  let isEnded = false
  for await (const lineText of splitLines(text)) {
    number++
    if (isEnded) return fault(`Line ${number} of the export comes after its end.`)
    const line = parseLine(lineText, number)
    if (!line.ok) return line
    switch (line.value.kind) {
      case 'header':
        header = line.value
        break
      case 'games':
        ids.push(...line.value.ids)
        break
      case 'position':
        positions++
        moves += line.value.rows.length
        for (const { counter } of line.value.rows) plies += counter
        break
      case 'end':
        isEnded = true
    }
  }
  if (!header) return fault('The export is empty.')
  if (!isEnded) return fault(`The export breaks off after line ${number}: fetch or make it again.`)
  const { counts } = header
  const isWhole =
    counts.games === ids.length &&
    new Set(ids).size === ids.length &&
    counts.positions === positions &&
    counts.moves === moves &&
    counts.plies === plies
  if (!isWhole)
    return fault('The export does not hold what its first line says: lines are missing or were changed.')
  return ok({ header, ids })
}

async function countKnown(
  experience: Experience,
  variant: VariantId,
  ids: readonly string[],
): Promise<number> {
  let known = 0
  for (let from = 0; from < ids.length; from += 1000)
    known += (await experience.knownGames(variant, ids.slice(from, from + 1000))).length
  return known
}

/** The positions of an export that was checked, cut at the same places every time; portion 0 is that of the games. */
async function* readPortions(text: AsyncIterable<string>, total: number) {
  let positions: KnownPosition[] = []
  let [number, read, portion] = [0, 0, 1]
  for await (const lineText of splitLines(text)) {
    const line = parseLine(lineText, ++number)
    if (!line.ok || line.value.kind !== 'position') continue
    positions.push(line.value)
    read++
    if (positions.length < POSITIONS_PER_PORTION && read < total) continue
    yield { number: portion++, isLast: read === total, positions }
    positions = []
  }
}

/** The text of a file that a person chose in a page. */
export async function* readBlob(blob: Blob): AsyncGenerator<string, void, undefined> {
  const reader = blob.stream().getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    yield decoder.decode(value, { stream: true })
  }
  yield decoder.decode()
}
