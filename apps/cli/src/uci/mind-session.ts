import { type Answer, type Remark, SeatedPlayer } from '@rookery/arena'
import {
  makeBestMoveLine,
  makeDiagram,
  parseCommand,
  parseGo,
  parsePositionCommand,
  parseSetOption,
} from '@rookery/engine/protocol'
import type { MindSeat } from '@rookery/play'
import { type RosterEntry, requirePlayer } from '@rookery/players'
import { chess960, describeFaults, Line, standard, startPosition, type Variant } from '@rookery/rules'
import { CHESS_960, changeSetting, makeOptionLines } from './mind-options.ts'

/** A move that was asked for, until it is played. */
interface Thinking {
  readonly stop: AbortController
  /** Whether nobody may hear of the move before a stop. */
  readonly isHeld: boolean
}

/** Any mind of the roster as a UCI engine: lines go in by `receive`, and come out by `send`. */
export class MindSession {
  readonly #entry: RosterEntry
  readonly #send: (line: string) => void
  #seat: MindSeat
  #seed: number
  #variant: Variant = standard
  #line = Line.from(startPosition())
  /** Made when it is first asked, and anew for each game and each change of settings. */
  #player: SeatedPlayer | undefined
  #thinking: Thinking | undefined
  /** What was asked for happens in its order. */
  #queue: Promise<void> = Promise.resolve()
  #isOver = false

  constructor(seat: MindSeat, seed: number, send: (line: string) => void) {
    this.#entry = requirePlayer(seat.id)
    this.#seat = seat
    this.#seed = seed
    this.#send = send
  }

  /** Whether `quit` was said. */
  get isOver(): boolean {
    return this.#isOver
  }

  receive(text: string): void {
    const command = this.#isOver ? undefined : parseCommand(text)
    switch (command?.name) {
      case 'uci':
        this.#introduce()
        break
      case 'isready':
        if (this.#thinking) this.#send('readyok')
        else this.#enqueue(async () => this.#send('readyok'))
        break
      case 'setoption':
        this.#setOption(command.words)
        break
      case 'ucinewgame':
        this.#seed++
        this.#wakeAnew()
        break
      case 'position':
        this.#take(command.words)
        break
      case 'go':
        this.#go(command.words)
        break
      case 'stop':
      case 'ponderhit':
        this.#thinking?.stop.abort()
        break
      case 'd':
        for (const row of makeDiagram(this.#line.position)) this.#send(row)
        break
      case 'quit':
        this.#isOver = true
        this.#thinking?.stop.abort()
        break
    }
  }

  /** No more input comes: what was asked for is done, but for what nobody can stop any more. */
  async finish(): Promise<void> {
    if (this.#thinking?.isHeld) this.#thinking.stop.abort()
    await this.#queue
    await this.#player?.dispose()
  }

  #introduce(): void {
    this.#send(`id name ${this.#entry.name} 0.1.0`)
    this.#send('id author the Rookery authors')
    for (const line of makeOptionLines(this.#entry, this.#seat.settings)) this.#send(line)
    this.#send('uciok')
  }

  #setOption(words: readonly string[]): void {
    const { name, value } = parseSetOption(words)
    if (name.toLowerCase() === CHESS_960.toLowerCase()) {
      this.#variant = value === 'true' && this.#entry.variants.includes(chess960.id) ? chess960 : standard
      this.#line = Line.from(startPosition(this.#variant))
    } else {
      const settings = changeSetting(this.#entry, this.#seat.settings, name, value)
      if (!settings.ok) {
        this.#say(describeFaults(settings.faults))
        return
      }
      this.#seat = { ...this.#seat, settings: settings.value }
    }
    this.#wakeAnew()
  }

  #take(words: readonly string[]): void {
    const parsed = parsePositionCommand(words, this.#variant)
    if (parsed.ok) this.#line = parsed.value
    else this.#say(describeFaults(parsed.faults))
  }

  #go(words: readonly string[]): void {
    const line = this.#line
    const { limits, perft } = parseGo(words, line.position)
    if (perft !== undefined) {
      this.#say('perft is counted by rookery perft')
      return
    }
    const { ponder: isHeld = false, mate: _, ...rest } = limits
    const thinking = { stop: new AbortController(), isHeld }
    this.#thinking = thinking
    this.#enqueue(async () => {
      const answer = line.outcome() ? undefined : await this.#think(line, rest, thinking)
      if (answer?.kind === 'crash') this.#say(answer.message)
      if (answer?.kind === 'move' && answer.remark) this.#send(makeInfo(answer.remark))
      // A GUI waits for a move, whatever happens to the mind.
      const move = answer?.kind === 'move' ? answer.move : line.position.legalMoves()[0]
      if (this.#thinking === thinking) this.#thinking = undefined
      this.#send(makeBestMoveLine({ move, ponder: undefined }, line.position))
    })
  }

  async #think(
    line: Line,
    limits: Parameters<SeatedPlayer['think']>[1],
    { stop, isHeld }: Thinking,
  ): Promise<Answer> {
    const player = await this.#awake()
    const answer = await player.think(line, limits, stop.signal)
    const { signal } = stop
    if (isHeld && !signal.aborted)
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    return answer
  }

  async #awake(): Promise<SeatedPlayer> {
    if (this.#player?.isAlive) return this.#player
    this.#player = new SeatedPlayer(this.#seat.id, this.#seat.settings)
    await this.#player.newGame(this.#variant, this.#seed)
    return this.#player
  }

  #wakeAnew(): void {
    this.#enqueue(async () => {
      await this.#player?.dispose()
      this.#player = undefined
    })
  }

  #enqueue(act: () => Promise<void>): void {
    this.#queue = this.#queue.then(act).catch((error: Error) => this.#say(error.message))
  }

  #say(text: string): void {
    this.#send(`info string ${text.replace(/\s+/g, ' ')}`)
  }
}

/** What the mind expects, in UCI's words. */
function makeInfo({ depth, nodes, scoreCp, mateIn, line }: Remark): string {
  return [
    'info',
    ...(depth === undefined ? [] : [`depth ${depth}`]),
    ...(mateIn === undefined ? [] : [`score mate ${mateIn}`]),
    ...(scoreCp === undefined ? [] : [`score cp ${Math.round(scoreCp)}`]),
    ...(nodes === undefined ? [] : [`nodes ${nodes}`]),
    ...(line === undefined ? [] : [`pv ${line.join(' ')}`]),
  ].join(' ')
}
