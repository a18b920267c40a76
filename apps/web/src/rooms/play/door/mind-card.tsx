import type { Strength } from '@rookery/play'
import type { RosterEntry } from '@rookery/players'
import { say } from '@rookery/words/web/door'
import buttonStyles from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { settingNames } from '../../../ui/settings-form.tsx'
import { StrengthButton } from '../../../ui/strength-button.tsx'
import textStyles from '../../../ui/text.module.css'
import type { Tally } from '../tally.ts'
import styles from './mind-card.module.css'

interface Props {
  readonly entry: RosterEntry
  /** Undefined where it was not measured. */
  readonly strength: Strength | undefined
  /** What stands for it where the mind has many strengths. */
  readonly range: string | undefined
  readonly tally: Tally | undefined
  /** Why it cannot be chosen now, in words. */
  readonly obstacle: string | undefined
  /** A few words for the one that a newcomer should try. */
  readonly sign: string | undefined
  /** Whether it is the one that is told of below. */
  readonly isShown: boolean
  readonly onPlay: () => void
  readonly onShow: () => void
}

/** One click on the portrait plays; the small button shows what can be set. */
export function MindCard({ entry, strength, range, tally, obstacle, sign, isShown, onPlay, onShow }: Props) {
  const about = say(settingNames(entry).length > 0 ? 'settingsOf' : 'about', { mind: entry.name })
  return (
    <li className={styles.card} data-shown={isShown}>
      <button type="button" className={styles.play} disabled={obstacle !== undefined} onClick={onPlay}>
        <Portrait entry={entry} />
        <strong>{entry.name}</strong>
        <span className={styles.trait}>{obstacle ?? entry.trait ?? entry.summary}</span>
        {tally && (
          <span className={styles.tally}>
            <span className={textStyles.unseen}>{say('tally', tally)}</span>
            <span aria-hidden="true">
              {tally.won}–{tally.drawn}–{tally.lost}
            </span>
          </span>
        )}
        {sign !== undefined && <span className={styles.sign}>{sign}</span>}
      </button>
      <div className={styles.strength}>
        {strength && (
          <StrengthButton strength={strength} words={range ?? entry.strength?.words ?? strength.short} />
        )}
      </div>
      <button
        type="button"
        className={`${buttonStyles.quiet} ${styles.about}`}
        aria-label={about}
        title={about}
        aria-pressed={isShown}
        onClick={onShow}
      >
        <Icon name="settings" />
      </button>
    </li>
  )
}
