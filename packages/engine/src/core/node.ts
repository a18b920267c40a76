import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { coreFile } from './load.ts'

/** The core's file, read and unpacked: the one for shared memory, or the other. */
export const readCore = (isShared: boolean): Buffer<ArrayBuffer> =>
  gunzipSync(readFileSync(coreFile(isShared)))
