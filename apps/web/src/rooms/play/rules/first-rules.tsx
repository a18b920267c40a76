import { tellSpecialRules, titleRules } from '@rookery/play'
import type { Variant } from '@rookery/rules'
import { say } from '@rookery/words/web/rules'
import { useCallback } from 'react'
import { changePreferences, getPreferences, usePreferences } from '../../../preferences/store.ts'
import { useKeys } from '../../../ui/use-keys.ts'
import styles from './first-rules.module.css'
import { RulesList } from './rules-list.tsx'

interface Props {
  readonly variant: Variant
}

/** The rules of a board at the first game on it, until the person has read them. */
export default function FirstRules({ variant }: Props) {
  const { knownBoards } = usePreferences()
  if (knownBoards.includes(variant.id) || tellSpecialRules(variant).length === 0) return null
  return <Rules variant={variant} />
}

function Rules({ variant }: Props) {
  const know = useCallback(
    () => changePreferences({ knownBoards: [...getPreferences().knownBoards, variant.id] }),
    [variant],
  )
  useKeys(useCallback((key) => (key === 'Escape' ? know : undefined), [know]))
  return (
    <section className={styles.rules} aria-label={titleRules(variant)}>
      <h2>{say('newTo', { board: variant.name })}</h2>
      <button type="button" onClick={know}>
        {say('known')}
      </button>
      <RulesList variant={variant} />
    </section>
  )
}
