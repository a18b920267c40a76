import { sayReason } from '@rookery/play/fault-words'
import { cutData, type MakeOptions, makeData } from '@rookery/training/data'
import { say as sayColony } from '@rookery/words/cli/colony'
import { say } from '@rookery/words/cli/data'
import { say as sayMain } from '@rookery/words/cli/main'
import { demand, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import type { ColonyOptions } from '../options/colony-option.ts'
import { joinColony } from '../options/join-colony.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'
import { MakeProgress } from './make-progress.ts'
import { makeCountsReport } from './report.ts'

type Wishes = Omit<MakeOptions, 'signal' | 'onProgress' | 'onRepair' | 'play'>

/** Makes data until it is enough or a signal ends it; what is done by then is kept. */
export async function runMake(wishes: Wishes, colony: ColonyOptions, terminal: Terminal): Promise<void> {
  const progress = new MakeProgress(terminal, wishes)
  const make = (options: Wishes & Pick<MakeOptions, 'play'>, hear?: MakeOptions['onProgress']) =>
    untilStopped((signal) =>
      makeData({
        ...options,
        signal,
        onProgress: (counts) => {
          hear?.(counts)
          progress.show(counts)
        },
        onRepair: (repair) => terminal.errors.write(`${sayReason(repair)}\n`),
      }),
    )
  const made = await (colony.colony === undefined
    ? make(wishes)
    : makeInColony(colony.colony, colony, wishes, make, terminal)
  ).catch((error: unknown) => {
    throw asFailure(error, say('make.cannotKeep', { folder: wishes.folder }))
  })
  progress.clear()
  const { paths, counts, isComplete } = demand(made, exitCodes.faults)
  await write(terminal.output, `${paths.records}\n${makeCountsReport(counts)}`)
  if (!isComplete) await write(terminal.output, `\n${sayMain('stopped')}\n`)
}

type Made = ReturnType<typeof makeData>
type Make = (
  options: Wishes & Pick<MakeOptions, 'play'>,
  hear: NonNullable<MakeOptions['onProgress']>,
) => Made

/** By the workers of a colony. What a liar among them has made is cut off, with all that follows, and made again. */
async function makeInColony(
  url: string,
  { colonyWays }: ColonyOptions,
  wishes: Wishes,
  make: Make,
  { errors }: Terminal,
): Promise<Awaited<Made>> {
  const { settings, network, starts, games, positions, folder } = wishes
  const { ColonyError, LiarError, playDataGames } = await import('@rookery/colony')
  const link = await joinColony(url)
  let total = games
  let cutFrom: number | undefined
  const play: MakeOptions['play'] = (asked) =>
    playDataGames(
      {
        link,
        settings,
        ...(network ? { network } : {}),
        ...colonyWays,
        ...(starts ? { starts } : {}),
        total: () => total,
        onNotice: (line) => void errors.write(`${sayReason(line)}\n`),
        onLiar: (_, firstGame) => {
          cutFrom = firstGame
        },
      },
      asked,
    )
  try {
    for (;;) {
      try {
        return await make({ ...wishes, play }, (counts) => {
          // How many games so many positions will take is learned from those that there are.
          if (positions !== undefined && counts.positions > 0)
            total = Math.min(games ?? Infinity, Math.ceil((counts.games * positions) / counts.positions))
        })
      } catch (error) {
        if (error instanceof ColonyError) throw new Failure(error.message, exitCodes.faults)
        if (!(error instanceof LiarError)) throw error
        const message = sayReason(error)
        if (cutFrom === undefined) errors.write(`${message}\n`)
        else {
          errors.write(`${sayColony('dataLiar', { message, game: cutFrom })}\n`)
          cutData(folder, settings, cutFrom)
        }
        cutFrom = undefined
      }
    }
  } finally {
    link.close()
  }
}
