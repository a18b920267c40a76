// Registers the element, and tells TypeScript of it in Vue's templates.
import type { HTMLAttributes, PublicProps } from 'vue'
import type { VueHandlers } from './dom.ts'
import type { BoardEvents, BoardOptions, RookeryBoard } from './index.ts'
import './index.ts'

type BoardHandlers = VueHandlers<BoardEvents>

declare module 'vue' {
  interface GlobalComponents {
    'rookery-board': new () => RookeryBoard & {
      $props: Omit<HTMLAttributes, keyof BoardHandlers> & Partial<BoardOptions> & BoardHandlers & PublicProps
    }
  }
}
