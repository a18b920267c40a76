import { createEngine } from '@rookery/engine'
import { createLocalPlayer, makeTable, type Player } from '@rookery/players'
import { HIGHEST_RATING, LOWEST_RATING } from '@rookery/players/mynah'
import { BAND, type Estimate, type LossBand, measureLosses } from '@rookery/training/human'
import { say } from '@rookery/words/cli/human'
import { say as sayMain } from '@rookery/words/cli/main'
import { makeFixed } from '../console/numbers.ts'
import { drawOver } from '../console/status-line.ts'
import { exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { asFailure } from '../system-error.ts'
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
        report: (positions) => drawOver(terminal.errors, say('positions', { positions })),
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
    if (bands.length === 0) throw new Failure(say('losses.noGames', { file: command.file }), exitCodes.faults)
    return bands
  } catch (error) {
    throw asFailure(error, sayMain('cannotRead', { file: command.file }), exitCodes.usage)
  } finally {
    await judge.dispose()
    for (const player of players.values()) await player.dispose()
  }
}

const inCp = ({ mean, error }: Estimate): string => `${makeFixed(mean, 1)} ±${makeFixed(error, 1)}`
const inPercent = ({ mean, error }: Estimate): string =>
  `${makeFixed(100 * mean, 1)} ±${makeFixed(100 * error, 1)} %`
const asRatio = ({ mean, error }: Estimate): string => `×${makeFixed(mean, 2)} ±${makeFixed(error, 2)}`

/** A line for each band; errors are standard errors, told by games. */
export const makeLossReport = (bands: readonly LossBand[]): string =>
  makeTable([
    [
      ...[say('losses.rated'), say('losses.moves')],
      ...[say('losses.people'), say('losses.mynah'), say('losses.ratio')],
      ...[say('losses.blunders'), say('losses.mynah'), say('losses.ratio')],
    ],
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
