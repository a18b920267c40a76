type Face = 'page' | 'terminal'

interface Command {
  readonly name: string
  /** Other words for it. */
  readonly synonyms?: readonly string[]
  readonly usage: string
  readonly help: string
  readonly faces: readonly Face[]
}

const both = ['page', 'terminal'] as const
const page = ['page'] as const
const terminal = ['terminal'] as const

/** What a person may type during a game besides a move. */
const commands = [
  { name: 'back', usage: 'back', help: 'show the move before', faces: page },
  { name: 'forward', synonyms: ['next'], usage: 'forward', help: 'show the next move', faces: page },
  { name: 'start', synonyms: ['first'], usage: 'start', help: 'show the start of the game', faces: page },
  { name: 'end', synonyms: ['last'], usage: 'end', help: 'show the latest move', faces: page },
  { name: 'undo', synonyms: ['takeback'], usage: 'undo', help: 'take back your last move', faces: both },
  { name: 'hint', usage: 'hint', help: 'what a mind would play in your place', faces: both },
  {
    name: 'why',
    usage: 'why [MOVE] [--json]',
    help: "your opponent's last thought, or what it makes of a move of yours or its own",
    faces: terminal,
  },
  { name: 'eval', usage: 'eval', help: 'what your opponent makes of the position', faces: terminal },
  { name: 'moves', usage: 'moves', help: 'the moves you can make', faces: terminal },
  { name: 'clock', usage: 'clock', help: 'the time that both sides have left', faces: terminal },
  { name: 'board', usage: 'board', help: 'draw the board', faces: terminal },
  { name: 'flip', usage: 'flip', help: 'turn the board around', faces: both },
  { name: 'fen', usage: 'fen', help: 'the position as a FEN', faces: terminal },
  { name: 'pgn', usage: 'pgn', help: 'the game so far', faces: terminal },
  {
    name: 'save',
    usage: 'save FILE',
    help: 'write the game to a new file: PGN, or with .json what the page and play --open go on with',
    faces: terminal,
  },
  { name: 'draw', usage: 'draw', help: 'claim a draw, or offer one with your next move', faces: both },
  { name: 'resign', usage: 'resign', help: 'give the game up', faces: both },
  { name: 'rematch', usage: 'rematch', help: 'the same again with colours changed', faces: page },
  { name: 'new', usage: 'new', help: 'begin another game', faces: page },
  {
    name: 'quit',
    usage: 'quit',
    help: 'leave; the game is kept (Ctrl-C and Ctrl-D do the same)',
    faces: terminal,
  },
  { name: 'help', usage: 'help', help: 'this list', faces: both },
] as const satisfies readonly Command[]

type Entry = (typeof commands)[number]

export type CommandName<F extends Face> = Extract<
  Entry,
  { readonly faces: F extends 'page' ? typeof both | typeof page : typeof both | typeof terminal }
>['name']

export type Typed<F extends Face> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'command'; readonly name: CommandName<F>; readonly argument: string }
  | { readonly kind: 'move'; readonly text: string }

/** What a face understands, in the order in which help lists it. */
export const commandsOf = <F extends Face>(face: F): (Command & { readonly name: CommandName<F> })[] =>
  (commands as readonly Command[]).filter(({ faces }) => faces.includes(face)) as (Command & {
    readonly name: CommandName<F>
  })[]

/** A command may be written in several words ("take back"); what follows the first word of any other is its argument. */
export function readTyped<F extends Face>(line: string, face: F): Typed<F> {
  const text = line.trim()
  if (text === '') return { kind: 'nothing' }
  const known = commandsOf(face)
  const find = (word: string) => known.find(({ name, synonyms }) => name === word || synonyms?.includes(word))
  const squeezed = find(text.toLowerCase().replace(/[\s-]/g, ''))
  if (squeezed) return { kind: 'command', name: squeezed.name, argument: '' }
  const [word = ''] = text.split(/\s+/)
  const first = find(word.toLowerCase())
  if (!first) return { kind: 'move', text }
  return { kind: 'command', name: first.name, argument: text.slice(word.length).trim() }
}
