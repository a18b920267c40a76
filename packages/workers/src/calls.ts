/** One kind of call: what it is given, what is reported of it meanwhile, and what it is answered with. */
export interface Call {
  readonly given?: unknown
  readonly report?: unknown
  readonly answer?: unknown
}

/** What may be asked of a worker, by its name. */
export type Calls<C> = { readonly [Name in keyof C]: Call }

export type GivenOf<C> = C extends { readonly given: infer Given } ? Given : undefined
export type ReportOf<C> = C extends { readonly report: infer Report } ? Report : never
export type AnswerOf<C> = C extends { readonly answer: infer Answer } ? Answer : undefined

/** What a worker hears. Jobs are numbered upwards for the life of a port, so that no message is taken for another job's. */
export type Order =
  | { readonly kind: 'setup'; readonly setup: unknown; readonly stops: Int32Array | undefined }
  | { readonly kind: 'call'; readonly job: number; readonly name: string; readonly given: unknown }
  | { readonly kind: 'stop'; readonly job: number }

export type Reply =
  | { readonly kind: 'report'; readonly job: number; readonly report: unknown }
  | { readonly kind: 'answer'; readonly job: number; readonly answer: unknown }
  | ({ readonly kind: 'failed'; readonly job: number } & SentError)

/** What can be told of an error to another thread. */
export interface SentError {
  readonly name: string
  readonly message: string
  readonly stack: string
  readonly code: string | undefined
}

/**
 * Where memory is shared, a stopped job's number stands in one of these words, so that a worker sees it while it is busy. Of
 * jobs that share a word the last one is seen so; the others are told by message.
 */
export const STOP_WORDS = 16

export const stopWordOf = (job: number): number => job % STOP_WORDS
