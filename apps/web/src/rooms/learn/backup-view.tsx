import { makeCount } from '@rookery/players'
import { type Variant, variantById } from '@rookery/rules'
import { useState } from 'react'
import { downloadText } from '../../ui/download.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SureButton } from '../../ui/sure-button.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './backup-view.module.css'
import { desk, type Training } from './table-desk.ts'
import type { TableCounts } from './table-protocol.ts'

interface Props {
  readonly variant: Variant
  readonly training: Training | undefined
  readonly counts: TableCounts | undefined
}

type Said = { readonly kind: 'words' | 'fault'; readonly text: string }

/** What was learned, out of the browser and into it. */
export function BackupView({ variant, training, counts }: Props) {
  const [said, setSaid] = useState<Said>({ kind: 'words', text: '' })
  const [isWorking, setWorking] = useState(false)
  const isBusy = isWorking || (training !== undefined && training.phase !== 'over')
  const isEmpty = counts === undefined || (counts.positions === 0 && counts.games === 0)

  const work = async (words: string, act: () => Promise<string>) => {
    setWorking(true)
    setSaid({ kind: 'words', text: words })
    try {
      setSaid({ kind: 'words', text: await act() })
    } catch (error) {
      setSaid({ kind: 'fault', text: (error as Error).message })
    }
    setWorking(false)
  }

  const save = () =>
    work('Writing…', async () => {
      const pieces = await desk.ask('export', variant.id)
      const name = `parrot-${variant.id}.jsonl`
      downloadText(name, pieces.join(''), 'application/x-ndjson')
      return `${name} is saved.`
    })

  const load = (file: File) => {
    void work(`Reading ${file.name}…`, async () => {
      const report = await desk.import(file)
      const name = variantById(report.variant)?.name ?? report.variant
      const what = `${makeCount(report.counts.positions)} positions of ${name} from ${makeCount(report.counts.games)} games`
      return report.isNew ? `${what} are learned.` : `${what} were known already; nothing has changed.`
    })
  }

  const forget = () =>
    work('Forgetting…', async () => {
      await desk.forget(variant.id)
      return `Parrot has forgotten ${variant.name}.`
    })

  return (
    <div className={styles.view}>
      <section>
        <h2>Take it away</h2>
        <p className={textStyles.hint}>
          All that Parrot has learned here of {variant.name}, as a file, without the primer that it comes
          with. “rookery learn import” reads it at the command line.
        </p>
        <button type="button" disabled={isBusy || isEmpty} onClick={() => void save()}>
          <Icon name="download" />
          Export
        </button>
      </section>
      <section>
        <h2>Add a file</h2>
        <p className={textStyles.hint}>
          What “rookery learn export” or another browser gave. Games that are known already are never counted
          twice.
        </p>
        <FileButton
          label="Import…"
          accept=".jsonl,.json,application/x-ndjson,application/json"
          isDisabled={isBusy}
          onFile={(file) => load(file)}
        />
      </section>
      <section>
        <h2>Forget</h2>
        <p className={textStyles.hint}>
          Empties the table of {variant.name}. Other boards stay as they are
          {(counts?.primer ?? 0) > 0 && ', and so does the primer that Parrot comes with'}.
        </p>
        <SureButton
          question={`Forget all ${makeCount(counts?.games ?? 0)} games of ${variant.name}? This cannot be undone.`}
          yes="Forget them"
          isDisabled={isBusy || isEmpty}
          onSure={() => void forget()}
        >
          <Icon name="trash" />
          Forget {variant.name}
        </SureButton>
      </section>
      <p role="status" className={said.kind === 'fault' ? textStyles.fault : styles.words}>
        {said.text}
      </p>
      {training !== undefined && training.phase !== 'over' && (
        <p className={textStyles.hint}>
          While Parrot learns, the table can be neither saved nor changed from here.
        </p>
      )}
    </div>
  )
}
