import './style/tokens.css'
import './style/base.css'
import './style/board.css'
import './ui/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepLanguageApplied } from './preferences/apply-language.ts'
import { keepLookApplied } from './preferences/apply-look.ts'
import { fetchBeginning } from './rooms/play/begin.ts'
import { keepOffline } from './shell/keep-offline.ts'
import { prepareFonts } from './shell/prepare-fonts.ts'
import { Studio } from './shell/studio.tsx'
import { wakeSoundsByGesture } from './sounds/play-sound.ts'
import { whenQuiet } from './ui/when-quiet.ts'

keepLookApplied()
wakeSoundsByGesture()
whenQuiet(prepareFonts)
keepOffline()
// Not awaited here: words that are fetched are parts of the page, which would wait for a part of itself.
void Promise.all([keepLanguageApplied(), fetchBeginning()]).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  ),
)
