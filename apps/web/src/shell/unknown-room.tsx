import { say } from '@rookery/words/web/unknown'
import roomStyles from '../ui/room.module.css'
import { makeRoute } from '../ui/route.ts'
import { rooms } from './rooms.ts'
import styles from './unknown-room.module.css'

interface Props {
  readonly name: string
}

/** An address stands there as a person would write it; one that is no text stands there as it is. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** What stands at an address that names no room. */
export default function UnknownRoom({ name }: Props) {
  return (
    <main className={`${roomStyles.room} ${roomStyles.wide}`}>
      <div className={styles.sign}>
        <h1>{say('heading', { name: decode(name) })}</h1>
        <p>{say('explanation')}</p>
        <ul>
          {rooms.map(({ id, label }) => (
            <li key={id}>
              <a href={makeRoute(id)}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
