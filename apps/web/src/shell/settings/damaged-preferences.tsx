import { say } from '@rookery/words/web/damaged'
import { useState } from 'react'
import { damagedPreferences, forgetDamagedPreferences } from '../../preferences/damaged.ts'
import { DamageNotice } from '../../ui/damage-notice.tsx'

/** Says, until it is dismissed, that the settings that were saved could not be read. */
export function DamagedPreferences() {
  const [text] = useState(damagedPreferences)
  if (text === null) return null
  return (
    <DamageNotice
      words={say('preferences')}
      file="rookery-settings-damaged.json"
      text={text}
      onDismiss={forgetDamagedPreferences}
    />
  )
}
