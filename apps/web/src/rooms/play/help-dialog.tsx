import { gameKeys } from '../../game/table/use-game-keys.ts'
import { NoteDialog } from './note-dialog.tsx'

interface Props {
  readonly onClose: () => void
}

const commands: readonly (readonly [command: string, meaning: string])[] = [
  ['e4, Nf3, O-O, e7e8q', 'play the move'],
  ['back, forward, start, end', 'step through the game'],
  ['undo, hint, flip', 'as the buttons do'],
  ['draw, resign, rematch, new', 'as the buttons do'],
]

/** The keys and the words that can be typed. */
export default function HelpDialog({ onClose }: Props) {
  return (
    <NoteDialog title="Keys and commands" onClose={onClose}>
      <HelpList title="Keys" rows={gameKeys} />
      <p>On the board, the arrow keys walk from square to square; Enter picks a piece up and puts it down.</p>
      <HelpList title="Typed in the Moves tab" rows={commands} />
    </NoteDialog>
  )
}

function HelpList({ title, rows }: { readonly title: string; readonly rows: typeof gameKeys }) {
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {rows.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
