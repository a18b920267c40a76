import { type PlayState, shownPosition } from '@rookery/play'
import { makeFen } from '@rookery/rules'
import type { Opening } from '@rookery/rules/openings'
import { say } from '@rookery/words/web/play'
import { useState } from 'react'
import { makeGamePgn } from '../../../game/game-pgn.ts'
import { makeLink } from '../../../game/link.ts'
import { makeGameFile } from '../../../game/saved-state.ts'
import { downloadText } from '../../../ui/download.ts'
import { nowMs } from '../../../ui/now.ts'
import styles from './share-menu.module.css'

export interface SharedGame {
  readonly state: PlayState
  readonly opening: Opening | undefined
}

/** The ways to take a game elsewhere. */
export default function ShareMenu({ state, opening }: SharedGame) {
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
  )
}
