// Registers the element, and tells TypeScript of it in Svelte's templates.
import type { HTMLAttributes } from 'svelte/elements'
import type { BoardAttributes } from './attributes.ts'
import type { RookeryBoard } from './index.ts'
import './index.ts'

type Props = Omit<HTMLAttributes<RookeryBoard>, keyof BoardAttributes> & BoardAttributes

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'rookery-board': Props
  }
}
