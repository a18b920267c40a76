// How often a mind's headline does not say what its move does: `npm run measure:voices -- [--tell] [MIND ...]`.
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
headlines that are empty, that tell no more than a fear or how the material stands, and that tell no more than how the
choice was made, with two examples of the first two. --tell prints every position, line and headline.`

/** Enough for an idea, and the same on every machine. */
const limitsOf = { raven: { nodes: 200_000 }, wren: { depth: 4 } }

/** What is said where a mind has found nothing that its move does. */
const emptyKinds = [
  /nobody wins anything/,
  /likes (the|its) [^;]* best/,
  /sees nothing to win/,
  /nothing (on the board )?stands out/,
  /plays \S+\.$/,
]

/** What stands beside a reason, and is none: what is feared, and how the material stands. */
const besideKinds = [
  /^it fears /,
  /^(White|Black) (is|has) /,
  /^the pieces are level/,
  /^in all /,
  /^nobody (can take|attacks) /,
]

/** What says how the choice was made, and nothing of the board. */
const choiceKinds = [
  /^that is /,
  /\bby lot\b/,
  /^it is the first of /,
  /looked at (it|this move) first/,
  /the best that it had found until then/,
  /^(as far as it sees, )?every other move is /,
  /^of people rated /,
  /^it drew it /,
  /^\d+% prefer /,
]

const kindOf = (headline) => {
  if (emptyKinds.some((kind) => kind.test(headline))) return 'empty'
  const clauses = headline.slice(headline.indexOf(': ') + 2, -1).split('; ')
  const isOf = (kinds) => (clause) => kinds.some((kind) => kind.test(clause))
  if (clauses.every(isOf(besideKinds))) return 'beside'
  return clauses.every(isOf([...besideKinds, ...choiceKinds])) ? 'choice' : 'deed'
}

const never = new AbortController().signal

async function measure(spec, isTelling) {
  const { id } = splitMindSpec(spec)
  const entry = requirePlayer(id)
  const voice = await loadVoice(entry)
  const player = await createLocalPlayer(spec, {}, 1)
  /** @type {Record<'empty' | 'beside' | 'choice' | 'deed', string[]>} */
  const found = { empty: [], beside: [], choice: [], deed: [] }
  for (const line of spokenLines()) {
    if (!entry.variants.includes(line.variant.id)) continue
    const { thought } = await player.think(line, limitsOf[id] ?? {}, () => {}, never)
    const headline = voice.headline(thought, line.position)
    const told = `${makeFen(line.position)}\n  ${makeSans(line.position, thought.line).join(' ')}\n  ${headline}`
    const kind = kindOf(headline)
    found[kind].push(told)
    if (isTelling) console.log(`${kind === 'deed' ? '' : `${kind.toUpperCase()} `}${told}`)
  }
  await player.dispose()
  return found
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
    const { empty, beside, choice, deed } = await measure(spec, isTelling)
    const asked = empty.length + beside.length + choice.length + deed.length
    const cells = [empty, beside, choice].map(
      ({ length }) => `${length} (${((100 * length) / asked).toFixed(1)} %)`,
    )
    rows.push(`| ${spec} | ${asked} | ${cells.join(' | ')} |`)
    for (const told of [...empty.slice(0, 2), ...beside.slice(0, 2)]) console.log(told)
  }
  console.log(
    [
      '| mind | positions | empty | only a fear or the material | only how it was chosen |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n'),
  )
}
