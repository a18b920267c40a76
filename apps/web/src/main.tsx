import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepOffline } from './app/keep-offline.ts'
import { Studio } from './app/studio.tsx'
import { keepLookApplied } from './preferences/apply-look.ts'
import { wakeSoundsByGesture } from './sounds/play-sound.ts'
import './style/tokens.css'
import './style/board-themes.css'
import './style/base.css'
import './style/layout.css'
import './style/pieces.css'
import './style/board.css'
import './style/drawings.css'
import './style/panel.css'
import './style/new-game.css'
import './style/mind.css'

keepLookApplied()
wakeSoundsByGesture()
keepOffline()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
)
