import { tellSpecialRules, titleRules } from '@rookery/play'
import type { Variant } from '@rookery/rules'
import { say } from '@rookery/words/web/rules'
import { changePreferences, usePreferences } from '../../../preferences/store.ts'
import styles from './first-rules.module.css'
import { RulesList } from './rules-list.tsx'

interface Props {
  readonly variant: Variant
}

/** The rules of a board at the first game on it, until the person has read them. */
export default function FirstRules({ variant }: Props) {
  const { knownBoards } = usePreferences()
  if (knownBoards.includes(variant.id) || tellSpecialRules(variant).length === 0) return null
  return (
    <section className={styles.rules} aria-label={titleRules(variant)}>
      <h2>{say('newTo', { board: variant.name })}</h2>
      <button type="button" onClick={() => changePreferences({ knownBoards: [...knownBoards, variant.id] })}>
        {say('known')}
      </button>
      <RulesList variant={variant} />
    </section>
  )
}
