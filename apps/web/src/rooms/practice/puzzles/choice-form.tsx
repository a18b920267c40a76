import { runModes } from '@rookery/practice'
import { say } from '@rookery/words/web/practice'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { ChoiceRow } from '../../../ui/choice-row.tsx'
import textStyles from '../../../ui/text.module.css'
import { filesDesk } from '../files/files-desk.ts'
import { makeRating } from '../make-rating.ts'
import styles from './choice-form.module.css'
import { countThemes } from './sources.ts'
import { tellTheme } from './themes.ts'
import type { Puzzles } from './use-puzzles.ts'

const ratings = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400]
const noThemes: ReadonlyMap<string, number> = new Map()

/** Which puzzles, how hard, and in what kind of run. */
export function PuzzleChoiceForm({
  puzzles: { choice, choose, begin, finding },
}: {
  readonly puzzles: Puzzles
}) {
  const [themeId, ratingId] = [useId(), useId()]
  const { set } = useSyncExternalStore(filesDesk.subscribe, filesDesk.view)
  const { variant, source } = choice
  const [themes, setThemes] = useState(noThemes)
  const hasImported = (set?.puzzles ?? 0) > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that comes in brings themes.
  useEffect(() => {
    let isGone = false
    countThemes({ variant, source }).then(
      (counts) => !isGone && setThemes(counts),
      // The board says what is wrong with the puzzles.
      () => !isGone && setThemes(noThemes),
    )
    return () => {
      isGone = true
    }
  }, [variant, source, set])

  return (
    <section className={styles.form} aria-label={say('choice.label')}>
      <h2>{say('choice.label')}</h2>
      <ChoiceRow
        label={say('choice.mode')}
        options={runModes.map((value) => ({
          value,
          label: say(`choice.modes.${value}`),
          hint: say(`choice.hints.${value}`),
        }))}
        value={choice.mode}
        onChoose={(mode) => choose({ mode })}
      />
      <ChoiceRow
        label={say('choice.board')}
        options={(['standard', 'minichess'] as const).map((value) => ({
          value,
          label: say(`choice.boards.${value}`),
        }))}
        value={variant}
        onChoose={(chosen) => choose({ variant: chosen, theme: '' })}
      />
      {hasImported && variant === 'standard' && (
        <ChoiceRow
          label={say('choice.source')}
          options={(['ours', 'imported'] as const).map((value) => ({
            value,
            label: say(`choice.sources.${value}`),
          }))}
          value={source}
          onChoose={(chosen) => choose({ source: chosen, theme: '' })}
        />
      )}
      <div className={styles.fields}>
        <label htmlFor={themeId}>{say('choice.theme')}</label>
        <select id={themeId} value={choice.theme} onChange={({ target }) => choose({ theme: target.value })}>
          <option value="">{say('choice.mixed')}</option>
          {choice.theme !== '' && !themes.has(choice.theme) && (
            <option value={choice.theme}>{tellTheme(choice.theme)}</option>
          )}
          {[...themes].map(([theme, count]) => (
            <option key={theme} value={theme}>
              {say('choice.themeCount', { theme: tellTheme(theme), count })}
            </option>
          ))}
        </select>
        <label htmlFor={ratingId}>{say('choice.rating')}</label>
        <select
          id={ratingId}
          value={choice.rating}
          onChange={({ target }) => choose({ rating: target.value })}
        >
          <option value="">{say('choice.own')}</option>
          {ratings.map((rating) => (
            <option key={rating} value={rating}>
              {say('choice.around', { rating: makeRating(rating) })}
            </option>
          ))}
        </select>
      </div>
      <button type="button" disabled={finding.kind === 'finding'} onClick={begin}>
        {say(`choice.begin.${choice.mode}`)}
      </button>
      <p className={textStyles.hint}>{say(`choice.about.${choice.mode}`)}</p>
    </section>
  )
}
