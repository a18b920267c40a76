import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { makeSingle } from './lib/make-single.mjs'

const file = process.argv[2] ?? 'rookery.mjs'
if ((await install()) && (await build())) {
  const { bytes } = makeSingle(file)
  console.log(`${file}: ${(bytes / 1_000_000).toFixed(1)} MB`)
} else process.exitCode = 1
