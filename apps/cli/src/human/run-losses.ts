import { createEngine } from '@rookery/engine'
import { createLocalPlayer, makeTable, type Player } from '@rookery/players'
import { HIGHEST_RATING, LOWEST_RATING } from '@rookery/players/mynah'
import { BAND, type Estimate, type GameTrouble, type LossBand, measureLosses } from '@rookery/training/human'
import { say } from '@rookery/words/cli/human'
import { say as sayMain } from '@rookery/words/cli/main'
import { drawOver } from '../console/status-line.ts'
import { exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'
import { makeEstimate, makePercent } from './make-estimate.ts'
import { chooseGames, demandFile } from './run-test.ts'

export interface LossesCommand {
  readonly file: string
  readonly heldOut?: number
  readonly each: number
  readonly nodes: number
}

const HASH_MB = 8
const MOST_TROUBLES = 5

export interface LossesTold {
  readonly file: string
  /** Only what stands before the damage is judged. */
  readonly isDamaged: boolean
  readonly bands: readonly LossBand[]
}

export async function runLosses(command: LossesCommand, terminal: Terminal): Promise<LossesTold> {
  const { file } = command
  demandFile(file)
  const troubles: GameTrouble[] = []
  const players = new Map<number, Player>()
  const judge = await createEngine({ hashMb: HASH_MB })
  try {
    const bands = await untilStopped((signal) =>
      measureLosses({
        games: chooseGames({ ...command, all: false }, (trouble) => troubles.push(trouble)),
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
    for (const { place, message } of troubles.slice(0, MOST_TROUBLES))
      await write(terminal.errors, `${place}: ${message}\n`)
    if (bands.length === 0) throw new Failure(say('losses.noGames', { file }), exitCodes.faults)
    return { file, isDamaged: troubles.some(({ isEnd }) => isEnd), bands }
  } catch (error) {
    throw asFailure(error, sayMain('cannotRead', { file }), exitCodes.usage)
  } finally {
    await judge.dispose()
    for (const player of players.values()) await player.dispose()
  }
}

const asRatio = (ratio: Estimate): string => (ratio.mean === null ? '-' : `×${makeEstimate(ratio, 2)}`)

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
      makeEstimate(people.lossCp, 1),
      makeEstimate(mynah.lossCp, 1),
      asRatio(ratio.lossCp),
      makePercent(people.blunders),
      makePercent(mynah.blunders),
      asRatio(ratio.blunders),
    ]),
  ]).join('\n')
