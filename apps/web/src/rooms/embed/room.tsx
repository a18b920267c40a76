import '@rookery/embed'
import roomStyles from '../../ui/room.module.css'
import { Code, Exhibit, type ExhibitProps } from './exhibit.tsx'
import styles from './room.module.css'

const games: readonly ExhibitProps[] = [
  {
    title: 'Play Owl',
    about: 'A whole page of eight lines. Save it beside rookery-embed.js and open it from any static server.',
    specimen: { tag: 'rookery-game', attributes: { mind: 'owl' } },
    isPage: true,
  },
  {
    title: 'Minichess against Kestrel',
    about: 'Another mind with a setting, a smaller board, a clock, and its thoughts without the moves.',
    specimen: {
      tag: 'rookery-game',
      attributes: {
        mind: 'kestrel:depth=3',
        variant: 'minichess',
        color: 'black',
        clock: '5+3',
        panel: 'thought',
        theme: 'slate',
      },
    },
  },
]

const boards: readonly ExhibitProps[] = [
  {
    title: 'Both sides move',
    about: 'By the rules, with dragging, clicks, touch or keys.',
    specimen: { tag: 'rookery-board', attributes: { interactive: true } },
  },
  {
    title: 'A position with marks',
    about: 'A FEN, the last move, arrows and a circle, for a diagram in a text.',
    specimen: {
      tag: 'rookery-board',
      attributes: {
        position: 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4',
        'last-move': 'h5f7',
        arrows: 'c4f7',
        circles: 'e8:red',
        theme: 'meadow',
      },
    },
  },
  {
    title: 'A smaller board from Black’s side',
    about: 'Five by five squares, pieces as letters, in print.',
    specimen: {
      tag: 'rookery-board',
      attributes: {
        variant: 'gardner',
        orientation: 'black',
        interactive: 'both',
        theme: 'print',
        pieces: 'letters',
      },
    },
  },
]

const reactCode = `import { RookeryGame } from '@rookery/embed/react'

export const Lesson = () => (
  <RookeryGame mind="owl:depth=2" onMove={({ san }) => console.log(san)} />
)`

/** The studio's elements at work, with the code that puts them into another page. */
export default function EmbedRoom() {
  return (
    <main className={`${roomStyles.room} ${roomStyles.wide} ${styles.room}`}>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Elements for your page</h1>
          <p>
            The studio’s board and minds work in any page, without a framework and without special headers.
            All that you see here is live: try it, then copy its code.
          </p>
        </header>
        <h2>A mind to play</h2>
        <div className={styles.games}>
          {games.map((game) => (
            <Exhibit key={game.title} {...game} />
          ))}
        </div>
        <h2>In React</h2>
        <Code text={reactCode} label="Code of a game in React" language="JSX" />
        <h2>A board</h2>
        <div className={styles.boards}>
          {boards.map((board) => (
            <Exhibit key={board.title} {...board} />
          ))}
        </div>
      </div>
    </main>
  )
}
