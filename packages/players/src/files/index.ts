export { locate } from './locate.ts'
export { unpackFile } from './unpack-file.ts'
