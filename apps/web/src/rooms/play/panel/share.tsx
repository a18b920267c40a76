import { type PlayState, shownPosition } from '@rookery/play'
import { makeFen } from '@rookery/rules'
import type { Opening } from '@rookery/rules/openings'
import { say } from '@rookery/words/web/play'
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

  const copy = (what: 'fen' | 'pgn' | 'link', text: string) => {
    const refuse = () => setDone(say('share.refused'))
    // Only pages from a safe address have a clipboard.
    if (!navigator.clipboard) refuse()
    else navigator.clipboard.writeText(text).then(() => setDone(say('share.copied', { what })), refuse)
  }
  const save = () => {
    downloadText('game.json', makeGameFile(state, nowMs()), 'application/json')
    setDone(say('share.saved'))
  }
  const pgn = () => makeGamePgn(state, opening)
  const address = () => `${window.location.origin}${window.location.pathname}${makeLink(state)}`

  return (
    <details className={styles.share}>
      <summary>
        <Icon name="share" />
        {say('share.label')}
      </summary>
      <div className={styles.choices}>
        <button type="button" onClick={() => copy('fen', makeFen(shownPosition(state)))}>
          {say('share.copyFen')}
        </button>
        <button type="button" onClick={() => copy('pgn', pgn())}>
          {say('share.copyPgn')}
        </button>
        <button type="button" onClick={() => downloadText('game.pgn', pgn(), 'application/x-chess-pgn')}>
          {say('share.downloadPgn')}
        </button>
        <button type="button" onClick={save}>
          {say('share.save')}
        </button>
        <button type="button" onClick={() => copy('link', address())}>
          {say('share.copyLink')}
        </button>
        <p role="status">{done}</p>
      </div>
    </details>
  )
}
