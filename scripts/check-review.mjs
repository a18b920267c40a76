import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run check:review -- [--nodes N] [--second N] [--every N] [--only TEXT] [--log FILE]

Reviews the master games of the testkit and its refutations, and says
- which of their turning points the review misses, and which famous moves it calls an inaccuracy or worse;
- where analysis, as the page shows it after a second, would contradict the review: chances that differ by 8 % or more. It says where
  the search alone would, and there whether the review's verdict stood because it was deeper, or was corrected.
  --nodes N     for each position of a review (default 200000)
  --second N    nodes that count as a second (default 1200000); 0 leaves the second part out
  --every N     only each Nth position of the second part (default 1)
  --only TEXT   games with the text in their name; "refutations" for those alone
  --log FILE    keeps what is done there, and goes on from it`

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '200000' },
    second: { type: 'string', default: '1200000' },
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    log: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const isWhole = (text) => /^\d{1,9}$/.test(text)

async function check() {
  const { checkGame, checkRefutation } = await import('./lib/review-checks.mjs')
  const { masterGames, refutations } = await import('@rookery/testkit')
  const { createEngine } = await import('@rookery/engine')
  const engine = await createEngine({ hashMb: 64 })
  const wish = { nodes: Number(values.nodes), second: Number(values.second), every: Number(values.every) }
  const jobs = [
    ...masterGames.map((game) => ({ name: game.name, run: () => checkGame(engine, game, wish) })),
    ...refutations.map((row, index) => ({
      name: `refutations ${index + 1}: ${row.fen} ${row.move}`,
      run: () => checkRefutation(engine, row, wish),
    })),
  ].filter(({ name }) => name.includes(values.only))
  const kept = values.log && existsSync(values.log) ? readFileSync(values.log, 'utf8').trim().split('\n') : []
  const done = new Map(kept.filter(Boolean).map((line) => [JSON.parse(line).name, JSON.parse(line)]))
  const results = []
  for (const { name, run } of jobs) {
    const old = done.get(name)
    const result = old ?? { name, ...(await run()) }
    results.push(result)
    if (old) continue
    if (values.log) appendFileSync(values.log, `${JSON.stringify(result)}\n`)
    const { points, missed, contradictions, stood, corrected, positions, accuracy, seconds } = result
    const about = accuracy ? ` accuracy ${accuracy.join(' and ')}, ${seconds} s;` : ''
    console.log(
      `${name}:${about} ${points - missed.length} of ${points}${missed.map((each) => `; ${each}`).join('')}`,
    )
    for (const each of stood ?? []) console.log(`  the review stands ${each}`)
    for (const each of corrected ?? []) console.log(`  the review is corrected ${each}`)
    for (const each of contradictions ?? []) console.log(`  CONTRADICTION ${each}`)
    if (positions)
      console.log(
        `  ${positions - stood.length - corrected.length} of ${positions} positions agree by themselves`,
      )
  }
  await engine.dispose()
  const sum = (list, count) => list.reduce((total, each) => total + count(each), 0)
  const tell = (what, list) =>
    list.length > 0 &&
    console.log(
      `${what}: ${sum(list, (each) => each.points - each.missed.length)} of ${sum(list, (each) => each.points)}`,
    )
  const isRow = ({ name }) => name.startsWith('refutations')
  tell(
    'turning points and famous moves',
    results.filter((each) => !isRow(each)),
  )
  tell('refutations', results.filter(isRow))
  const told = results.filter(({ sentences }) => sentences)
  if (told.length > 0)
    console.log(
      `sentences that say only what the move is worth: ${sum(told, (each) => each.plain)} of ${sum(told, (each) => each.sentences)}`,
    )
  const seen = results.filter(({ positions }) => positions)
  const count = (name) => sum(seen, (each) => each[name].length)
  if (seen.length > 0)
    console.log(
      `after a second: ${sum(seen, (each) => each.positions)} positions, the review stood in ${count('stood')}, was corrected in ${count('corrected')}, and was contradicted in ${count('contradictions')}`,
    )
  return results.every(({ missed, contradictions }) => missed.length === 0 && !contradictions?.length)
}

if (values.help) console.log(usage)
else if (
  !isWhole(values.nodes) ||
  !isWhole(values.second) ||
  !isWhole(values.every) ||
  values.nodes === '0' ||
  values.every === '0'
) {
  console.error('check:review: nodes, second and every are whole numbers')
  process.exitCode = 2
} else if ((await install()) && (await build())) process.exitCode = (await check()) ? 0 : 1
else process.exitCode = 1
