import { startThread } from '@rookery/workers/node'

export type { ThreadCalls, ThreadPlan } from './thread-calls.ts'

/** A thread that does jobs. */
export const startWorkerThread = startThread(new URL('./thread-worker.js', import.meta.url))
