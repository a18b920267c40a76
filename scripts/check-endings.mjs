import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run check:endings -- [--positions N] [--ms T] [--seed S] [--ending NAME]...

Asks Raven for its move in random won endings of up to four men, and looks in exact tables whether the win is kept. The
tables are made first, some minutes for all of them.
  --positions N   in all (default 1000)
  --ms T          for each move (default 100)
  --seed S        (default 1)
  --ending NAME   only this one, as KQKR; may be repeated (default all that can be won)`

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '1000' },
    ms: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    ending: { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
})

/** Men on squares by lot, White's first letters large, such as the rules take for a position. */
function drawPosition(name, random, parsePosition) {
  const letters = [...name].map((letter, index) =>
    index < name.lastIndexOf('K') ? letter : letter.toLowerCase(),
  )
  for (;;) {
    const cells = Array.from({ length: 64 }, () => '1')
    for (const letter of letters) cells[random.below(64)] = letter
    if (cells.filter((cell) => cell !== '1').length < letters.length) continue
    const rows = Array.from({ length: 8 }, (_, row) => cells.slice(8 * row, 8 * row + 8).join(''))
    const position = parsePosition(`${rows.join('/')} ${'wb'[random.below(2)]} - - 0 1`)
    if (position.ok) return position.value
  }
}

async function check() {
  const { createEngine } = await import('@rookery/engine')
  const { endingsOf, TableMaker, tablesFile } = await import('@rookery/engine/tables')
  const { createRandom, makeFen, makeSan, parsePosition, positionOutcome } = await import('@rookery/rules')
  const tables = new TableMaker(new Uint8Array(readFileSync(tablesFile)))
  // Of bare kings, and of a king with a minor piece, nothing is won.
  const names = values.ending ?? endingsOf(4).filter((name) => !['KK', 'KBK', 'KNK'].includes(name))
  const each = Math.ceil(Number(values.positions) / names.length)
  const random = createRandom(Number(values.seed))
  const engine = await createEngine({ hashMb: 16 })
  let asked = 0
  let givenAway = 0
  for (const name of names) {
    let lost = 0
    for (let count = 0; count < each; ) {
      const position = drawPosition(name, random, parsePosition)
      const standing = tables.tell(position)
      if (standing?.kind !== 'won') continue
      count++
      await engine.newGame()
      const { move } = await engine.search(position, { timeMs: Number(values.ms) }).best
      if (move === undefined) throw new Error(`Raven found no move in ${makeFen(position)}`)
      const next = position.play(move)
      const outcome = positionOutcome(next)
      const isKept = outcome ? outcome.winner !== undefined : tables.tell(next)?.kind === 'lost'
      if (isKept) continue
      lost++
      console.log(
        `  ${makeFen(position)}: ${makeSan(position, move)}, mate in ${Math.ceil(standing.plies / 2)} was there`,
      )
    }
    console.log(`${name.padEnd(5)} ${each - lost} of ${each} kept`)
    asked += each
    givenAway += lost
  }
  await engine.dispose()
  console.log(`\n${asked - givenAway} of ${asked} wins kept`)
  return givenAway === 0
}

const isNumber = (text) => /^[1-9]\d{0,5}$/.test(text)
if (values.help) console.log(usage)
else if (![values.positions, values.ms, values.seed].every(isNumber)) {
  console.error('check:endings: positions, ms and seed are whole numbers from 1')
  process.exitCode = 2
} else if ((await install()) && (await build())) process.exitCode = (await check()) ? 0 : 1
else process.exitCode = 1
