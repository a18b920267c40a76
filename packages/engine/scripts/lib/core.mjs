import { readFileSync } from 'node:fs'

const PAGES = 200
const EMPTY_RIGHTS = [64, 64, 64, 64]

/** The compiled core on this thread, with a function that scores one position from White's side. */
export function makeCore() {
  const module = new WebAssembly.Module(readFileSync(new URL('../../wasm/core-single.wasm', import.meta.url)))
  const memory = new WebAssembly.Memory({ initial: PAGES, maximum: PAGES })
  const host = { now: () => performance.now(), report() {}, pause() {} }
  const { exports } = new WebAssembly.Instance(module, { env: { memory }, host })
  exports.initTables()
  exports.useThread(0, 1)
  const mailbox = new Uint8Array(memory.buffer, exports.mailboxAddress(), 64)
  const scoreWhite = ({ board, turn }) => {
    mailbox.set(board)
    exports.setPosition(0, turn, ...EMPTY_RIGHTS, 64, 0, 0)
    return turn ? -exports.evaluate() : exports.evaluate()
  }
  return { ...exports, scoreWhite }
}
