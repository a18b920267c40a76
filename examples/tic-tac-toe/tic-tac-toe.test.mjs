import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { alphaBeta } from '@rookery/players'
import { createRandom } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { freeCells, play, rulesFor, start, winner } from './tic-tac-toe.mjs'

const isOver = (node) => winner(node) !== undefined || !node.board.includes('.')

/** What the side to move can hold, by trying everything. */
const values = new Map()
function solve(node) {
  if (!values.has(node.board)) {
    const won = winner(node)
    const children = isOver(node) ? [] : freeCells(node).map((cell) => -solve(play(node, cell)))
    values.set(node.board, won ? -1 : children.length > 0 ? Math.max(...children) : 0)
  }
  return values.get(node.board)
}

function reachable(node, found = new Map()) {
  if (found.has(node.board)) return found
  found.set(node.board, node)
  if (!isOver(node)) for (const cell of freeCells(node)) reachable(play(node, cell), found)
  return found
}

describe('tic-tac-toe by alphaBeta', () => {
  const open = [...reachable(start).values()].filter((node) => !isOver(node))

  it('knows 4520 positions in which there is a move to make', () => {
    expect(open).toHaveLength(4520)
  })

  it('gives away nothing in any of them: what can be held is held', () => {
    for (const node of open) {
      const { child, value } = alphaBeta(node, 0, rulesFor(node.turn))
      expect(value === solve(node) && -solve(child) === value, node.board).toBe(true)
    }
  })

  it('finds all moves that are as good', () => {
    for (const node of open.filter((_, index) => index % 20 === 0)) {
      const { equals, value } = alphaBeta(node, 0, rulesFor(node.turn))
      const best = freeCells(node).filter((cell) => -solve(play(node, cell)) === value)
      expect(equals).toEqual(best.map((cell) => play(node, cell)))
    }
  })

  it('draws every game against itself, and not always the same one', () => {
    const games = new Set()
    for (let seed = 0; seed < 40; seed++) {
      const random = createRandom(seed)
      let node = start
      while (!isOver(node)) node = alphaBeta(node, 0, rulesFor(node.turn), random).child
      expect(winner(node)).toBeUndefined()
      games.add(node.board)
    }
    expect(games.size).toBeGreaterThan(5)
  })
})

describe('the program', () => {
  it('plays a game with a person, who may err, and never loses', async () => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('play.mjs', import.meta.url))])
    let text = ''
    let answered = 0
    // The person tries one cell after the other, taken ones too.
    child.stdout.on('data', (chunk) => {
      text += chunk
      const asked = text.split('Your cell').length - 1
      while (answered < asked) child.stdin.write(`${(answered++ % 9) + 1}\n`)
    })
    const exitCode = await new Promise((resolve) => child.on('close', resolve))
    expect(exitCode).toBe(0)
    expect(text).toMatch(/Heron wins\.|A draw\./)
  })

  const runWith = async (input) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('play.mjs', import.meta.url))])
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.stdin.end(input)
    return { exitCode: await new Promise((resolve) => child.on('close', resolve)), text }
  }

  it('plays to the end with lines that come all at once', async () => {
    const { exitCode, text } = await runWith('5\n1\n2\n3\n4\n6\n7\n8\n9\n')
    expect(exitCode).toBe(0)
    expect(text).toMatch(/Heron wins\.\n$|A draw\.\n$/)
  })

  it('says that the game was left when the lines end before it', async () => {
    const { exitCode, text } = await runWith('5\n')
    expect(exitCode).toBe(1)
    expect(text).toMatch(/You left the game\.\n$/)
  })
})
