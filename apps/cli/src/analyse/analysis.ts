import { annotate, type Review, type ReviewLimits, reviewGame } from '@rookery/analysis'
import { isPlayedBy } from '@rookery/practice'
import { colors, type Game, makePgn, type PgnResult, streamPgn } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import { say } from '@rookery/words/cli/analyse'
import { say as sayMain } from '@rookery/words/cli/main'
import { type ExitCode, exitCodes, Failure } from '../exit.ts'
import { makePgnFaults } from '../input/pgn-faults.ts'
import { makeInputName, readText } from '../input/read-text.ts'
import { type Terminal, write } from '../terminal.ts'
import { AnnotatedFile } from './annotated-file.ts'
import { readSignature, sign, signatureOf } from './annotator.ts'
import { DrillsFile } from './drills-file.ts'
import { Engines, ravenPlays } from './engines.ts'
import { inOrder } from './in-order.ts'
import { ProgressBar } from './progress-bar.ts'
import { makeJson, makeReport } from './review-report.ts'

export interface AnalysisWish {
  readonly file: string
  readonly limits: ReviewLimits
  readonly threads: number
  readonly out: string | undefined
  readonly isResumed: boolean
  readonly json: boolean
  /** The practice file to which mistakes are added, and whose mistakes. */
  readonly drills: string | undefined
  readonly player: string | undefined
}

/** Games that wait for their turn, so that a long one does not hold up the others. */
const GAMES_PER_THREAD = 4

interface Read {
  readonly result: PgnResult
  readonly game: Game
  /** It stands in the output already. */
  readonly isThere: boolean
}

/** Nothing was reviewed where Raven does not play the variant, or the review was stopped before its first move. */
interface Reviewed extends Read {
  readonly review?: Review
}

/** The review of a file's games. */
export class Analysis {
  readonly #wish: AnalysisWish
  readonly #terminal: Terminal
  readonly #signal: AbortSignal
  readonly #engines: Engines
  readonly #bar: ProgressBar
  readonly #annotated: AnnotatedFile | undefined
  readonly #drills: DrillsFile | undefined
  readonly #signature: string
  #games = 0
  #kept = 0
  /** Of those, how many were reviewed with other settings. */
  #keptOthers = 0
  /** Whose drills are asked for has a game in the file. */
  #isPlayerFound = false

  constructor(wish: AnalysisWish, terminal: Terminal, signal: AbortSignal) {
    this.#wish = wish
    this.#terminal = terminal
    this.#signal = signal
    this.#signature = signatureOf(wish.limits)
    this.#engines = new Engines(wish.threads)
    this.#bar = new ProgressBar(terminal)
    if (wish.drills !== undefined) this.#drills = new DrillsFile(wish.drills, wish.player)
    if (wish.out !== undefined)
      this.#annotated = new AnnotatedFile(wish.out, wish.file, wish.isResumed, terminal)
  }

  async run(): Promise<ExitCode> {
    const { errors } = this.#terminal
    let isFine = true
    let isStopped = false
    try {
      const atOnce = this.#wish.threads === 1 ? 1 : this.#wish.threads * GAMES_PER_THREAD
      for await (const reviewed of inOrder(this.#read(), atOnce, (read) => this.#review(read))) {
        this.#bar.clear()
        // Games behind one that was cut short would stand in the wrong place.
        if (isStopped) continue
        isStopped = !reviewed.isThere && reviewed.review?.isComplete !== true && this.#signal.aborted
        if (!(await this.#tell(reviewed))) isFine = false
      }
    } catch (error) {
      // Closing the input is how a stop ends the wait for it.
      if (!this.#signal.aborted || !(error instanceof Failure)) throw error
    } finally {
      await this.#engines.dispose()
      this.#drills?.write()
    }
    if (this.#drills)
      await write(errors, `${say('drilled', { count: this.#drills.added, file: this.#drills.path })}\n`)
    if (this.#kept > 0)
      await write(errors, `${say('kept', { games: this.#kept, others: this.#keptOthers })}\n`)
    if (!this.#signal.aborted) {
      if (await this.#missesPlayer()) isFine = false
      return isFine ? exitCodes.fine : exitCodes.faults
    }
    await write(errors, `${say('stopped', { games: this.#games })}\n`)
    return exitCodes.faults
  }

  /** A name that was mistyped would else look like a player without mistakes. */
  async #missesPlayer(): Promise<boolean> {
    const { player: name, file } = this.#wish
    if (name === undefined || this.#isPlayerFound) return false
    await write(this.#terminal.errors, `${say('nobody', { name, file: makeInputName(file) })}\n`)
    return true
  }

  async *#read(): AsyncGenerator<Read> {
    let isEmpty = true
    for await (const result of streamPgn(readText(this.#wish.file, this.#terminal))) {
      if (this.#signal.aborted) return
      isEmpty = false
      const game = result.ok ? result.value : result.partial
      const { player } = this.#wish
      if (player !== undefined && colors.some((color) => isPlayedBy(game, color, player)))
        this.#isPlayerFound = true
      yield { result, game, isThere: await this.#isThere(game) }
    }
    await this.#annotated?.end()
    if (isEmpty && !this.#signal.aborted)
      throw new Failure(say('noGames', { file: makeInputName(this.#wish.file) }), exitCodes.faults)
  }

  async #isThere(game: Game): Promise<boolean> {
    const isDone = (old: Game) => !ravenPlays(game.variant) || readSignature(old) !== undefined
    const old = await this.#annotated?.find(game, isDone)
    const signature = old && readSignature(old)
    if (signature !== undefined && signature !== this.#signature) this.#keptOthers++
    return old !== undefined
  }

  async #review(read: Read): Promise<Reviewed> {
    const { result, game, isThere } = read
    if (isThere || !ravenPlays(game.variant)) return read
    const review = await this.#engines.use(game.variant, (engine) =>
      reviewGame(engine, game, this.#wish.limits, {
        signal: this.#signal,
        onProgress: ({ done, total }) => this.#bar.show(result.number, done, total),
      }),
    )
    this.#bar.end(result.number)
    return review.moves.length > 0 || review.isComplete ? { ...read, review } : read
  }

  /** Says whether nothing was wrong with the game. */
  async #tell({ result, game, isThere, review }: Reviewed): Promise<boolean> {
    const { errors, output } = this.#terminal
    const { file, json, out } = this.#wish
    if (!result.ok) await write(errors, makePgnFaults(file, result))
    if (isThere) this.#kept++
    else if (review) {
      if (review.isComplete) {
        this.#games++
        await this.#drills?.add(game, review, Date.now())
      }
      sign(game, review.isComplete ? this.#signature : undefined)
      inEnglish(() => annotate(game, review))
      if (json) await write(output, makeJson(result.number, game, review))
      else await write(out === undefined ? errors : output, makeReport(result.number, game, review))
      await this.#writePgn(game)
    } else if (!ravenPlays(game.variant)) {
      const place = `${makeInputName(file)}:${result.place.line}:${result.place.column}`
      const message = say('notPlayed', { variant: game.variant.name })
      await write(errors, `${place}: ${sayMain('gameFault', { number: String(result.number), message })}\n`)
      await this.#writePgn(game)
      return false
    }
    return result.ok
  }

  async #writePgn(game: Game): Promise<void> {
    if (this.#annotated) this.#annotated.append(makePgn(game))
    else if (!this.#wish.json) await write(this.#terminal.output, `${makePgn(game)}\n`)
  }
}
