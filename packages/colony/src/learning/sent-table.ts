import {
  type Experience,
  exportExperience,
  importExperience,
  type LearnedGame,
  openExperience,
} from '@rookery/experience'
import { unwrap, type VariantId } from '@rookery/rules'
import { fetchContent } from '../content/fetch-content.ts'

/** What a table is taught, one after the other: first what another table knows, then the games of each round. */
type Lesson =
  | { readonly kind: 'table'; readonly text: string }
  | { readonly kind: 'games'; readonly games: readonly LearnedGame[]; readonly before: string }

const makeLesson = (lesson: Lesson): Uint8Array => Buffer.from(JSON.stringify(lesson))

/** A whole table as content. */
export async function makeTableLesson(table: Experience, variant: VariantId): Promise<Uint8Array> {
  let text = ''
  for await (const piece of exportExperience(table, variant)) text += piece
  return makeLesson({ kind: 'table', text })
}

/** `before` is the hash of the lesson before it. */
export const makeGamesLesson = (games: readonly LearnedGame[], before: string): Uint8Array =>
  makeLesson({ kind: 'games', games, before })

/** A table of one thread that learns what a coordinator's has learned. */
export class SentTable implements Pick<Experience, 'rowsOf'> {
  #table = openEmpty()
  #known: string | undefined

  rowsOf = async (...place: Parameters<Experience['rowsOf']>): ReturnType<Experience['rowsOf']> =>
    (await this.#table).rowsOf(...place)

  /** Learns what it has missed: the lesson of that hash, and those before it. */
  async learnUpTo(hash: string | undefined, addresses: readonly string[]): Promise<void> {
    if (hash === undefined || hash === this.#known) return
    const missed: Lesson[] = []
    for (let next: string | undefined = hash; next !== undefined && next !== this.#known; ) {
      const content: Uint8Array = unwrap(await fetchContent(next, addresses))
      // It has the hash that the coordinator gave; the table itself refuses what it cannot hold.
      const lesson = JSON.parse(Buffer.from(content).toString('utf8')) as Lesson
      missed.push(lesson)
      next = lesson.kind === 'games' ? lesson.before : undefined
    }
    // What is asked for may be older than what is known, as for an audit.
    if (missed.at(-1)?.kind === 'table') {
      await this.close()
      this.#table = openEmpty()
    }
    this.#known = undefined
    for (const lesson of missed.reverse()) await teach(await this.#table, lesson)
    this.#known = hash
  }

  async close(): Promise<void> {
    await (await this.#table).close()
  }
}

const openEmpty = async (): Promise<Experience> => unwrap(await openExperience('memory:'))

async function teach(table: Experience, lesson: Lesson): Promise<void> {
  if (lesson.kind === 'games') await table.learn(lesson.games)
  else
    unwrap(
      await importExperience(table, async function* () {
        yield lesson.text
      }),
    )
}
