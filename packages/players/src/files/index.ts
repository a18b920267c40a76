export { unpackFile } from '@rookery/engine/core'
export { locate } from './locate.ts'
