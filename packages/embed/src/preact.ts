// Registers the element, and tells TypeScript of it in Preact's JSX.
import type { HTMLAttributes } from 'preact'
import type { GameAttributes } from './attributes.ts'
import type { RookeryGame } from './index.ts'
import './index.ts'

type Props = Omit<HTMLAttributes<RookeryGame>, keyof GameAttributes> & GameAttributes

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-game': Props
    }
  }
}
