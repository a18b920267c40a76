import type { PlayState } from '@rookery/play'
import { begin, playMoves } from '@rookery/testkit/playing'
import { beforeAll, expect, it } from 'vitest'
import { makeGameFile, parseSavedState } from '../../game/saved-state.ts'
import { openGames } from '../../game/storage/games-store.ts'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { openGameFile } from './open-game-file.ts'

beforeAll(emptyDatabase)

const fileOf = (state: PlayState): File => new File([makeGameFile(state, 0)], 'game.json')
const listMoves = async () => (await (await openGames()).list()).map(({ moves }) => moves).sort()

it('a file takes the place of an earlier state of its game, and of nothing else', async () => {
  const one = playMoves(begin(), 'e2e4')
  const two = playMoves(one, 'e7e5')
  expect(await openGameFile(fileOf(one))).toBe('#/games?id=first')
  expect(await openGameFile(fileOf(two))).toBe('#/games?id=first')
  expect(await listMoves()).toEqual(['e2e4 e7e5'])
  const route = await openGameFile(fileOf(one))
  expect(await listMoves()).toEqual(['e2e4', 'e2e4 e7e5'])
  const id = new URLSearchParams(route.split('?')[1]).get('id')!
  const { text } = (await (await openGames()).read(id))!
  const kept = parseSavedState(text)
  expect(kept.ok && kept.value.setup.id).toBe(id)
})

it('a file that is too large is not read', async () => {
  const file = new File(['x'.repeat(8_000_001)], 'game.json')
  await expect(openGameFile(file)).rejects.toThrow('it has 9 MB, and a saved game has at most 8')
})
