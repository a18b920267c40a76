import styles from './icon.module.css'

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
  analyse: 'M4 19.5V4.5M4 19.5h16.5M7.5 15l4-5 3.5 3 5-7',
  practice: 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5M12 8a4 4 0 1 0 4 4M12 12l5-5M17 3.5V7h3.5',
  compare: 'M12 4v16M4 7.5h5M4 12h3.5M4 16.5h5M20 7.5h-5M20 12h-3.5M20 16.5h-5',
  editor: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19 4 20ZM13.5 7l3.5 3.5',
  minds: 'M4 14c0-6 4-9.5 8.5-9.5 4 0 6.5 2.5 7 5.5l2 1.5-2.5 1c-.5 4-3.5 6.5-7.5 6.5H4.5M15 9.5v.01',
  embed: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  arena:
    'M7.5 4h9v5a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4c0 3.5 1.5 5 3.7 5M16.5 5.5H20c0 3.5-1.5 5-3.7 5M12 13.5V17M8 20.5h8M9.5 20.5l.5-3.5h4l.5 3.5',
  learn: 'M12 7c-2-1.7-4.8-2.2-8-2v13c3.2-.2 6 .3 8 2 2-1.7 4.8-2.2 8-2V5c-3.2-.2-6 .3-8 2ZM12 7v13',
  pause: 'M8.5 6v12M15.5 6v12',
  resume: 'M8 5.5v13l10.5-6.5Z',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  mirror: 'M12 4v16M9 7 4 16.5h5M15 7l5 9.5h-5',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7',
  'zoom-in': 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20M10.5 7.5v6M7.5 10.5h6',
  'zoom-out': 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20M7.5 10.5h6',
  fit: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8.5 8.5h7v7h-7z',
  target: 'M12 4v4M12 16v4M4 12h4M16 12h4M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  hint: 'M9.5 18h5M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-1 1.2-1 2.1h-5c0-.9-.4-1.6-1-2.1A6 6 0 0 1 12 3Z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11.5H5v9h14v-9h-1',
  settings:
    'M4 8h9.5M18.5 8H20M4 16h1.5M10.5 16H20M16 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  more: 'M5.5 12v.01M12 12v.01M18.5 12v.01',
  games: 'M4 5h16M4 12h16M4 19h16M4 5v.01M8 5v.01',
  keys: 'M4 7h16v10H4zM7.5 10.5v.01M11 10.5v.01M14.5 10.5v.01M8.5 14h7',
} as const

export type IconName = keyof typeof paths

interface Props {
  readonly name: IconName
}

export function Icon({ name }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
