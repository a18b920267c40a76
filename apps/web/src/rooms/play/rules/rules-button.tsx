import type { Variant } from '@rookery/rules'
import { say } from '@rookery/words/web/rules'
import { lazy, Suspense, useState } from 'react'
import buttonStyles from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'

const RulesDialog = lazy(() => import('./rules-dialog.tsx'))

interface Props {
  readonly variant: Variant
}

/** The rules of a board, one click away. */
export function RulesButton({ variant }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyles.quiet} onClick={() => setOpen(true)}>
        <Icon name="learn" />
        {say('button')}
      </button>
      {isOpen && (
        <Suspense>
          <RulesDialog variant={variant} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
