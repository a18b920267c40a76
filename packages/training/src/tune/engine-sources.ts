import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { err, type Fault, ok, type Result } from '@rookery/rules'

/** Where the sources of Raven stand that tuning reads and writes. */
export interface EngineSources {
  /** The package's folder. */
  readonly folder: string
  /** The checkout's. */
  readonly root: string
  readonly margins: string
  readonly paramNames: string
  readonly paramValues: string
}

/** The sources of the checkout that a folder is in: an installed package has none. */
export function findEngineSources(from: string): Result<EngineSources, Fault<'sources-missing'>> {
  for (let root = resolve(from); ; root = dirname(root)) {
    const folder = join(root, 'packages', 'engine')
    const margins = join(folder, 'assembly', 'search', 'margins.ts')
    const evaluation = join(folder, 'assembly', 'evaluation')
    if (existsSync(margins))
      return ok({
        folder,
        root,
        margins,
        paramNames: join(evaluation, 'params.ts'),
        paramValues: join(evaluation, 'param-values.ts'),
      })
    if (dirname(root) === root) break
  }
  const message = `${resolve(from)} is in no checkout of Rookery: tuning reads and writes the sources of Raven`
  return err({ code: 'sources-missing', message })
}
