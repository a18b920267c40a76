// Registers the element, and tells TypeScript of it in Preact's JSX.
import type { HTMLAttributes } from 'preact'
import type { BoardAttributes } from './attributes.ts'
import type { RookeryBoard } from './index.ts'
import './index.ts'

type Props = Omit<HTMLAttributes<RookeryBoard>, keyof BoardAttributes> & BoardAttributes

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-board': Props
    }
  }
}
