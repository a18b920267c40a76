import { say } from '@rookery/words/web/help'
import { NoteDialog } from './note-dialog.tsx'

interface Props {
  readonly onClose: () => void
}

type Rows = readonly (readonly [term: string, meaning: string])[]

/** The keys of the play room (see use-game-keys.ts). */
const keys = (): Rows => [
  ['← →', say('walk')],
  [say('endKeys'), say('ends')],
  ['f', say('flip')],
  ['m', say('type')],
  ['h', say('hint')],
  ['n', say('newGame')],
  ['Esc', say('escape')],
  ['?', say('help')],
]

const commands = (): Rows => [
  ['e4, Nf3, O-O, e7e8q', say('move')],
  ['back, forward, start, end', say('step')],
  ['undo, hint, flip', say('asButtons')],
  ['draw, resign, rematch, new', say('asButtons')],
]

/** The keys and the words that can be typed. */
export default function HelpDialog({ onClose }: Props) {
  return (
    <NoteDialog title={say('title')} onClose={onClose}>
      <HelpList title={say('keys')} rows={keys()} />
      <p>{say('board')}</p>
      <HelpList title={say('typed')} rows={commands()} />
    </NoteDialog>
  )
}

function HelpList({ title, rows }: { readonly title: string; readonly rows: Rows }) {
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
