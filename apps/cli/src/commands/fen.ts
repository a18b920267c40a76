import { sayFault } from '@rookery/play/fault-words'
import { type Fault, parsePosition, type Variant } from '@rookery/rules'
import { say } from '@rookery/words/cli/fen'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { type ExitCode, exitCodes, Failure, type Finish } from '../exit.ts'
import { findFenEnd } from '../input/fen-of-line.ts'
import { type Line, readLines } from '../input/read-lines.ts'
import { makeInputName, readText } from '../input/read-text.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery fen positions.epd',
      'rookery fen --fen "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"',
      'cat positions.txt | rookery fen --variant chess960',
    ],
    say('notes'),
  )

/** Room for a FEN and a generous list of EPD operations. */
const maxLineLength = 10_000

interface FenOptions {
  readonly variant: string
  readonly fen?: string
}

function checkLine({ text, isCut }: Line, variant: Variant): readonly Fault[] {
  if (isCut) return [{ code: 'line-too-long', message: say('lineTooLong', { max: maxLineLength }) }]
  if (text.trim() === 'startpos') return []
  const position = parsePosition(text.slice(0, findFenEnd(text)), variant)
  return position.ok ? [] : position.faults
}

async function checkLines(
  name: string,
  lines: AsyncIterable<Line>,
  variant: Variant,
  terminal: Terminal,
): Promise<ExitCode> {
  let positions = 0
  let faulty = 0
  for await (const line of lines) {
    const content = line.text.trim()
    if (content === '' || content.startsWith('#')) continue
    positions += 1
    const faults = checkLine(line, variant)
    if (faults.length > 0) faulty += 1
    for (const fault of faults) {
      const column = (fault.at ?? line.text.search(/\S/)) + 1
      await write(terminal.output, `${name}:${line.number}:${column}: ${sayFault(fault)} [${fault.code}]\n`)
    }
  }
  await write(terminal.output, `${say('sum', { positions, faulty })}\n`)
  return faulty > 0 ? exitCodes.faults : exitCodes.fine
}

async function* textOf(fen: string): AsyncGenerator<string> {
  yield fen
}

function openInput(file: string | undefined, fen: string | undefined, terminal: Terminal) {
  if (file !== undefined && fen !== undefined) throw new Failure(say('notBoth'), exitCodes.usage)
  if (fen === undefined) return { name: makeInputName(file ?? '-'), text: readText(file ?? '-', terminal) }
  return { name: '<fen>', text: textOf(fen) }
}

export function addFen(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('fen')
    .description(say('description'))
    .argument('[file]', say('file'))
    .addOption(variantOption())
    .option('--fen <fen>', say('fen'))
    .addHelpText('after', examples())
    .action(async (file: string | undefined, options: FenOptions) => {
      const { name, text } = openInput(file, options.fen, terminal)
      finish(await checkLines(name, readLines(text, maxLineLength), variantOf(options), terminal))
    })
}
