export { hearMessages } from '#parent'
export type { AnswerOf, Call, Calls, GivenOf, ReportOf } from './calls.ts'
export { type CallOptions, Port, type PortOptions } from './port.ts'
export {
  type Asked,
  type Handlers,
  type Sent,
  type StopSign,
  serve,
  withTransfer,
} from './serve.ts'
export { type StartWorker, startWebWorker, startWebWorkerAt, type WorkerHandle } from './start-worker.ts'
export { Turn } from './turn.ts'
export { WorkerError, type WorkerErrorCode } from './worker-error.ts'
