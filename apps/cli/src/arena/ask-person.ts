import { createInterface, type Interface } from 'node:readline'
import type { AskPerson } from '@rookery/arena'
import { sayFaults } from '@rookery/play/fault-words'
import { makeFen, makeSan, parseMove } from '@rookery/rules'
import { say } from '@rookery/words/cli/arena'
import type { Terminal } from '../terminal.ts'

export interface PersonPrompt {
  readonly ask: AskPerson
  /** Lets go of the input. */
  close(): void
}

/** Asks for moves at the terminal, in SAN or UCI. The end of the input resigns. */
export function createPersonPrompt({ input, output }: Terminal): PersonPrompt {
  let reader: Interface | undefined
  let lines: AsyncIterator<string> | undefined
  const nextLine = async (signal: AbortSignal): Promise<string> => {
    reader ??= createInterface({ input, terminal: false })
    lines ??= reader[Symbol.asyncIterator]()
    const aborted = new Promise<undefined>((resolve) =>
      signal.addEventListener('abort', () => resolve(undefined), { once: true }),
    )
    const step = await Promise.race([lines.next(), aborted])
    return step === undefined || step.done ? 'resign' : step.value.trim()
  }
  return {
    async ask({ position, positions, moves }, { clocks }, signal) {
      const last = moves.at(-1)
      const told = [
        ...(last === undefined ? [] : [say('person.played', { san: makeSan(positions.at(-2)!, last) })]),
        say('person.toMove', { color: position.turn }),
        ...(clocks
          ? [say('person.left', { seconds: Math.round(clocks[position.turn].remainingMs / 1000) })]
          : []),
        say('person.ask'),
      ]
      output.write(`\n${makeFen(position)}\n${told.join(' ')}`)
      for (;;) {
        const line = await nextLine(signal)
        if (line === 'resign') return line
        const move = parseMove(position, line)
        if (move.ok) return move.value
        output.write(`${sayFaults(move.faults)}. ${say('person.ask')}`)
      }
    },
    close() {
      reader?.close()
    },
  }
}
