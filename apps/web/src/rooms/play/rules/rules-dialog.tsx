import { titleRules } from '@rookery/play'
import type { Variant } from '@rookery/rules'
import { NoteDialog } from '../note-dialog.tsx'
import { RulesList } from './rules-list.tsx'

interface Props {
  readonly variant: Variant
  readonly onClose: () => void
}

export default function RulesDialog({ variant, onClose }: Props) {
  return (
    <NoteDialog title={titleRules(variant)} onClose={onClose}>
      <RulesList variant={variant} />
    </NoteDialog>
  )
}
