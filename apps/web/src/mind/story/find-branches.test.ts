import { childrenAt, createLocalPlayer, isRavenThought, moveAt, ownThought } from '@rookery/players'
import { Line, type Move, makeSans, type Position } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { askMind } from '../../testing/ask-mind.ts'
import { bestLine, findLineBranches, findTreeBranches, isBetter, walkTreeBranches } from './find-branches.ts'
import { lookAside } from './look-aside.ts'
import { tellRest, tellTitle, tellWhy, tellWorth } from './tell-branch.ts'

const yours = { side: 'white', isYours: true } as const

/** Black can take on e4, where the rook waits. */
const poisoned = '4k3/3q4/8/3n4/4P3/8/8/4RK2 w - - 0 1'

/** Two knights attack f7. */
const friedLiver = 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4'

/** A rook can be taken, now or later. */
const rookFalls = '8/5pk1/6p1/7p/3R3P/4r1P1/5P2/6K1 w - - 0 40'

/** Two rooks mate in two. */
const mateAhead = '7k/8/R7/8/8/8/3R4/1K6 w - - 0 1'

/** Much can be taken by both sides. */
const open = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

/** Every line that is told was walked: its moves are in the tree as far as it is told. */
function isWalked(tree: Parameters<typeof childrenAt>[0], line: readonly Move[]): boolean {
  let node = 0
  for (const move of line) {
    const next = childrenAt(tree, node).find((child) => moveAt(tree, child) === move)
    if (next === undefined) return false
    node = next
  }
  return true
}

function isLegal(position: Position, line: readonly Move[]): boolean {
  let at = position
  for (const move of line) {
    if (!at.legalMoves().includes(move)) return false
    at = at.play(move)
  }
  return true
}

describe('the branches of a story', () => {
  it.each(['owl', 'heron', 'kestrel', 'wren'] as const)(
    'of %s are lines that it walked, two or three of them',
    async (mind) => {
      const { thought, position, voice } = await askMind(mind, { depth: 3 }, poisoned)
      const { tree } = thought.details
      const branches = findTreeBranches(thought, position, voice)
      expect(branches.length).toBeGreaterThanOrEqual(2)
      expect(branches.length).toBeLessThanOrEqual(3)
      for (const { line } of branches) {
        expect(isWalked(tree, line)).toBe(true)
        expect(isLegal(position, line)).toBe(true)
        expect(line.join()).not.toBe(thought.line.slice(0, line.length).join())
      }
    },
  )

  it('are found move by move, so that the page never waits for the reasons of all of them', async () => {
    const { thought, position, voice } = await askMind('heron', { depth: 3 }, poisoned)
    let asked = 0
    const counting: typeof voice = {
      ...voice,
      reasons(...about) {
        asked++
        return voice.reasons(...about)
      },
    }
    const walk = walkTreeBranches(thought, position, counting)
    for (let step = walk.next(); !step.done; step = walk.next()) {
      expect(asked).toBeLessThanOrEqual(1)
      asked = 0
    }
    expect([...walkTreeBranches(thought, position, counting)].length).toBeGreaterThan(4)
  })

  it('follow the best play of both sides below a move', async () => {
    const { thought } = await askMind('owl', { depth: 3 })
    const [first, ...rest] = thought.line
    const { tree } = thought.details
    const node = childrenAt(tree, 0).find((child) => moveAt(tree, child) === first)!
    expect(bestLine(tree, node, rest.length)).toEqual(rest)
  })

  it('are told as a title, a reason and a number from one side', async () => {
    const { thought, position, voice } = await askMind('owl', { depth: 3 }, poisoned)
    const [choice] = makeSans(position, thought.line)
    const told = findTreeBranches(thought, position, voice).map((branch) => [
      tellTitle(branch, choice!, position),
      tellWhy(branch),
      tellWorth(branch, thought, position, 'Owl', yours),
    ])
    for (const [title, why, worth] of told) {
      expect(title).toMatch(/^(If \S+, then \S+|Instead of \S+: \S+)$/)
      if (why !== undefined) expect(why).toMatch(/^[A-Z].+\.$/)
      expect(worth).toMatch(
        /^(That is (at least )?\d+\.\d pawns? (worse|better) for Owl|That is (at least )?1 pawn worse for Owl|Owl found it no better: it comes to at (least|most) \S+ for you|To Owl it is just as good|It comes to .+ for you)\.$/,
      )
    }
    expect(told.some(([, why]) => why !== undefined)).toBe(true)
  })

  it.each([
    ['heron', 2, undefined, 'Nothing is taken either way.'],
    ['heron', 3, rookFalls, 'With it, fxe3 comes only later.'],
    ['heron', 3, poisoned, 'The better move is exd5+: it takes the knight on d5.'],
    ['owl', 3, mateAhead, 'With Ra7 the game is won.'],
  ] as const)(
    'of %s with depth %i say what a move lacks that has nothing to fear: %s, %s',
    async (mind, depth, fen, why) => {
      const { thought, position, voice } = await askMind(mind, { depth }, fen)
      expect(findTreeBranches(thought, position, voice).map(tellWhy)).toContain(why)
    },
  )

  it.each(['owl', 'heron', 'kestrel', 'wren'] as const)('of %s have reasons, all but a few', async (mind) => {
    const told: (string | undefined)[] = []
    for (const fen of [undefined, poisoned, rookFalls, open]) {
      const { thought, position, voice } = await askMind(mind, { depth: 3 }, fen)
      told.push(...findTreeBranches(thought, position, voice).map(tellWhy))
    }
    expect(told.filter((why) => why === undefined).length).toBeLessThanOrEqual(1)
  })

  it.each(['owl', 'heron', 'kestrel', 'wren'] as const)(
    'of %s never give what speaks for a move as the reason why it was not played',
    async (mind) => {
      for (const fen of [undefined, friedLiver, poisoned, rookFalls, open]) {
        const { thought, position, voice } = await askMind(mind, { depth: 3 }, fen)
        for (const { kind, line, score, bound, reason } of findTreeBranches(thought, position, voice)) {
          if (kind === 'if' || reason === undefined) continue
          const { does, fears } = voice.reasons(line, position, 3, bound ? undefined : score)
          if (fears === undefined) expect(reason).not.toBe(does)
        }
      }
    },
  )

  it('say what a move that is no better is answered with, and what it comes to', async () => {
    const { thought, position, voice } = await askMind('kestrel', { depth: 3 }, friedLiver)
    const branch = findTreeBranches(thought, position, voice).find(({ kind }) => kind === 'instead')!
    expect(tellTitle(branch, 'd5', position)).toBe('Instead of d5: Qe7')
    expect(tellWhy(branch)).toBe('The answer is Nc3: the knight comes into play.')
    expect(tellWorth(branch, thought, position, 'Kestrel', yours)).toBe(
      'Kestrel found it no better: it comes to at least −0.87 for you.',
    )
  })

  it('leave the line at a later step, too, where a capture is answered', async () => {
    const { thought, position, voice } = await askMind('owl', { depth: 3 }, open)
    const branches = findTreeBranches(thought, position, voice)
    const [later] = branches.filter(({ ply }) => ply > 1)
    expect(later!.line.slice(0, later!.ply)).toEqual(thought.line.slice(0, later!.ply))
    expect(later!.line[later!.ply]).not.toBe(thought.line[later!.ply])
    expect(isWalked(thought.details.tree, later!.line)).toBe(true)
    expect(tellTitle(later!, 'dxe6', position)).toBe('If bxc3 after 2. Bxa6, then Bxc3')
    expect(tellRest(later!, position)).toBeUndefined()
    expect(branches.length).toBe(3)
  })

  it('of Raven are its other lines', async () => {
    const { thought, position, voice } = await askMind('raven', { level: '4' }, poisoned)
    if (!isRavenThought(thought)) throw new Error('not Raven')
    const branches = findLineBranches(thought, position, voice)
    expect(branches.length).toBeGreaterThan(0)
    for (const { kind, line } of branches) {
      expect(kind).toBe('instead')
      expect(line[0]).not.toBe(thought.choice)
      expect(thought.details.lines.some(({ moves }) => moves[0] === line[0])).toBe(true)
    }
  })

  it.each([['r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3'], [open]])(
    'of Raven, who thinks one line, come from a second look, at later steps of the line too: %s',
    async (fen) => {
      const { thought, position, voice } = await askMind('raven', { timeMs: 60_000 }, fen, { nodes: 150_000 })
      const raven = await createLocalPlayer('raven', {}, 1)
      const signal = new AbortController().signal
      try {
        const branches = await lookAside(thought, Line.from(position), voice, async (game, limits) => {
          const choice = await raven.think(game, limits, () => {}, signal)
          return ownThought(choice.thought)
        })
        expect(branches!.length).toBeGreaterThanOrEqual(1)
        expect(branches!.length).toBeLessThanOrEqual(3)
        for (const branch of branches!) {
          const { kind, line, ply, reason } = branch
          expect(isLegal(position, line)).toBe(true)
          if (kind === 'if')
            expect([line.slice(0, ply), reason]).toEqual([thought.line.slice(0, ply), expect.any(String)])
          else expect(line[0]).not.toBe(thought.choice)
          expect(line.join()).not.toBe(thought.line.slice(0, line.length).join())
          expect(isBetter(branch, thought, position) && kind === 'instead').toBe(false)
        }
        expect(branches!.some(({ ply }) => ply > 1)).toBe(true)
      } finally {
        await raven.dispose()
      }
    },
  )

  it('of Raven are none where its second look is called off', async () => {
    const { thought, position, voice } = await askMind('raven', { timeMs: 50 }, poisoned)
    expect(await lookAside(thought, Line.from(position), voice, async () => undefined)).toBeUndefined()
  })

  it.each(['owl', 'heron', 'kestrel', 'wren'] as const)('of %s give no piece away', async (mind) => {
    // The queen is attacked, could take a guarded pawn, and could give herself up with check.
    const fen = 'rnbqkbnr/ppp2ppp/8/3pp3/4P1Q1/8/PPPP1PPP/RNB1KBNR w KQkq - 0 1'
    const { thought, position, voice } = await askMind(mind, { depth: 2 }, fen)
    const instead = findTreeBranches(thought, position, voice).filter(({ kind }) => kind === 'instead')
    for (const { line } of instead)
      expect(makeSans(position, line)[0]).not.toMatch(/^(Qxg7|Qd7\+|Qe6\+|Qf5|Qg5|Qg6|Qh3)$/)
  })

  it('of Wren have no pawn become a knight where a queen is natural', async () => {
    const { thought, position, voice } = await askMind('wren', { depth: 2 }, '8/P5k1/8/8/8/8/6K1/8 w - - 0 1')
    const sans = findTreeBranches(thought, position, voice).map(({ line }) => makeSans(position, line)[0])
    expect(sans.join(' ')).not.toMatch(/=[NBR]/)
  })
})
