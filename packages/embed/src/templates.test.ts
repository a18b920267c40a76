import type { JSX as Preact } from 'preact'
import type { JSX as React } from 'react'
import type { SvelteHTMLElements } from 'svelte/elements'
import { expect, it } from 'vitest'
import type { GlobalComponents } from 'vue'
import type { GameEvents } from './index.ts'
import './react.ts'
import './preact.ts'
import './svelte.ts'
import './vue.ts'

const given = { mind: 'owl', panel: 'moves' } as const
const onend = ({ detail }: CustomEvent<GameEvents['end']>): string => detail.words

it('every framework knows the options and events of the element, once its door is imported', () => {
  const react: React.IntrinsicElements['rookery-game'] = { ...given, className: 'wide', onend }
  const preact: Preact.IntrinsicElements['rookery-game'] = { ...given, class: 'wide', onend }
  const svelte: SvelteHTMLElements['rookery-game'] = { ...given, class: 'wide', onend }
  const vue: InstanceType<GlobalComponents['rookery-game']>['$props'] = { ...given, onEnd: onend }
  // @ts-expect-error No such panel.
  react.panel = 'left'
  // @ts-expect-error No such panel.
  preact.panel = 'left'
  // @ts-expect-error No such panel.
  svelte.panel = 'left'
  // @ts-expect-error No such panel.
  vue.panel = 'left'
  expect(Object.keys(vue)).toContain('onEnd')
})
