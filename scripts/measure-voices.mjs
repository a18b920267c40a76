// How often a mind's headline says nothing of the board: `npm run measure:voices -- [--tell] [MIND ...]`.
import {
  createLocalPlayer,
  findPlayer,
  loadVoice,
  requirePlayer,
  roster,
  splitMindSpec,
} from '@rookery/players'
import { makeFen, makeSans } from '@rookery/rules'
import { spokenLines } from './lib/spoken-positions.mjs'

const usage = `usage: npm run measure:voices -- [--tell] [MIND ...]

Lets all minds but Fledgling, or those that are named (owl, raven:level=3), speak about a fixed set of positions, and counts the
headlines that say nothing of the board, with two examples of each mind. --tell prints every position, line and headline.`

/** Enough for an idea, and the same on every machine. */
const limitsOf = { raven: { nodes: 200_000 }, wren: { depth: 4 } }

/** What is said where a mind has found nothing that its move does. */
const emptyKinds = [
  /nobody wins anything/,
  /likes (the|its) [^;]* best/,
  /sees nothing to win/,
  /counts the pieces and what they could take/,
  /nothing (on the board )?stands out/,
  /come to the same/,
  /plays \S+\.$/,
]

const isEmpty = (headline) => emptyKinds.some((kind) => kind.test(headline))

const never = new AbortController().signal

async function measure(spec, isTelling) {
  const { id } = splitMindSpec(spec)
  const entry = requirePlayer(id)
  const voice = await loadVoice(entry)
  const player = await createLocalPlayer(spec, {}, 1)
  const empty = []
  let asked = 0
  for (const line of spokenLines()) {
    if (!entry.variants.includes(line.variant.id)) continue
    asked++
    const { thought } = await player.think(line, limitsOf[id] ?? {}, () => {}, never)
    const headline = voice.headline(thought, line.position)
    const told = `${makeFen(line.position)}\n  ${makeSans(line.position, thought.line).join(' ')}\n  ${headline}`
    if (isEmpty(headline)) empty.push(told)
    if (isTelling) console.log(`${isEmpty(headline) ? 'EMPTY ' : ''}${told}`)
  }
  await player.dispose()
  return { asked, empty }
}

const names = process.argv.slice(2).filter((each) => each !== '--tell')
const isTelling = process.argv.includes('--tell')
const unknown = names.find((each) => !findPlayer(splitMindSpec(each).id))
if (unknown !== undefined) {
  console.error(usage)
  process.exitCode = 1
} else {
  const rows = []
  for (const spec of names.length > 0
    ? names
    : roster.map(({ id }) => id).filter((id) => id !== 'fledgling')) {
    const { asked, empty } = await measure(spec, isTelling)
    rows.push(`| ${spec} | ${asked} | ${empty.length} | ${((100 * empty.length) / asked).toFixed(1)} % |`)
    for (const told of empty.slice(0, 2)) console.log(told)
  }
  console.log(
    ['| mind | positions | empty headlines | share |', '| --- | ---: | ---: | ---: |', ...rows].join('\n'),
  )
}
