import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from './is-test.mjs'
import { isZero, root, run, runTool } from './run.mjs'

const RULES = 'packages/rules'
const INNER_TYPES = 'scripts/lib/drop-inner-types.mjs'
const COMMON_DOORS = ['scripts/lib/make-common-doors.mjs', 'scripts/lib/read-declarations.mjs']
const WORDS = 'packages/words'

const typescriptInputs = (projects) => [
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  ...projects.flatMap((path) => [`${path}/package.json`, `${path}/tsconfig.json`, `${path}/src`]),
]

/** Everything else is compiled against the rules' bundle, so they come first and whole. */
function rulesUnit() {
  return {
    name: 'rules',
    inputs: [...typescriptInputs([RULES]), `${RULES}/rolldown.config.mjs`, INNER_TYPES, ...COMMON_DOORS],
    isInput: (file) => !isTest(file),
    outputs: [`${RULES}/dist`],
    build: async () =>
      (await isZero(runTool('tsc', ['-b', RULES]))) &&
      (await isZero(runTool('rolldown', ['-c'], { cwd: join(root, RULES) }))) &&
      (await dropInnerTypes('rules')) &&
      makeCommonDoors([RULES]),
  }
}

/** The catalogues become modules with types, against which everything that speaks is compiled. */
function wordsUnit() {
  return {
    name: 'words',
    inputs: [
      ...typescriptInputs([WORDS]),
      `${WORDS}/build.mjs`,
      `${WORDS}/catalogue`,
      'scripts/lib/catalogue.mjs',
      'scripts/lib/compile-words.mjs',
      'scripts/lib/inline-libraries.mjs',
      ...COMMON_DOORS,
    ],
    isInput: (file) => !isTest(file),
    outputs: [`${WORDS}/dist`],
    build: async () =>
      (await isZero(run(process.execPath, [`${WORDS}/build.mjs`]))) &&
      (await isZero(runTool('tsc', ['-b', WORDS]))) &&
      (await bundleWords()) &&
      makeCommonDoors([WORDS]),
  }
}

function typescriptUnit() {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const projects = references.map((reference) => reference.path)
  const others = projects.filter((path) => path !== RULES && path !== WORDS)
  return {
    name: 'packages',
    inputs: [
      ...typescriptInputs(projects),
      'scripts/lib/bundle-packages.mjs',
      INNER_TYPES,
      ...COMMON_DOORS,
      'scripts/lib/inline-libraries.mjs',
      'scripts/lib/take-words.mjs',
      `${WORDS}/catalogue`,
      'packages/engine/wasm',
      'packages/engine/networks',
      'packages/engine/tables',
    ],
    isInput: (file) => !isTest(file),
    outputs: others.map((path) => `${path}/dist`),
    build: async () =>
      (await isZero(runTool('tsc', ['-b']))) &&
      (await bundlePackages()) &&
      (await takeWords()) &&
      (await bundleWren()) &&
      (await bundleBoard()) &&
      makeCommonDoors(others.filter((path) => path.startsWith('packages/'))),
  }
}

/** Loaded here only, because on a fresh clone its bundler is not installed yet when this file is. */
async function bundlePackages() {
  const bundler = await import('./bundle-packages.mjs')
  return bundler.bundlePackages()
}

async function dropInnerTypes(name) {
  const dropper = await import('./drop-inner-types.mjs')
  dropper.dropInnerTypes(name)
  return true
}

async function makeCommonDoors(folders) {
  const maker = await import('./make-common-doors.mjs')
  for (const folder of folders) maker.makeCommonDoors(folder)
  return true
}

async function takeWords() {
  const taker = await import('./take-words.mjs')
  taker.takeWords('packages/play', 'play')
  taker.takeWords('packages/analysis', 'analysis')
  taker.takeWords('packages/practice', 'practice')
  taker.takeWords('packages/arena', 'arena')
  taker.takeWords('packages/embed', 'embed')
  taker.takeWords('apps/cli', 'cli')
  return true
}

async function bundleWords() {
  const { bundleDoor, shorten } = await import('./inline-libraries.mjs')
  await bundleDoor('words')
  shorten('words')
  return true
}

/** A runner of the course starts a single file, so Wren is bundled into one that can be copied anywhere. */
async function bundleWren() {
  const cwd = join(root, 'apps/cli')
  const args = ['dist/rookery-wren.js', '--file', 'dist/rookery-wren.mjs', '--platform', 'node']
  const isBundled = await isZero(runTool('rolldown', [...args, '--log-level', 'silent'], { cwd }))
  if (isBundled) chmodSync(join(cwd, 'dist/rookery-wren.mjs'), 0o755)
  return isBundled
}

/** For pages without a bundler: the board and the rules it needs in one file. */
function bundleBoard() {
  const args = ['dist/index.js', '--file', 'dist/rookery-board.js', '--minify', '--log-level', 'silent']
  return isZero(runTool('rolldown', args, { cwd: join(root, 'packages/board') }))
}

/** AssemblyScript. It has an output folder of its own, because tsc's is emptied when sources go. */
function assemblyUnit(name, workspace, folder, ...others) {
  return {
    name,
    inputs: [
      // Not the whole lock: the compiler takes minutes on a busy machine, and no other library changes what it makes.
      'node_modules/assemblyscript/package.json',
      'scripts/lib/compile-assembly.mjs',
      `${workspace}/build.mjs`,
      `${workspace}/${folder}`,
      ...others,
    ],
    outputs: [`${workspace}/wasm`],
    build: () => isZero(run(process.execPath, [`${workspace}/build.mjs`])),
  }
}

function studioUnit() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  return {
    name: 'studio',
    inputs: [
      'package-lock.json',
      'apps/web',
      ...packages.flatMap((path) => [`${path}/package.json`, `${path}/dist`]),
      'packages/engine/wasm',
      'packages/engine/networks',
      'packages/engine/tables',
      'packages/players/wasm',
      'packages/players/networks',
    ],
    isInput: (file) => !isTest(file) && !file.startsWith('apps/web/dist/') && !file.endsWith('.tsbuildinfo'),
    outputs: ['apps/web/dist', 'apps/cli/studio'],
    build: async () =>
      (await isZero(runTool('vite', ['build'], { cwd: join(root, 'apps/web') }))) && copyStudio(),
  }
}

/** `rookery serve` has the studio beside it, in the clone as in the published package. */
function copyStudio() {
  const copy = join(root, 'apps/cli/studio')
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(root, 'apps/web/dist'), copy, { recursive: true })
  return true
}

/** In stages, one built after the other: a unit may take outputs of earlier stages as its inputs, and nothing of its own stage. */
export function listStages() {
  const sources = [
    assemblyUnit('engine core', 'packages/engine', 'assembly'),
    assemblyUnit('Mynah', 'packages/players', 'assembly', 'packages/engine/assembly'),
    assemblyUnit(
      'trainer',
      'packages/training',
      'trainer',
      'packages/training/src/data/record-layout.ts',
      'packages/players/assembly/network',
    ),
    rulesUnit(),
    wordsUnit(),
  ]
  const studio = existsSync(join(root, 'apps/web/package.json')) ? [studioUnit()] : []
  return [sources, [typescriptUnit()], studio]
}
