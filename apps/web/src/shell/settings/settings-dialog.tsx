import { scoreWishes } from '@rookery/players'
import { languages } from '@rookery/words'
import { say } from '@rookery/words/web/settings'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { boardThemes, pieceThemes, themes } from '../../preferences/preferences.ts'
import { changePreferences, usePreferences } from '../../preferences/store.ts'
import { playSound } from '../../sounds/play-sound.ts'
import buttonStyles from '../../ui/button.module.css'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import { DamagedPreferences } from './damaged-preferences.tsx'
import { BoardSample, PieceSample } from './look-samples.tsx'
import { PictureChoice } from './picture-choice.tsx'
import styles from './settings-dialog.module.css'
import { Switch } from './switch.tsx'

interface Props {
  readonly onClose: () => void
}

/** Every change shows at once on the page behind, so there is nothing to confirm. */
export default function SettingsDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const preferences = usePreferences()

  useEffect(() => dialog.current?.showModal(), [])

  const closeOnVeil = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape; the click is on the veil around it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={onClose}
      onClick={closeOnVeil}
    >
      <div className={styles.body}>
        <header>
          <h2 id={title}>{say('title')}</h2>
          <button
            type="button"
            className={buttonStyles.quiet}
            aria-label={say('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <DamagedPreferences />
        <PictureChoice
          label={say('language.label')}
          options={[
            { value: 'browser', label: say('language.browser') },
            ...languages.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={preferences.language}
          onChoose={(language) => changePreferences({ language })}
        />
        <PictureChoice
          label={say('colours.label')}
          options={themes.map((value) => ({ value, label: say(`colours.${value}`) }))}
          value={preferences.theme}
          onChoose={(theme) => changePreferences({ theme })}
        />
        <PictureChoice
          label={say('board.label')}
          options={boardThemes.map((value) => ({
            value,
            label: say(`board.${value}`),
            picture: <BoardSample theme={value} />,
          }))}
          value={preferences.board}
          onChoose={(board) => changePreferences({ board })}
        />
        <PictureChoice
          label={say('pieces.label')}
          options={pieceThemes.map((value) => ({
            value,
            label: say(`pieces.${value}`),
            picture: <PieceSample theme={value} />,
          }))}
          value={preferences.pieces}
          onChoose={(pieces) => changePreferences({ pieces })}
        />
        <ChoiceRow
          label={say('scores.label')}
          options={scoreWishes.map((value) => ({ value, label: say(`scores.${value}`) }))}
          value={preferences.scores}
          onChoose={(scores) => changePreferences({ scores })}
        />
        <p className={textStyles.hint}>{say('scores.meaning')}</p>
        <div className={styles.switches}>
          <Switch
            label={say('coordinates')}
            isOn={preferences.coordinates}
            onChange={(coordinates) => changePreferences({ coordinates })}
          />
          <Switch
            label={say('legalDots')}
            isOn={preferences.legalDots}
            onChange={(legalDots) => changePreferences({ legalDots })}
          />
          <Switch
            label={say('animation')}
            isOn={preferences.animation}
            onChange={(animation) => changePreferences({ animation })}
          />
          <Switch
            label={say('sounds')}
            isOn={preferences.sounds}
            onChange={(sounds) => {
              changePreferences({ sounds })
              playSound('move')
            }}
          />
          <label className={styles.volume}>
            <span>{say('volume')}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={Math.round(preferences.volume * 100)}
              disabled={!preferences.sounds}
              onChange={(event) => {
                changePreferences({ volume: event.target.valueAsNumber / 100 })
                playSound('move')
              }}
            />
          </label>
        </div>
      </div>
    </dialog>
  )
}
