// Registers the element, and tells TypeScript of it in Vue's templates.

import type { VueHandlers } from '@rookery/board/dom'
import type { HTMLAttributes, PublicProps } from 'vue'
import type { GameEvents, GameFiles, GameOptions, RookeryGame } from './index.ts'
import './index.ts'

type GameHandlers = VueHandlers<GameEvents>

declare module 'vue' {
  interface GlobalComponents {
    'rookery-game': new () => RookeryGame & {
      $props: Omit<HTMLAttributes, keyof GameHandlers> &
        Partial<GameOptions> & { files?: GameFiles } & GameHandlers &
        PublicProps
    }
  }
}
