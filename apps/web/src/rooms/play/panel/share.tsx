import { type PlayState, shownPosition } from '@rookery/play'
import { makeFen } from '@rookery/rules'
import type { Opening } from '@rookery/rules/openings'
import { useState } from 'react'
import { makeGamePgn } from '../../../game/game-pgn.ts'
import { makeLink } from '../../../game/link.ts'
import { makeGameFile } from '../../../game/saved-state.ts'
import { downloadText } from '../../../ui/download.ts'
import { Icon } from '../../../ui/icon.tsx'
import { nowMs } from '../../../ui/now.ts'
import styles from './share.module.css'

interface Props {
  readonly state: PlayState
  readonly opening: Opening | undefined
}

/** The position and the game, to be taken elsewhere. */
export function Share({ state, opening }: Props) {
  const [done, setDone] = useState('')

  const copy = (what: string, text: string) => {
    const refuse = () => setDone('This browser does not let the page copy.')
    // Only pages from a safe address have a clipboard.
    if (!navigator.clipboard) refuse()
    else navigator.clipboard.writeText(text).then(() => setDone(`${what} copied.`), refuse)
  }
  const save = () => {
    downloadText('game.json', makeGameFile(state, nowMs()), 'application/json')
    setDone('Saved: Games, here or elsewhere, and rookery play --open go on with it.')
  }
  const pgn = () => makeGamePgn(state, opening)
  const address = () => `${window.location.origin}${window.location.pathname}${makeLink(state)}`

  return (
    <details className={styles.share}>
      <summary>
        <Icon name="share" />
        Share
      </summary>
      <div className={styles.choices}>
        <button type="button" onClick={() => copy('FEN', makeFen(shownPosition(state)))}>
          Copy FEN
        </button>
        <button type="button" onClick={() => copy('PGN', pgn())}>
          Copy PGN
        </button>
        <button type="button" onClick={() => downloadText('game.pgn', pgn(), 'application/x-chess-pgn')}>
          Download PGN
        </button>
        <button type="button" onClick={save}>
          Save to file
        </button>
        <button type="button" onClick={() => copy('Link', address())}>
          Copy link
        </button>
        <p role="status">{done}</p>
      </div>
    </details>
  )
}
