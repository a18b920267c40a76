import { createEngine } from '@rookery/engine'
import { createLocalPlayer, makeTable, type Player } from '@rookery/players'
import { HIGHEST_RATING, LOWEST_RATING } from '@rookery/players/mynah'
import { BAND, type Estimate, type LossBand, measureLosses } from '@rookery/training/human'
import { drawOver } from '../console/status-line.ts'
import { asFailure, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { type Terminal, write } from '../terminal.ts'
import { chooseGames, demandFile } from './run-test.ts'

export interface LossesCommand {
  readonly file: string
  readonly heldOut?: number
  readonly each: number
  readonly nodes: number
}

const HASH_MB = 8
const MOST_TROUBLES = 5

export async function runLosses(command: LossesCommand, terminal: Terminal): Promise<LossBand[]> {
  demandFile(command.file)
  const troubles: string[] = []
  const players = new Map<number, Player>()
  const judge = await createEngine({ hashMb: HASH_MB })
  try {
    const bands = await untilStopped((signal) =>
      measureLosses({
        games: chooseGames({ ...command, all: false }, ({ place, message }) =>
          troubles.push(`${place}: ${message}`),
        ),
        judge,
        signal,
        each: command.each,
        nodes: command.nodes,
        report: (positions) => drawOver(terminal.errors, `${positions} positions`),
        weigh: async (line, rating) => {
          const clipped = Math.max(LOWEST_RATING, Math.min(HIGHEST_RATING, rating))
          const player = players.get(clipped) ?? (await createLocalPlayer('mynah', { rating: clipped }, 1))
          players.set(clipped, player)
          return (await player.think(line)).thought.weighed
        },
      }),
    )
    drawOver(terminal.errors, '')
    for (const trouble of troubles.slice(0, MOST_TROUBLES)) await write(terminal.errors, `${trouble}\n`)
    if (bands.length === 0)
      throw new Failure(`${command.file} holds no games that could be judged`, exitCodes.faults)
    return bands
  } catch (error) {
    throw asFailure(error, `cannot read ${command.file}`, exitCodes.usage)
  } finally {
    await judge.dispose()
    for (const player of players.values()) await player.dispose()
  }
}

const inCp = ({ mean, error }: Estimate): string => `${mean.toFixed(1)} ±${error.toFixed(1)}`
const inPercent = ({ mean, error }: Estimate): string =>
  `${(100 * mean).toFixed(1)} ±${(100 * error).toFixed(1)} %`
const asRatio = ({ mean, error }: Estimate): string => `×${mean.toFixed(2)} ±${error.toFixed(2)}`

/** A line for each band; errors are standard errors, told by games. */
export const makeLossReport = (bands: readonly LossBand[]): string =>
  makeTable([
    ['Rated', 'Moves', "People's loss", "Mynah's", 'Ratio', "People's blunders", "Mynah's", 'Ratio'],
    ...bands.map(({ band, positions, people, mynah, ratio }) => [
      `${band}-${band + BAND - 1}`,
      String(positions),
      inCp(people.lossCp),
      inCp(mynah.lossCp),
      asRatio(ratio.lossCp),
      inPercent(people.blunders),
      inPercent(mynah.blunders),
      asRatio(ratio.blunders),
    ]),
  ]).join('\n')
