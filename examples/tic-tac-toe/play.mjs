import { createInterface } from 'node:readline/promises'
import { alphaBeta } from '@rookery/players'
import { createRandom } from '@rookery/rules'
import { freeCells, play, rulesFor, start, winner } from './tic-tac-toe.mjs'

const terminal = createInterface({ input: process.stdin, output: process.stdout })
terminal.on('SIGINT', () => process.exit(130))
const random = createRandom(Date.now())
// Lines are taken one by one: of a pipe they all come before the second question is asked.
const lines = terminal[Symbol.asyncIterator]()

function draw({ board }) {
  const cells = [...board].map((mark, cell) => (mark === '.' ? cell + 1 : mark))
  for (let row = 0; row < 9; row += 3) console.log(` ${cells.slice(row, row + 3).join(' ')}`)
}

async function askPerson(node) {
  for (;;) {
    process.stdout.write('Your cell, 1 to 9: ')
    const { value, done } = await lines.next()
    if (done) {
      console.log('\nYou left the game.')
      process.exit(1)
    }
    const cell = Number(value) - 1
    if (freeCells(node).includes(cell)) return play(node, cell)
    console.log('That is not a free cell.')
  }
}

let node = start
while (winner(node) === undefined && node.board.includes('.')) {
  draw(node)
  if (node.turn === 'x') node = await askPerson(node)
  else {
    const { child, value, equals } = alphaBeta(node, 0, rulesFor('o'), random)
    const outlook = { '-1': 'I lose', 0: 'it will be a draw', 1: 'I win' }[value]
    console.log(`Heron: ${outlook}; ${equals.length} of my moves are as good as this one.`)
    node = child
  }
}
draw(node)
console.log({ x: 'You win.', o: 'Heron wins.' }[winner(node)] ?? 'A draw.')
terminal.close()
