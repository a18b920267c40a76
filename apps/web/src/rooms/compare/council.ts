import { sayReason } from '@rookery/play/fault-words'
import { createPlayer, type Player, type RosterEntry } from '@rookery/players'
import type { Line } from '@rookery/rules'
import { makeOpinion, type Opinion } from './opinion.ts'

/** Compare shows the same answers again and again. */
const seed = 1

/** Whoever has thought for so long says what it has: a slow device must not make one mind hold up the others. */
const patienceMs = 6000

/** The minds around one table: each is woken when it is first asked, and stays awake for the next position. */
export class Council {
  readonly #players = new Map<string, Promise<Player>>()

  /** Asks the minds in turn, at most so many at once, until all have answered or the signal stops them. */
  async ask(
    entries: readonly RosterEntry[],
    line: Line,
    atOnce: number,
    report: (id: string, opinion: Opinion) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const waiting = [...entries]
    const work = async () => {
      for (let entry = waiting.shift(); entry && !signal.aborted; entry = waiting.shift()) {
        report(entry.id, { kind: 'thinking' })
        const opinion = await this.#askOne(entry, line, signal)
        if (signal.aborted) return
        report(entry.id, opinion)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  async dispose(): Promise<void> {
    const players = await Promise.allSettled(this.#players.values())
    this.#players.clear()
    await Promise.all(
      players.map((woken) => (woken.status === 'fulfilled' ? woken.value.dispose() : undefined)),
    )
  }

  async #askOne(entry: RosterEntry, line: Line, signal: AbortSignal): Promise<Opinion> {
    try {
      const player = await this.#wake(entry)
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
      const { thought } = await player.think(line, {}, () => {}, patience)
      return await makeOpinion(entry, thought, line)
    } catch (error) {
      return { kind: 'failed', message: sayReason(error) }
    }
  }

  #wake({ id }: RosterEntry): Promise<Player> {
    const awake = this.#players.get(id)
    if (awake) return awake
    const waking = createPlayer(id, {}, seed)
    this.#players.set(id, waking)
    waking.catch(() => this.#players.delete(id))
    return waking
  }
}
