import { Icon, type IconName } from '../app/icon.tsx'

interface Props {
  readonly cursor: number
  readonly last: number
  readonly onStep: (ply: number) => void
}

export function Stepper({ cursor, last, onStep }: Props) {
  const button = (icon: IconName, label: string, goal: number, disabled: boolean) => (
    <button
      type="button"
      className="quiet"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => onStep(goal)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <fieldset className="stepper" aria-label="Step through the game">
      {button('first', 'First position (Home)', 0, cursor === 0)}
      {button('back', 'One move back (left arrow)', cursor - 1, cursor === 0)}
      {button('forward', 'One move forward (right arrow)', cursor + 1, cursor === last)}
      {button('last', 'Latest position (End)', last, cursor === last)}
    </fieldset>
  )
}
