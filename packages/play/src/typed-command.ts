import { say } from '@rookery/words/play/commands'

type Face = 'page' | 'terminal'

interface Command {
  readonly name: string
  /** Other words for it. */
  readonly synonyms?: readonly string[]
  readonly usage: string
  readonly faces: readonly Face[]
}

const both = ['page', 'terminal'] as const
const page = ['page'] as const
const terminal = ['terminal'] as const

/** What a person may type during a game besides a move. */
const commands = [
  { name: 'back', usage: 'back', faces: page },
  { name: 'forward', synonyms: ['next'], usage: 'forward', faces: page },
  { name: 'start', synonyms: ['first'], usage: 'start', faces: page },
  { name: 'end', synonyms: ['last'], usage: 'end', faces: page },
  { name: 'undo', synonyms: ['takeback'], usage: 'undo', faces: both },
  { name: 'hint', usage: 'hint', faces: both },
  {
    name: 'why',
    usage: 'why [MOVE] [--json]',
    faces: terminal,
  },
  { name: 'eval', usage: 'eval', faces: terminal },
  { name: 'rules', usage: 'rules', faces: terminal },
  { name: 'moves', usage: 'moves', faces: terminal },
  { name: 'clock', usage: 'clock', faces: terminal },
  { name: 'board', usage: 'board', faces: terminal },
  { name: 'flip', usage: 'flip', faces: both },
  { name: 'fen', usage: 'fen', faces: terminal },
  { name: 'pgn', usage: 'pgn', faces: terminal },
  {
    name: 'save',
    usage: 'save FILE',
    faces: terminal,
  },
  { name: 'draw', usage: 'draw', faces: both },
  { name: 'resign', usage: 'resign', faces: both },
  { name: 'rematch', usage: 'rematch', faces: page },
  { name: 'new', usage: 'new', faces: page },
  {
    name: 'quit',
    usage: 'quit',
    faces: terminal,
  },
  { name: 'help', usage: 'help', faces: both },
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

/** A command as a face offers it, with what it does. */
type Offered<F extends Face> = Command & { readonly name: CommandName<F>; readonly help: string }

/** What a face understands, in the order in which help lists it. */
export const commandsOf = <F extends Face>(face: F): Offered<F>[] =>
  commands
    .filter(({ faces }) => (faces as readonly Face[]).includes(face))
    .map((command): Command & { readonly help: string } => ({
      ...command,
      help: say(command.name),
    })) as Offered<F>[]

/** A command may be written in several words ("take back"); what follows the first word of any other is its argument. */
export function readTyped<F extends Face>(line: string, face: F): Typed<F> {
  const text = typeof line === 'string' ? line.trim() : ''
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
