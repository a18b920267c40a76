import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(js|css|html|svg|wasm|network|webmanifest)$/

const packers = {
  '.br': (plain: Buffer) => promisify(brotliCompress)(plain),
  '.gz': (plain: Buffer) => promisify(gzip)(plain, { level: 9 }),
}

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
      async handler({ dir }) {
        const files = readdirSync(dir!, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && packable.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
        // All at once, so that every core packs.
        await Promise.all(files.map(pack))
      },
    },
  }
}

async function pack(file: string): Promise<void> {
  const plain = await readFile(file)
  await Promise.all(
    Object.entries(packers).map(async ([suffix, packer]) => {
      const packed = await packer(plain)
      if (packed.length < plain.length) await writeFile(file + suffix, packed)
    }),
  )
}
