import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run check:endings -- [--positions N] [--ms T] [--seed S] [--ending NAME]... [--without] [--play]

Asks Raven for its move in random won endings of up to four men, and looks in exact tables whether the win is kept. These
tables are made first, some minutes for all of them; they are not those that Raven reads.
  --positions N   in all (default 1000)
  --ms T          for each move (default 100)
  --seed S        (default 1)
  --ending NAME   only this one, as KQKR; may be repeated (default all that can be won)
  --without       Raven without its tables
  --play          plays each one to its end, with Raven on both sides, and counts what is not won in time`

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '1000' },
    ms: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    ending: { type: 'string', multiple: true },
    without: { type: 'boolean' },
    play: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

async function check() {
  const { createEngine } = await import('@rookery/engine')
  const { endingsOf, TableMaker, tablesFile } = await import('@rookery/engine/tables')
  const { createRandom, Line, makeFen, makeSan, positionOutcome } = await import('@rookery/rules')
  const { randomEnding } = await import('@rookery/testkit')
  const tables = new TableMaker(new Uint8Array(readFileSync(tablesFile)))
  // In these nothing is won, or so little that chance hardly finds it.
  const drawn = ['KK', 'KBK', 'KNK', 'KBKN', 'KNKN']
  const names = values.ending ?? endingsOf(4).filter((name) => !drawn.includes(name))
  const each = Math.ceil(Number(values.positions) / names.length)
  const random = createRandom(Number(values.seed))
  const engine = await createEngine({ hashMb: 16, tables: values.without ? 'none' : 'shipped' })
  const limits = { timeMs: Number(values.ms) }
  let asked = 0
  let givenAway = 0

  const isKept = (position) => {
    const outcome = positionOutcome(position)
    return outcome ? outcome.winner !== undefined : tables.tell(position)?.kind === 'lost'
  }

  /** The line up to the first move that gives the win away, or to the end. */
  async function follow(position) {
    let line = Line.from(position)
    for (;;) {
      const { move } = await engine.search(line, limits).best
      if (move === undefined) throw new Error(`Raven found no move in ${makeFen(line.position)}`)
      const isWinner = line.position.turn === position.turn
      const before = line
      line = line.play(move)
      if (isWinner && !line.outcome() && !isKept(line.position))
        return `${makeFen(before.position)}: ${makeSan(before.position, move)}`
      if (!values.play) return undefined
      const outcome = line.outcome() ?? line.claimableDraw()
      if (outcome) return outcome.winner ? undefined : `${makeFen(position)}: ${outcome.reason}`
    }
  }

  for (const name of names) {
    let lost = 0
    let isLoaded = false
    for (let count = 0; count < each; ) {
      const position = randomEnding(name, random)
      const standing = tables.tell(position)
      if (standing?.kind !== 'won') continue
      count++
      await engine.newGame()
      // A game comes near an ending before it is there, and its tables are read meanwhile.
      if (!isLoaded) await engine.search(position, { depth: 1 }).best
      isLoaded = true
      const fault = await follow(position)
      if (!fault) continue
      lost++
      console.log(`  ${fault}, from a mate in ${Math.ceil(standing.plies / 2)}`)
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
