/** What a person may type besides a move. */
export const personCommands = [
  { name: 'undo', usage: 'undo', help: 'take back your last move' },
  { name: 'hint', usage: 'hint', help: 'what your opponent would play in your place' },
  {
    name: 'why',
    usage: 'why [MOVE] [--json]',
    help: "your opponent's last thought, or what it makes of a move of yours or its own",
  },
  { name: 'eval', usage: 'eval', help: 'what your opponent makes of the position' },
  { name: 'moves', usage: 'moves', help: 'the moves you can make' },
  { name: 'clock', usage: 'clock', help: 'the time that both sides have left' },
  { name: 'board', usage: 'board', help: 'draw the board' },
  { name: 'flip', usage: 'flip', help: 'turn the board around' },
  { name: 'fen', usage: 'fen', help: 'the position as a FEN' },
  { name: 'pgn', usage: 'pgn', help: 'the game so far' },
  { name: 'save', usage: 'save FILE', help: 'write the game to a new PGN file' },
  { name: 'draw', usage: 'draw', help: 'claim a draw, or offer one with your next move' },
  { name: 'resign', usage: 'resign', help: 'give the game up' },
  { name: 'quit', usage: 'quit', help: 'leave; the game is kept (Ctrl-C and Ctrl-D do the same)' },
  { name: 'help', usage: 'help', help: 'this list' },
] as const

export type PersonCommandName = (typeof personCommands)[number]['name']

export type PersonInput =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'command'; readonly name: PersonCommandName; readonly argument: string }
  | { readonly kind: 'move'; readonly text: string }

export function readPersonInput(line: string): PersonInput {
  const text = line.trim()
  if (text === '') return { kind: 'nothing' }
  const [word = ''] = text.split(/\s+/)
  const command = personCommands.find(({ name }) => name === word.toLowerCase())
  if (!command) return { kind: 'move', text }
  return { kind: 'command', name: command.name, argument: text.slice(word.length).trim() }
}
