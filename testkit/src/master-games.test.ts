import { parsePgn } from '@rookery/rules'
import { expect, test } from 'vitest'
import { masterGames } from './master-games.ts'

test.each(masterGames.map((game) => [game.name, game] as const))(
  '%s can be played through',
  (_name, game) => {
    const [read, ...others] = parsePgn(`[Result "${game.result}"]\n\n${game.moves} ${game.result}`)
    expect(others).toEqual([])
    if (!read?.ok) throw new Error(JSON.stringify(read?.faults))
    const nodes = [...read.value.mainline()]
    const names = nodes.map(({ parent, san }) => {
      const { fullmoves, turn } = parent!.position
      return `${fullmoves}${turn === 'white' ? '.' : '...'}${san}`
    })
    for (const name of [...game.errors, ...game.strong]) expect(names).toContain(name)
    // Who wrote the moves down has not lost one on the way.
    const outcome = read.value.line().outcome()
    expect(outcome?.reason === 'checkmate').toBe(game.moves.endsWith('#'))
    if (outcome) expect(game.result).toBe(outcome.winner === 'white' ? '1-0' : '0-1')
  },
)

test('there are more than twenty games, and each has something to be found', () => {
  expect(masterGames.length).toBeGreaterThanOrEqual(20)
  for (const { errors, strong, source } of masterGames) {
    expect(errors.length + strong.length).toBeGreaterThan(0)
    expect(source).not.toBe('')
  }
})
