// Packs every published package, prints its size, and holds it to what the house, publint and are-the-types-wrong ask of one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { findPackageFaults } from './lib/check-package.mjs'
import { listPublished, pack } from './lib/packed.mjs'
import { root } from './lib/run.mjs'

const published = listPublished()
const house = {
  engines: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines,
  license: readFileSync(join(root, 'LICENSE'), 'utf8'),
  versions: new Map(published.map(({ name, manifest }) => [name, manifest.version])),
}

/** Resolutions older than `exports` do not know the packages. */
const ignoredResolution = 'node10'

async function findTypeFaults(tarball) {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)))
  if (!result.types) return []
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === ignoredResolution))
    .map((problem) => `are-the-types-wrong: ${JSON.stringify(problem)}`)
}

/**
 * @param {any} workspace
 * @param {{ tarball: string, files: { path: string }[] }} packed
 */
async function findFaults({ folder, manifest }, { tarball, files }) {
  const texts = new Map(files.map(({ path }) => [path, readFileSync(join(root, folder, path), 'utf8')]))
  const bytes = readFileSync(tarball)
  const { messages } = await publint({
    pack: { tarball: new Uint8Array(bytes).buffer },
    strict: true,
  })
  return [
    ...findPackageFaults(manifest, texts, house),
    ...messages.map((message) => `publint: ${formatMessage(message, manifest, { color: false })}`),
    ...(manifest.exports ? await findTypeFaults(bytes) : []),
  ]
}

const inKb = (bytes) => `${(bytes / 1000).toFixed(0)} KB`.padStart(9)

const folder = mkdtempSync(join(tmpdir(), 'rookery-packed-'))
try {
  console.log(`${'package'.padEnd(22)}   packed unpacked files`)
  for (const packed of pack(published, folder)) {
    const workspace = published.find(({ name }) => name === packed.name)
    const { size, unpackedSize, files } = packed
    console.log(
      `${packed.name.padEnd(20)}${inKb(size)}${inKb(unpackedSize)}${String(files.length).padStart(6)}`,
    )
    for (const fault of await findFaults(workspace, packed)) {
      console.error(`${packed.name}: ${fault}`)
      process.exitCode = 1
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
