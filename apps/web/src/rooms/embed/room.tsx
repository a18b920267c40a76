import '@rookery/embed'
import { withWords } from '@rookery/words'
import { say } from '@rookery/words/web/embed'
import { AddressNotices } from '../../address/address-notices.tsx'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import { Code, Exhibit, type ExhibitProps } from './exhibit.tsx'
import styles from './room.module.css'

type Shown = Omit<ExhibitProps, 'title' | 'about'>

const games = [
  exhibit('games.owl', {
    specimen: { tag: 'rookery-game', attributes: { mind: 'owl' } },
    isPage: true,
  }),
  exhibit('games.kestrel', {
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
  }),
]

const boards = [
  exhibit('boards.both', {
    specimen: { tag: 'rookery-board', attributes: { interactive: true } },
  }),
  exhibit('boards.marks', {
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
  }),
  exhibit('boards.small', {
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
  }),
]

function exhibit(key: 'games.owl' | 'games.kestrel' | `boards.${'both' | 'marks' | 'small'}`, shown: Shown) {
  return withWords({ key, ...shown }, { title: () => say(key), about: () => say(`${key}About`) })
}

const reactCode = `import { RookeryGame } from '@rookery/embed/react'

export const Lesson = () => (
  <RookeryGame mind="owl:depth=2" onMove={({ san }) => console.log(san)} />
)`

// There is nothing to ask this room for.
const addressKeys = {}

/** The studio's elements at work, with the code that puts them into another page. */
export default function EmbedRoom({ query }: RoomProps) {
  return (
    <main className={`${roomStyles.room} ${roomStyles.wide} ${styles.room}`}>
      <AddressNotices query={query} keys={addressKeys} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{say('title')}</h1>
          <p>{say('about')}</p>
        </header>
        <h2>{say('games.title')}</h2>
        <div className={styles.games}>
          {games.map(({ key, ...game }) => (
            <Exhibit key={key} {...game} />
          ))}
        </div>
        <h2>{say('react')}</h2>
        <Code text={reactCode} label={say('code.ofReact')} language="JSX" />
        <h2>{say('boards.title')}</h2>
        <div className={styles.boards}>
          {boards.map(({ key, ...board }) => (
            <Exhibit key={key} {...board} />
          ))}
        </div>
      </div>
    </main>
  )
}
