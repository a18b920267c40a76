import { createInterface } from 'node:readline'

/** A UCI engine that costs nothing: it answers with the move of a known game, by the number of moves played. */
const game = (process.argv[2] ?? '').split(',')
let played = 0

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'uci') process.stdout.write('uciok\n')
  else if (line === 'isready') process.stdout.write('readyok\n')
  else if (line.startsWith('position')) played = line.split(' ').length - 3
  else if (line.startsWith('go')) process.stdout.write(`bestmove ${game[Math.max(0, played)]}\n`)
  else if (line === 'quit') process.exit()
})
