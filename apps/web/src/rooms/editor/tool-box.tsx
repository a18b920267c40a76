import { capitalise, describePiece } from '@rookery/play'
import { colors, type Piece, type Variant } from '@rookery/rules'
import { say } from '@rookery/words/web/editor'
import { useId } from 'react'
import { PiecePicture } from '../../pieces/piece-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Tool } from './editor-board.tsx'
import styles from './tool-box.module.css'

interface Props {
  readonly variant: Variant
  readonly tool: Tool
  readonly onChoose: (tool: Tool) => void
}

/** What the next press on the board does. */
export function ToolBox({ variant, tool, onChoose }: Props) {
  const name = useId()
  const choice = (value: Tool, label: string, picture: React.ReactNode) => (
    <label key={label} className={styles.tool} title={label}>
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={sameTool(value, tool)}
        onChange={() => onChoose(value)}
      />
      <span>{picture}</span>
    </label>
  )
  return (
    <fieldset className={styles.box}>
      <legend>{say('tools.label')}</legend>
      {colors.map((color) => (
        <div key={color} className={styles.row}>
          {variant.roles.map((role) => {
            const piece: Piece = { color, role }
            return choice(piece, capitalise(describePiece(piece)), <PiecePicture piece={piece} />)
          })}
        </div>
      ))}
      <div className={`${styles.row} ${styles.words}`}>
        {choice(
          'move',
          say('tools.move'),
          <>
            <Icon name="flip" /> {say('tools.move')}
          </>,
        )}
        {choice(
          'remove',
          say('tools.remove'),
          <>
            <Icon name="trash" /> {say('tools.remove')}
          </>,
        )}
      </div>
    </fieldset>
  )
}

const sameTool = (a: Tool, b: Tool): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.color === b.color && a.role === b.role
