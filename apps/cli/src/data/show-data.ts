import { type DataReader, makeSampleFen, type Sample, summarise } from '@rookery/training/data'
import { say } from '@rookery/words/cli/data'
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
      throw new Failure(say('show.noRecord', { at, last: reader.positions - 1 }), exitCodes.usage)
    await write(terminal.output, describeMaker(reader) + describePassedOver(reader))
    await write(terminal.output, makeSummaryReport(demand(await summarise(reader), exitCodes.faults)))
    if (count > 0) await write(terminal.output, `\n${say('show.head')}\n`)
    let number = at
    for (const sample of reader.samples(at, count))
      await write(terminal.output, makeRow(number++, demand(sample, exitCodes.faults), reader.isMinichess))
  } finally {
    reader.close()
  }
}

function describeMaker({ about }: DataReader): string {
  if (!about) return `${say('show.noMaker')}\n`
  const { settings, cores, counts } = about
  const { variant, nodes, seed, generation } = settings
  const names = cores.map(({ core, fromGame }) => say('show.core', { core, fromGame })).join(', ')
  const maker = say('show.maker', { variant, nodes, seed, generation, cores: names })
  return `${maker}\n${makeCountsReport(counts)}`
}

function describePassedOver({ about, passedOver: { games, isAboutLost } }: DataReader): string {
  const lost = isAboutLost && about ? say('show.lost') : ''
  const rest = games > 0 ? say('show.passedOver', { games }) : ''
  const notes = [lost, rest].filter((note) => note !== '')
  return notes.length > 0 ? `${notes.join('\n')}\n${say('show.repair')}\n` : ''
}

const resultWords = () => [say('show.loss'), say('show.draw'), say('show.win')]

function makeRow(number: number, sample: Sample, isMinichess: boolean): string {
  const { scoreCp, result } = sample
  const score = scoreCp > 0 ? `+${scoreCp}` : `${scoreCp}`
  const place = `${String(number).padStart(7)}  ${score.padStart(5)}  ${resultWords()[result]!.padEnd(6)}`
  return `${place}  ${makeSampleFen(sample, isMinichess)}\n`
}
