/**
 * A game of your own needs a node and three functions. Here a node is { board, turn }: nine cells, each 'x', 'o' or
 * '.', and the side to move. Nodes are never changed, so a search can go back to any of them.
 */
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

export const start = { board: '.........', turn: 'x' }

export const other = (side) => (side === 'x' ? 'o' : 'x')

export function play({ board, turn }, cell) {
  return { board: board.slice(0, cell) + turn + board.slice(cell + 1), turn: other(turn) }
}

export const freeCells = ({ board }) => [...board].flatMap((mark, cell) => (mark === '.' ? [cell] : []))

export function winner({ board }) {
  const line = lines.find(([a, b, c]) => board[a] !== '.' && board[a] === board[b] && board[b] === board[c])
  return line && board[line[0]]
}

const isOver = (node) => winner(node) !== undefined || !node.board.includes('.')

/** What `alphaBeta` is to know of the game, seen by `side`: a win is worth 1, a loss -1, a draw 0. */
export function rulesFor(side) {
  return {
    getChildren: (node) => freeCells(node).map((cell) => play(node, cell)),
    terminal: isOver,
    utility(node) {
      const won = winner(node)
      if (won === undefined) return 0
      return won === side ? 1 : -1
    },
  }
}
