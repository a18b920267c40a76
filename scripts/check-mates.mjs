import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run check:mates -- [--games N] [--seed S] [--mind ID]...

Lets minds with their own settings win endings of queen, rook and two rooks against a bare king, which Fledgling and then
Raven (2,000 nodes a move) play, and counts the mates. Takes a minute or two.
  --games N    positions of each ending, drawn from the seed, with both colours (default 100)
  --seed S     (default 1)
  --mind ID    who is to mate; may be repeated (default owl, heron and kestrel)`

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    mind: { type: 'string', multiple: true, default: ['owl', 'heron', 'kestrel'] },
    help: { type: 'boolean' },
  },
})

async function check() {
  const { findPlayer } = await import('@rookery/players')
  const stranger = values.mind.find((id) => !findPlayer(id)?.variants.includes('standard'))
  if (stranger !== undefined) {
    console.error(`check:mates: there is no mind "${stranger}" that plays standard chess`)
    return false
  }
  const { countMates, defenders, endings } = await import('./lib/basic-mates.mjs')
  let isWhole = true
  for (const mind of values.mind)
    for (const ending of Object.keys(endings))
      for (const defender of Object.keys(defenders)) {
        const { won, games, plies } = await countMates({
          mind,
          ending,
          defender,
          games: Number(values.games),
          seed: Number(values.seed),
        })
        isWhole &&= won === games
        const moves = Math.round(plies / games / 2)
        console.log(`${mind}, ${ending} against ${defender}: ${won} of ${games}, ${moves} moves on average`)
      }
  return isWhole
}

const isNumber = (text) => /^[1-9]\d{0,5}$/.test(text)
if (values.help) console.log(usage)
else if (!isNumber(values.games) || !isNumber(values.seed)) {
  console.error('check:mates: games and seed are whole numbers from 1')
  process.exitCode = 2
} else if ((await install()) && (await build())) process.exitCode = (await check()) ? 0 : 1
else process.exitCode = 1
