import {
  adviserOf,
  createPlayer,
  findPlayer,
  isIgnorant,
  ladderEntrants,
  loadVoice,
  makeScore,
  parseThought,
  registerMind,
  requirePlayer,
  roster,
} from '@rookery/players'
import { Line, makeSan, parsePosition, startPosition, unwrap, variants } from '@rookery/rules'
import { jay } from '@rookery/testkit'
import { afterEach, describe, expect, it } from 'vitest'

let takeOut = () => {}
afterEach(() => takeOut())

const line = Line.from(startPosition())

async function think(game = line) {
  const player = await createPlayer('jay', {}, 1)
  try {
    return (await player.think(game, {}, () => {}, new AbortController().signal)).thought
  } finally {
    await player.dispose()
  }
}

describe('a mind that is registered', () => {
  it('is in the roster until it is taken out', () => {
    const before = [...roster]
    takeOut = registerMind(jay)
    expect(roster.at(-1)).toBe(jay)
    expect(requirePlayer('jay')).toBe(jay)
    takeOut()
    takeOut()
    expect(findPlayer('jay')).toBeUndefined()
    expect(roster).toEqual(before)
  })

  it('is refused where its id is taken or is none', () => {
    takeOut = registerMind(jay)
    expect(() => registerMind(jay)).toThrow('there is already a mind "jay"')
    for (const id of ['', 'Blue Jay', 'interrupted'])
      expect(() => registerMind({ ...jay, id })).toThrow(`"${id}" is no id for a mind`)
  })

  it.each([
    ['in a worker, by its module', jay],
    ['in this thread, without one', { ...jay, module: undefined }],
  ])('thinks %s, and tells it in its own words and in plain ones', async (_, entry) => {
    const { module, ...rest } = entry
    takeOut = registerMind(module === undefined ? rest : { ...rest, module })
    const thought = await think(Line.from(unwrap(parsePosition('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1'))))
    const position = unwrap(parsePosition('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1'))
    expect(makeSan(position, thought.choice)).toBe('Ra8#')
    const voice = await loadVoice(requirePlayer('jay'))
    expect(voice.reason(thought, position)).toBe('it counted the answers to 16 moves')
    expect(voice.headline(thought, position)).toBe('Jay plays Ra8#: it counted the answers to 16 moves.')
    expect(voice.units(thought, position)).toContain('cannot be converted to pawns')
    expect(makeScore(thought.score!, 'black')).toBe('0 moves for the opponent')
  })

  it('does not name its own move where it has no voice to say why', async () => {
    const { loadVoice: _, ...mute } = jay
    takeOut = registerMind(mute)
    const voice = await loadVoice(mute)
    const thought = await think()
    expect(voice.reason(thought, line.position)).toBe('gives no reason')
    const [reply] = line.position.play(thought.choice).legalMoves()
    expect(voice.reason({ ...thought, line: [thought.choice, reply!] }, line.position)).toMatch(
      /^expects \S+$/,
    )
  })

  it('enters ladders once, or as its entry says', () => {
    const enter = () => ladderEntrants('standard').filter(({ id }) => id === 'jay')
    takeOut = registerMind(jay)
    expect(enter()).toEqual([{ name: 'Jay', id: 'jay', settings: {}, keepsTime: true }])
    takeOut()
    const haste = {
      kind: 'boolean',
      label: 'Haste',
      explanation: 'Whether it hurries.',
      default: false,
    } as const
    takeOut = registerMind({
      ...jay,
      settings: { haste },
      ladderEntries: (scale) => [
        { anchorElo: 700 },
        { called: `in haste among ${scale}`, changed: { haste: true }, isUntimed: true },
      ],
    })
    expect(enter()).toEqual([
      { name: 'Jay', id: 'jay', settings: { haste: false }, keepsTime: true, anchorElo: 700 },
      { name: 'Jay in haste among people', id: 'jay', settings: { haste: true }, keepsTime: false },
    ])
  })

  it('gives hints on the boards that it plays, and says itself where it knows nothing', async () => {
    takeOut = registerMind({ ...jay, isAdviser: true, isIgnorant: ({ line }) => line.length === 1 })
    expect(adviserOf('gardner').id).toBe('jay')
    expect(isIgnorant(await think())).toBe(true)
    expect(adviserOf('minichess').id).toBe('raven')
    takeOut()
    expect(variants.map(({ id }) => adviserOf(id).id)).toContain('kestrel')
  })

  it('has thoughts that are kept like others', async () => {
    takeOut = registerMind(jay)
    const thought = await think()
    const saved = JSON.parse(JSON.stringify(thought))
    expect(parseThought(saved, thought.choice)).toEqual(thought)
    takeOut()
    expect(parseThought(saved, thought.choice)).toBeUndefined()
  })
})
