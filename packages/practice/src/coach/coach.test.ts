import { createEngine } from '@rookery/engine'
import {
  Line,
  makeSquare,
  minichess,
  parseMove,
  parsePosition,
  startPosition,
  unwrap,
  type Variant,
} from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { afterAll, describe, expect, it } from 'vitest'
import { type Marks, tellMove, tellQuestion, tellWarning, Watcher } from './index.ts'
import { findMarks, findTrouble } from './trouble.ts'

const watchers = new Map<Variant | undefined, Watcher>()

function watcherFor(variant?: Variant): Watcher {
  const known = watchers.get(variant)
  if (known) return known
  const made = new Watcher(createEngine({ ...(variant && { variant }), hashMb: 4 }))
  watchers.set(variant, made)
  return made
}

afterAll(() => Promise.all([...watchers.values()].map((watcher) => watcher.dispose())))

const never = new AbortController().signal
const lineAt = (fen: string, variant?: Variant) => Line.from(unwrap(parsePosition(fen, variant)))
const playAll = (...sans: string[]) =>
  sans.reduce((line, san) => line.play(unwrap(parseMove(line.position, san))), Line.from(startPosition()))

async function warn(line: Line, san: string, variant?: Variant) {
  const move = unwrap(parseMove(line.position, san))
  const judged = await watcherFor(variant).findBlunder(line, move, never)
  if (!judged) return undefined
  const trouble = findTrouble(judged)
  return {
    said: tellWarning(judged, trouble),
    asked: tellQuestion(judged),
    marks: findMarks(judged, trouble),
  }
}

async function explain(line: Line, san: string) {
  const move = unwrap(parseMove(line.position, san))
  return tellMove((await watcherFor().judge(line, move, never))!)
}

const squaresOf = ({ squares }: Marks) => squares.map(makeSquare)

/** White's queen has come out. */
const queenOut = playAll('e4', 'e5', 'Qh5', 'Nc6')

describe('a warning', () => {
  it('is about the queen that is left to be taken, and marks her', async () => {
    const warning = (await warn(queenOut, 'Qxh7'))!
    expect(warning.asked).toBe('Sure about Qxh7?')
    expect(warning.said).toBe('Careful: after Qxh7, Rxh7 takes the queen on h7.')
    expect(squaresOf(warning.marks)).toEqual(['h7'])
    expect(warning.marks.reply).toBeDefined()
  })

  it('is about mate, and marks the king', async () => {
    const warning = (await warn(playAll('f3', 'e5'), 'g4'))!
    expect(warning.said).toBe('Careful: g4 allows mate in 1, by Qh4#.')
    expect(squaresOf(warning.marks)).toEqual(['e1'])
  })

  it('is about a win that becomes a stalemate', async () => {
    const warning = (await warn(lineAt('7k/8/6K1/8/8/8/8/5Q2 w - - 0 1'), 'Qf7'))!
    expect(warning.said).toBe('Careful: Qf7 ends the game in a draw, and you stand better.')
    expect(warning.marks).toEqual({ squares: [] })
  })

  it('is about something much better, without telling what', async () => {
    const warning = (await warn(lineAt('q5k1/5ppp/8/8/8/8/5PPP/Q5K1 w - - 0 1'), 'Qb2'))!
    expect(warning.said).toBe('Careful: there is something much better than Qb2.')
  })

  it('is about a king that can be taken, where kings are', async () => {
    const line = lineAt('r2k1/5/5/5/1P3/K3R w - - 0 1', minichess)
    const warning = (await warn(line, 'b3', minichess))!
    expect(warning.said).toBe('Careful: after b3 your king can be taken.')
  })

  it.each([
    ['the best move', queenOut, 'Bc4'],
    ['a fair one', queenOut, 'Nf3'],
    ['a little loss', playAll('e4', 'e5'), 'a3'],
    ['a queen that is traded', lineAt('3qk3/8/8/8/8/8/8/3QK3 w - - 0 1'), 'Qxd8+'],
    ['what is lost anyway', lineAt('3qk3/8/8/8/8/8/q7/K7 w - - 0 1'), 'Kxa2'],
  ])('is not given for %s', async (_, line, san) => {
    expect(await warn(line, san)).toBeUndefined()
  })

  it('does not come after somebody who has gone', async () => {
    const move = unwrap(parseMove(queenOut.position, 'Qxh7'))
    expect(await watcherFor().findBlunder(queenOut, move, AbortSignal.abort())).toBeUndefined()
  })
})

describe('an explanation', () => {
  it('says what a good move does', async () => {
    expect(await explain(lineAt('4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1'), 'Rxd5')).toBe(
      'Rxd5 is the best move: it takes the knight on d5, which nobody guards.',
    )
  })

  it('says what a move takes beside what else it does', async () => {
    expect(await explain(queenOut, 'Qxf7+')).toMatch(/^Qxf7\+: it takes the pawn on f7, and it gives check\./)
  })

  it('says what was wrong, what was better, and why', async () => {
    const said = await explain(queenOut, 'Qxh7')
    expect(said).toContain('Qxh7 was a blunder: Rxh7 takes the queen on h7. Better was ')
  })

  it('comes although the game has gone on meanwhile', async () => {
    const move = unwrap(parseMove(queenOut.position, 'Qxh7'))
    const judging = watcherFor().judge(queenOut, move, never)
    watcherFor().watch(playAll('d4', 'd5'))
    expect((await judging)?.class).toBe('blunder')
  })

  it('is told in German', async () => {
    await setLanguage('de')
    try {
      expect(await explain(playAll('f3', 'e5'), 'g4')).toContain(
        'g4 war ein Patzer: erlaubt Matt in 1, durch Qh4#. Besser war ',
      )
    } finally {
      await setLanguage('en')
    }
  })
})

it('an engine that cannot be had is told to whoever asks', async () => {
  const watcher = new Watcher(Promise.reject(new Error('no engine')))
  watcher.watch(queenOut)
  const move = unwrap(parseMove(queenOut.position, 'Qxh7'))
  await expect(watcher.findBlunder(queenOut, move, never)).rejects.toThrow('no engine')
  await watcher.dispose()
})
