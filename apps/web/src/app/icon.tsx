const paths = {
  play: 'M12 3a4 4 0 0 1 2.6 7c.2 2.9 1.3 5.2 3.2 7H6.2c1.9-1.8 3-4.1 3.2-7A4 4 0 0 1 12 3ZM5 20.5h14',
  'take-back': 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  flip: 'M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5',
  resign: 'M6 21V4M6 5c4-2.4 8 2.4 12.5 0v9c-4.5 2.4-8.5-2.4-12.5 0',
  new: 'M12 5v14M5 12h14',
  draw: 'M5 9.5h14M5 14.5h14',
  first: 'M18 6l-6 6 6 6M7 6v12',
  back: 'M15 6l-6 6 6 6',
  forward: 'M9 6l6 6-6 6',
  last: 'M6 6l6 6-6 6M17 6v12',
  copy: 'M9 9h10.5v10.5H9zM5.5 15H4.5V4.5H15v1',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
} as const

export type IconName = keyof typeof paths

interface Props {
  readonly name: IconName
}

export function Icon({ name }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
