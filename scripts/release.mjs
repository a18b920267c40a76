import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { rehearse, release } from './lib/release.mjs'
import { root } from './lib/run.mjs'

const usage = `npm run release -- --dry-run    shows what a release would do, and publishes nothing
npm run release                 makes it: versions, changelog, commit, packages, tags`

function readOptions() {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    console.error(`release: ${/** @type {Error} */ (error).message}\n${usage}`)
    return undefined
  }
}

const options = readOptions()
if (options === undefined) process.exitCode = 2
else if (options.help) console.log(usage)
else {
  try {
    if (!(await install()) || !(await build())) throw new Error('the packages could not be built')
    await (options['dry-run'] ? rehearse(root) : release(root))
  } catch (error) {
    console.error(`release: ${/** @type {Error} */ (error).message}`)
    process.exitCode = 1
  }
}
