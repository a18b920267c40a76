// Registers the element, and tells TypeScript of it in React's JSX (React 19 sets properties and hears the events).
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { BoardAttributes } from './attributes.ts'
import type { RookeryBoard } from './index.ts'
import './index.ts'

type Props = DetailedHTMLProps<Omit<HTMLAttributes<RookeryBoard>, keyof BoardAttributes>, RookeryBoard> &
  BoardAttributes

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-board': Props
    }
  }
}
