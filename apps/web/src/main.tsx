import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Studio } from './app/studio.tsx'
import './style/tokens.css'
import './style/base.css'
import './style/layout.css'
import './style/board.css'
import './style/panel.css'
import './style/new-game.css'
import './style/mind.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
)
