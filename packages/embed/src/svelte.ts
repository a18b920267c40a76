// Registers the element, and tells TypeScript of it in Svelte's templates.
import type { HTMLAttributes } from 'svelte/elements'
import type { GameAttributes } from './attributes.ts'
import type { RookeryGame } from './index.ts'
import './index.ts'

type Props = Omit<HTMLAttributes<RookeryGame>, keyof GameAttributes> & GameAttributes

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'rookery-game': Props
  }
}
