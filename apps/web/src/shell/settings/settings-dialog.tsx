import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { boardThemes, pieceThemes, themes } from '../../preferences/preferences.ts'
import { changePreferences, usePreferences } from '../../preferences/store.ts'
import { playSound } from '../../sounds/play-sound.ts'
import buttonStyles from '../../ui/button.module.css'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import { BoardSample, PieceSample } from './look-samples.tsx'
import { PictureChoice } from './picture-choice.tsx'
import styles from './settings-dialog.module.css'
import { Switch } from './switch.tsx'

interface Props {
  readonly onClose: () => void
}

const themeLabels = { system: 'System', light: 'Light', dark: 'Dark' } as const
const boardLabels = { wood: 'Warm wood', slate: 'Cool slate', meadow: 'Meadow', print: 'Printed' } as const
const pieceLabels = { carved: 'Carved', letters: 'Letters', slim: 'Slim', blocks: 'Blocks' } as const

const scoreOptions = [
  { value: 'me', label: 'For me' },
  { value: 'white', label: 'White’s view' },
] as const

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
          <h2 id={title}>Settings</h2>
          <button
            type="button"
            className={buttonStyles.quiet}
            aria-label="Close settings"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <PictureChoice
          label="Colours"
          options={themes.map((value) => ({ value, label: themeLabels[value] }))}
          value={preferences.theme}
          onChoose={(theme) => changePreferences({ theme })}
        />
        <PictureChoice
          label="Board"
          options={boardThemes.map((value) => ({
            value,
            label: boardLabels[value],
            picture: <BoardSample theme={value} />,
          }))}
          value={preferences.board}
          onChoose={(board) => changePreferences({ board })}
        />
        <PictureChoice
          label="Pieces"
          options={pieceThemes.map((value) => ({
            value,
            label: pieceLabels[value],
            picture: <PieceSample theme={value} />,
          }))}
          value={preferences.pieces}
          onChoose={(pieces) => changePreferences({ pieces })}
        />
        <ChoiceRow
          label="Scores"
          options={scoreOptions}
          value={preferences.scores}
          onChoose={(scores) => changePreferences({ scores })}
        />
        <p className={textStyles.hint}>
          More is better for this side, in every room. “For me” is the side you play; where you play none, it
          is the side nearer to you on the board.
        </p>
        <div className={styles.switches}>
          <Switch
            label="Coordinates"
            isOn={preferences.coordinates}
            onChange={(coordinates) => changePreferences({ coordinates })}
          />
          <Switch
            label="Dots where a piece can go"
            isOn={preferences.legalDots}
            onChange={(legalDots) => changePreferences({ legalDots })}
          />
          <Switch
            label="Animated moves"
            isOn={preferences.animation}
            onChange={(animation) => changePreferences({ animation })}
          />
          <Switch
            label="Sounds"
            isOn={preferences.sounds}
            onChange={(sounds) => {
              changePreferences({ sounds })
              playSound('move')
            }}
          />
          <label className={styles.volume}>
            <span>Volume</span>
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
