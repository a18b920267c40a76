import { type MindSeat, parseMindSeat } from '@rookery/play'
import type { RosterEntry } from '@rookery/players'
import { describeFaults, type VariantId } from '@rookery/rules'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { type RawSettings, SettingsForm } from '../../../ui/settings-form.tsx'
import { makeRating } from './rating.ts'

interface Props {
  readonly bird: RosterEntry
  readonly variant: VariantId
  /** Why it cannot be chosen now, in words. */
  readonly obstacle: string | undefined
  readonly onChoose: (seat: MindSeat) => void
}

/** One click plays it as it is; its settings open under it. */
export function BirdCard({ bird, variant, obstacle, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState<RawSettings>({})
  const settingsId = useId()
  const seat = parseMindSeat(bird.id, values)
  const hasSettings = Object.keys(bird.settings).length > 0
  const start = () => seat.ok && onChoose(seat.value)
  const isDisabled = obstacle !== undefined || !seat.ok

  return (
    <div className="bird" data-open={isOpen}>
      <button type="button" className="bird-choose" disabled={isDisabled} onClick={start}>
        <Portrait bird={bird} />
        <BirdWords
          bird={bird}
          rating={seat.ok ? makeRating(seat.value, variant) : undefined}
          obstacle={obstacle}
        />
      </button>
      {hasSettings && (
        <button
          type="button"
          className="quiet bird-settings"
          aria-label={`Settings of ${bird.name}`}
          title={`Settings of ${bird.name}`}
          aria-expanded={isOpen}
          aria-controls={settingsId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="settings" />
        </button>
      )}
      {isOpen && (
        <div id={settingsId} className="bird-form">
          <SettingsForm bird={bird} values={values} onChange={setValues} />
          <button type="button" className="primary" disabled={isDisabled} onClick={start}>
            Play {bird.name} with these settings
          </button>
          {!seat.ok && <p className="fault">{describeFaults(seat.faults)}.</p>}
        </div>
      )}
    </div>
  )
}

interface WordsProps extends Pick<Props, 'bird' | 'obstacle'> {
  readonly rating: string | undefined
}

function BirdWords({ bird, rating, obstacle }: WordsProps): ReactNode {
  return (
    <span className="bird-words">
      <span>
        <strong>{bird.name}</strong>
        {rating !== undefined && (
          <span className="bird-rating" title="Elo on our ladder, where random play is 0">
            <span className="visually-hidden">rated </span>
            {rating}
          </span>
        )}
      </span>
      <span className="bird-summary">{obstacle ?? bird.summary}</span>
      {obstacle === undefined && <span className="bird-character">{bird.character}</span>}
    </span>
  )
}
