import { serveThread } from './serve-thread.ts'

serveThread()
