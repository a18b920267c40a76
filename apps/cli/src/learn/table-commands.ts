import { createReadStream } from 'node:fs'
import { type Experience, exportExperience, importExperience, makeStoreName } from '@rookery/experience'
import { Draft } from '@rookery/experience/node'
import { askMind, isParrotThought, loadParrot, makeTable, makeWheelTable } from '@rookery/players'
import { Line, makeFen, variants } from '@rookery/rules'
import { measureOpenings } from '@rookery/training'
import { say } from '@rookery/words/cli/learn'
import { say as sayMain } from '@rookery/words/cli/main'
import type { Command } from 'commander'
import { parseNumber, usage } from '../arena/parse-pairs.ts'
import { makeFixed } from '../console/numbers.ts'
import { demand, exitCodes, Failure, type Finish } from '../exit.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { parseStart } from '../play/answers.ts'
import { describeSystemError } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'
import { makePlain } from '../thoughts/describe-thought.ts'
import { storeOption, withKnownTable, withTable } from './open-table.ts'
import { describeTable } from './run-learning.ts'

interface StoreOptions {
  readonly store?: string
}

interface TableOptions extends StoreOptions {
  readonly variant: string
}

/** What the person wrote counts, before the name of the command (`learn --store X stats`) or behind it; `learn` has defaults too. */
function optionsOf<T>(command: Command): T {
  const written = Object.entries(command.opts()).filter(
    ([name]) => command.getOptionValueSource(name) !== 'default',
  )
  return { ...command.optsWithGlobals(), ...Object.fromEntries(written) } as T
}

/** What can be done with the table besides filling it. */
export function addTableCommands(learn: Command, terminal: Terminal, finish: Finish): void {
  const tell = (text: string) => write(terminal.output, `${text}\n`)

  learn
    .command('stats')
    .description(say('stats.description'))
    .option('--openings', say('stats.openings'))
    .addOption(storeOption())
    .action(async (_: unknown, command: Command) => {
      const { store, openings } = optionsOf<StoreOptions & { readonly openings?: boolean }>(command)
      await withKnownTable(store, async (table, url) => {
        const rows = [
          [
            say('head.variant'),
            say('head.games'),
            say('head.positions'),
            say('head.moves'),
            say('head.plies'),
          ],
        ]
        let known = 0
        for (const { id } of variants) {
          const { games, positions, moves, plies } = await table.count(id)
          rows.push([id, ...[games, positions, moves, plies].map(String)])
          known += games
        }
        const name = makeStoreName(url)
        const title = known > 0 ? name : say('nothingYet', { name })
        await tell([title, ...makeTable(rows), ...(await tellPrimer())].join('\n'))
        if (openings) for (const rows of await countOpenings(table)) await tell(makeTable(rows).join('\n'))
      })
      finish(exitCodes.fine)
    })

  learn
    .command('show')
    .description(say('show.description'))
    .argument('<fen>', sayMain('position'))
    .option('--exploration <rate>', say('show.exploration'), '0')
    .option('--primer', say('show.primer'))
    .addOption(variantOption())
    .addOption(storeOption())
    .action(async (fen: string, _: unknown, command: Command) => {
      const options = optionsOf<TableOptions & { readonly exploration: string; readonly primer?: boolean }>(
        command,
      )
      const exploration = parseNumber('--exploration', options.exploration, { min: 0, max: 2 })
      const line = Line.from(demand(parseStart(fen, variantOf(options)), exitCodes.faults))
      await withKnownTable(options.store, async (table) => {
        const { createParrot, openPrimer, withPrimer } = await loadParrot()
        const primer = options.primer ? await openPrimer() : undefined
        const known = primer ? withPrimer(table, primer) : table
        const parrot = createParrot({ exploration, fallback: 'fledgling' }, known)
        const thought = await askMind(parrot, 0, line, {}, () => {}, new AbortController().signal)
        if (!thought || !isParrotThought(thought)) throw new Error('Parrot had no thought of its own')
        const { board, seen, moves, wheel } = thought.details
        if (wheel === null) return tell(say('unknown', { fen: makeFen(line.position) }))
        await tell(
          [
            say('seen', { board, seen }),
            ...makeWheelTable(moves, wheel.total, exploration).map(makePlain),
          ].join('\n'),
        )
      })
      finish(exitCodes.fine)
    })

  learn
    .command('export')
    .description(say('export.description'))
    .argument('<file>', say('export.file'))
    .addOption(variantOption())
    .addOption(storeOption())
    .action(async (file: string, _: unknown, command: Command) => {
      const options = optionsOf<TableOptions>(command)
      const { id } = variantOf(options)
      await withKnownTable(options.store, async (table) => {
        const pieces = exportExperience(table, id)
        if (file === '-') for await (const piece of pieces) await write(terminal.output, piece)
        else {
          await writeWhole(file, pieces)
          await tell(`${file}: ${await describeTable(table, id)}`)
        }
      })
      finish(exitCodes.fine)
    })

  learn
    .command('import')
    .description(say('import.description'))
    .argument('<file>', say('import.file'))
    .addOption(storeOption())
    .action(async (file: string, _: unknown, command: Command) => {
      const { store } = optionsOf<StoreOptions>(command)
      await withTable(store, async (table) => {
        const read = demand(await importExperience(table, () => readFile(file)), exitCodes.faults)
        const told = { file, variant: read.variant, known: await describeTable(table, read.variant) }
        await tell(read.isNew ? say('import.done', told) : say('import.nothing', told))
      })
      finish(exitCodes.fine)
    })

  learn
    .command('forget')
    .description(say('forget.description'))
    .option('--yes', say('forget.yes'))
    .addOption(variantOption())
    .addOption(storeOption())
    .action(async (_: unknown, command: Command) => {
      const options = optionsOf<TableOptions & { readonly yes?: boolean }>(command)
      const { id } = variantOf(options)
      await withKnownTable(options.store, async (table) => {
        const known = await describeTable(table, id)
        if (!options.yes) throw usage(say('forget.sure', { known, variant: id }))
        await table.forget(id)
        await tell(say('forget.done', { known, variant: id }))
      })
      finish(exitCodes.fine)
    })
}

async function tellPrimer(): Promise<string[]> {
  const primer = await (await loadParrot()).openPrimer()
  const known = variants.flatMap(({ id }) => {
    const { positions, moves } = primer?.count(id) ?? { positions: 0, moves: 0 }
    return positions > 0 ? [say('primer.known', { positions, moves, variant: id })] : []
  })
  return known.length === 0 ? [] : [say('primer.notCounted', { known: known.join(', ') })]
}

async function countOpenings(table: Experience): Promise<string[][][]> {
  const sums = [
    [say('first.head'), say('head.positions'), say('first.one'), '2', say('first.three'), say('first.share')],
  ]
  const byPly = [[say('first.byPly'), '1', '2', '3', '4', '5', '6', '7', '8']]
  for (const { id } of variants) {
    const { positions, plies, one, two, three, isWhole } = await measureOpenings(table, id)
    if (positions === 0) continue
    const share = `${makeFixed((100 * three) / positions, 1)} %`
    sums.push([id, `${positions}${isWhole ? '' : '+'}`, ...[one, two, three].map(String), share])
    byPly.push([id, ...plies.map((ply) => `${ply.three}/${ply.positions}`)])
  }
  return [sums, byPly]
}

/** The old file stays until the new one is whole. */
async function writeWhole(file: string, pieces: AsyncIterable<string>): Promise<void> {
  let draft: Draft | undefined
  try {
    draft = new Draft(file)
    for await (const piece of pieces) draft.write(piece)
    draft.commit()
  } catch (error) {
    draft?.discard()
    if (!isSystemError(error)) throw error
    throw new Failure(`${sayMain('cannotWrite', { file })}: ${describeSystemError(error)}`, exitCodes.faults)
  }
}

async function* readFile(file: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(file, 'utf8')
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new Failure(`${sayMain('cannotRead', { file })}: ${describeSystemError(error)}`, exitCodes.usage)
  }
}

const isSystemError = (error: unknown): boolean => error instanceof Error && 'errno' in error
