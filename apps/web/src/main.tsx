import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { drawSeed } from './app/draw-seed.ts'
import { ErrorFence } from './app/error-fence.tsx'
import { NavRail } from './app/nav-rail.tsx'
import { PlayRoom } from './app/play-room.tsx'
import { readSavedGame } from './app/use-saved-game.ts'
import { openSession } from './game/session.ts'
import './style/tokens.css'
import './style/base.css'
import './style/layout.css'
import './style/board.css'
import './style/panel.css'
import './style/new-game.css'
import './style/mind.css'

const session = openSession({ saved: readSavedGame(), fragment: window.location.hash, seed: drawSeed() })

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorFence>
      <div className="studio">
        <NavRail />
        <PlayRoom session={session} />
      </div>
    </ErrorFence>
  </StrictMode>,
)
