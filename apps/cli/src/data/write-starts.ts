import { type DrawWishes, drawStarts } from '@rookery/training/data'
import { type GameTrouble, readRatedGames } from '@rookery/training/human'
import { say } from '@rookery/words/cli/data'
import { say as sayMain } from '@rookery/words/cli/main'
import { exitCodes, Failure } from '../exit.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'

const MOST_TROUBLES = 5
const LINES_AT_ONCE = 1000

/** Prints positions of people's games, a line each, for games of Raven to begin from. */
export async function writeStarts(file: string, wishes: DrawWishes, terminal: Terminal): Promise<void> {
  const troubles: GameTrouble[] = []
  let lines: string[] = []
  let isNone = true
  const flush = async () => {
    await write(terminal.output, lines.map((fen) => `${fen}\n`).join(''))
    lines = []
  }
  try {
    for await (const fen of drawStarts(
      readRatedGames(file, (trouble) => troubles.push(trouble)),
      wishes,
    )) {
      isNone = false
      if (lines.push(fen) === LINES_AT_ONCE) await flush()
    }
  } catch (error) {
    throw asFailure(error, sayMain('cannotRead', { file }), exitCodes.usage)
  }
  await flush()
  for (const { place, message } of troubles.slice(0, MOST_TROUBLES))
    await write(terminal.errors, `${place}: ${message}\n`)
  if (isNone) throw new Failure(say('starts.none', { file }), exitCodes.faults)
}
