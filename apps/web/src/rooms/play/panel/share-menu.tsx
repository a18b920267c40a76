import { type PlayState, shownPosition } from '@rookery/play'
import { makeFen } from '@rookery/rules'
import type { Opening } from '@rookery/rules/openings'
import { say } from '@rookery/words/web/share'
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
    const refuse = () => setDone(say('refused'))
    // Only pages from a safe address have a clipboard.
    if (!navigator.clipboard) refuse()
    else navigator.clipboard.writeText(text).then(() => setDone(say('copied', { what })), refuse)
  }
  const save = () => {
    downloadText('game.json', makeGameFile(state, nowMs()), 'application/json')
    setDone(say('saved'))
  }
  const pgn = () => makeGamePgn(state, opening)
  const address = () => `${window.location.origin}${window.location.pathname}${makeLink(state)}`

  return (
    <div className={styles.choices}>
      <button type="button" onClick={() => copy('fen', makeFen(shownPosition(state)))}>
        {say('copyFen')}
      </button>
      <button type="button" onClick={() => copy('pgn', pgn())}>
        {say('copyPgn')}
      </button>
      <button type="button" onClick={() => downloadText('game.pgn', pgn(), 'application/x-chess-pgn')}>
        {say('downloadPgn')}
      </button>
      <button type="button" onClick={save}>
        {say('save')}
      </button>
      <button type="button" onClick={() => copy('link', address())}>
        {say('copyLink')}
      </button>
      <p role="status">{done}</p>
    </div>
  )
}
