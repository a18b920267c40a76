import { type DataReader, makeSampleFen, type Sample, summarise } from '@rookery/training/data'
import { demand, exitCodes, Failure } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { openReader } from './open-reader.ts'
import { makeCountsReport, makeSummaryReport } from './report.ts'

export interface ShowOptions {
  readonly at: number
  readonly count: number
}

/** Prints what a file of records holds, and some of its positions. */
export async function showData(file: string, { at, count }: ShowOptions, terminal: Terminal): Promise<void> {
  const reader = openReader(file)
  try {
    if (at >= reader.positions && count > 0 && reader.positions > 0)
      throw new Failure(`there is no record ${at}: the last is ${reader.positions - 1}`, exitCodes.usage)
    await write(terminal.output, describeMaker(reader) + describePassedOver(reader))
    await write(terminal.output, makeSummaryReport(demand(await summarise(reader), exitCodes.faults)))
    if (count > 0) await write(terminal.output, '\n record  score  result  position\n')
    let number = at
    for (const sample of reader.samples(at, count))
      await write(terminal.output, makeRow(number++, demand(sample, exitCodes.faults), reader.isMinichess))
  } finally {
    reader.close()
  }
}

function describeMaker({ about }: DataReader): string {
  if (!about) return 'nothing beside the file says what made it; it is taken for standard chess\n'
  const { settings, cores, counts } = about
  const { variant, nodes, seed, generation } = settings
  const names = cores.map(({ core, fromGame }) => `${core} from game ${fromGame}`).join(', ')
  return `${variant}, ${nodes} nodes a move, seed ${seed}, generation ${generation}; core ${names}\n${makeCountsReport(counts)}`
}

function describePassedOver({ about, passedOver: { games, isAboutLost } }: DataReader): string {
  const lost =
    isAboutLost && about ? 'the JSON beside the file is lost; its counts are made anew from the games' : ''
  const rest = games > 0 ? `passed over: ${games} games at the end of the index, which are not whole` : ''
  const notes = [lost, rest].filter((note) => note !== '')
  return notes.length > 0 ? `${notes.join('\n')}\n'rookery data make' repairs it when it goes on\n` : ''
}

const resultWords = ['loss', 'draw', 'win']

function makeRow(number: number, sample: Sample, isMinichess: boolean): string {
  const { scoreCp, result } = sample
  const score = scoreCp > 0 ? `+${scoreCp}` : `${scoreCp}`
  const place = `${String(number).padStart(7)}  ${score.padStart(5)}  ${resultWords[result]!.padEnd(6)}`
  return `${place}  ${makeSampleFen(sample, isMinichess)}\n`
}
