export { appendDurably, Draft, makeFolder, replaceFile } from './files/durable-file.ts'
export { FileLock, type LockFault } from './files/file-lock.ts'
export { findDataFolder } from './stores/data-folder.ts'
