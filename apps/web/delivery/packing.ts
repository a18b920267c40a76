import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(js|css|html|svg|wasm|network|webmanifest)$/

/**
 * Lays packed copies beside each file that grows smaller by it: servers (`rookery serve` for one) send what the browser can
 * unpack.
 */
export function packing(): Plugin {
  return {
    name: 'packing',
    apply: 'build',
    writeBundle: {
      // Last, because a packed copy is no file of its own to other plugins.
      order: 'post',
      handler({ dir }) {
        for (const entry of readdirSync(dir!, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !packable.test(entry.name)) continue
          const file = join(entry.parentPath, entry.name)
          const plain = readFileSync(file)
          for (const [suffix, packed] of [
            ['.br', brotliCompressSync(plain)],
            ['.gz', gzipSync(plain, { level: 9 })],
          ] as const)
            if (packed.length < plain.length) writeFileSync(file + suffix, packed)
        }
      },
    },
  }
}
