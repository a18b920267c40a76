import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPublished, makeProject, pack } from './packed.mjs'

/**
 * Packs and installs the house once for all tests of the packed packages. They find there, by `inject('house')`, the tarballs by the names of
 * their packages, and a project that has them all; what a test writes goes to a folder of its own in it.
 */
export default function setUp(testProject) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-tarballs-'))
  const packed = pack(listPublished(), folder)
  const project = makeProject(packed.map(({ tarball }) => tarball))
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, tarball]))
  testProject.provide('house', { tarballs, project })
  return () => {
    for (const path of [folder, project]) rmSync(path, { recursive: true, force: true })
  }
}
