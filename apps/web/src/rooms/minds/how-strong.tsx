import { defaultSeat, describeSettings, makeStrength, parseMindSeat, strengthOf } from '@rookery/play'
import { type LadderRating, ladderOf, type RosterEntry } from '@rookery/players'
import { variantById } from '@rookery/rules'
import { say } from '@rookery/words/web/minds'
import { say as sayUi } from '@rookery/words/web/ui'
import styles from './how-strong.module.css'

/** What was measured of a mind, and how: with its usual settings by board, and where there is more, with others. */
export function HowStrong({ entry }: { readonly entry: RosterEntry }) {
  const measured = entry.variants.flatMap((id) => {
    const strength = strengthOf(defaultSeat(entry), id)
    return strength ? [{ id, strength }] : []
  })
  if (measured.length === 0) return null
  return (
    <>
      <h2>{say('strength.title')}</h2>
      {measured.map(({ id, strength }) => (
        <div key={id}>
          <p>
            {variantById(id)?.name ?? id}: <strong>{makeStrength(strength)}</strong>.
          </p>
          <h3 className={styles.how}>{sayUi('measured')}</h3>
          {strength.how.map((sentence) => (
            <p key={sentence} className={styles.how}>
              {sentence}
            </p>
          ))}
        </div>
      ))}
      <Rungs entry={entry} />
    </>
  )
}

/** A mind that stands on the ladder with several settings, as Raven with its levels. */
function Rungs({ entry }: { readonly entry: RosterEntry }) {
  const rungs = (ladderOf('standard')?.ratings ?? []).filter(({ id }) => id === entry.id)
  if (rungs.length < 2) return null
  return (
    <table className={styles.rungs}>
      <thead>
        <tr>
          <th scope="col">{say('strength.board')}</th>
          <th scope="col">{say('strength.rating')}</th>
          <th scope="col">±</th>
          <th scope="col">{say('strength.games')}</th>
        </tr>
      </thead>
      <tbody>
        {rungs.map((rung) => (
          <tr key={rung.elo}>
            <th scope="row">{nameOf(rung)}</th>
            <td>{rung.elo}</td>
            <td>{rung.error}</td>
            <td>{rung.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function nameOf({ id, changed }: LadderRating): string {
  const seat = parseMindSeat(id, changed)
  return (seat.ok && describeSettings(seat.value)) || say('strength.usual')
}
