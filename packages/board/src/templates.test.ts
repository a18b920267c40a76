import type { JSX as Preact } from 'preact'
import type { JSX as React } from 'react'
import type { SvelteHTMLElements } from 'svelte/elements'
import { expect, it } from 'vitest'
import type { GlobalComponents } from 'vue'
import type { BoardEvents } from './index.ts'
import './react.ts'
import './preact.ts'
import './svelte.ts'
import './vue.ts'

/** As a template would give it. The compiler checks these lines; what it must refuse is marked. */
interface Given {
  interactive: boolean
  premoves: 'show'
  'last-move'?: string
}

const given: Given = { interactive: true, premoves: 'show' }
const onmove = ({ detail }: CustomEvent<BoardEvents['move']>): string | undefined => detail.castling?.rookFrom

it('every framework knows the options and events of the element, once its door is imported', () => {
  const react: React.IntrinsicElements['rookery-board'] = { ...given, className: 'wide', onmove }
  const preact: Preact.IntrinsicElements['rookery-board'] = { ...given, class: 'wide', onmove }
  const svelte: SvelteHTMLElements['rookery-board'] = { ...given, class: 'wide', onmove }
  const vue: InstanceType<GlobalComponents['rookery-board']>['$props'] = {
    interactive: true,
    class: 'wide',
    onMove: onmove,
    onDrawShapes: ({ detail }) => detail.arrows.length,
  }
  // @ts-expect-error No such side.
  react.orientation = 'green'
  // @ts-expect-error No such side.
  preact.orientation = 'green'
  // @ts-expect-error No such side.
  svelte.orientation = 'green'
  // @ts-expect-error No such side.
  vue.orientation = 'green'
  expect(Object.keys(vue)).toContain('onMove')
})
