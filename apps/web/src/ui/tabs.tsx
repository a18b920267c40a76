import { type KeyboardEvent, useRef } from 'react'
import styles from './tabs.module.css'

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
}

interface Props<Id extends string> {
  readonly tabs: readonly Tab<Id>[]
  readonly active: Id
  readonly onChoose: (id: Id) => void
}

export const tabId = (id: string): string => `tab-${id}`
export const tabPanelId = (id: string): string => `tab-panel-${id}`

export function Tabs<Id extends string>({ tabs, active, onChoose }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === active)
    const goals: Record<string, number> = {
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const goal = goals[event.key]
    if (goal === undefined) return
    event.preventDefault()
    onChoose(tabs[goal]!.id)
    list.current?.querySelectorAll('button')[goal]?.focus()
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" onKeyDown={onKeyDown}>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === active}
          aria-controls={tabPanelId(id)}
          tabIndex={id === active ? 0 : -1}
          // A pointer leaves the keyboard where it was, so that arrows go on stepping through the game.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
