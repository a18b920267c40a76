import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import panelStyles from './panel.module.css'
import styles from './tabs.module.css'

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
}

interface Props<Id extends string> {
  readonly tabs: readonly Tab<Id>[]
  readonly active: Id
  /** Where there is little room: whether more than the tabs is shown. */
  readonly isOpen?: boolean
  /** Hears whether it is to be open then: whoever chooses what is shown closes it. */
  readonly onChoose: (id: Id, isOpen: boolean) => void
  /** What belongs to the active one. */
  readonly children: ReactNode
}

const tabId = (id: string): string => `tab-${id}`
const tabPanelId = (id: string): string => `tab-panel-${id}`

/** The tabs of a panel, and what the active one shows. */
export function Tabs<Id extends string>({ tabs, active, isOpen = true, onChoose, children }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const choose = (id: Id) => onChoose(id, id !== active || !isOpen)

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
    choose(tabs[goal]!.id)
    list.current?.querySelectorAll('button')[goal]?.focus()
  }

  return (
    <>
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
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        className={panelStyles.body}
        role="tabpanel"
        id={tabPanelId(active)}
        aria-labelledby={tabId(active)}
      >
        {children}
      </div>
    </>
  )
}
