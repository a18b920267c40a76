import { sayReason } from '@rookery/play/fault-words'
import { type Variant, variantById } from '@rookery/rules'
import { say } from '@rookery/words/web/learn'
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
      setSaid({ kind: 'fault', text: sayReason(error) })
    }
    setWorking(false)
  }

  const save = () =>
    work(say('backup.writing'), async () => {
      const pieces = await desk.ask('export', variant.id)
      const file = `parrot-${variant.id}.jsonl`
      downloadText(file, pieces.join(''), 'application/x-ndjson')
      return say('backup.saved', { file })
    })

  const load = (file: File) => {
    void work(say('backup.reading', { file: file.name }), async () => {
      const { isNew, variant: id, counts: read } = await desk.import(file)
      return say(isNew ? 'backup.learned' : 'backup.known', {
        positions: read.positions,
        games: read.games,
        variant: variantById(id)?.name ?? id,
      })
    })
  }

  const forget = () =>
    work(say('backup.forgetting'), async () => {
      await desk.forget(variant.id)
      return say('backup.forgotten', { variant: variant.name })
    })

  return (
    <div className={styles.view}>
      <section>
        <h2>{say('backup.take')}</h2>
        <p className={textStyles.hint}>{say('backup.takeAbout', { variant: variant.name })}</p>
        <button type="button" disabled={isBusy || isEmpty} onClick={() => void save()}>
          <Icon name="download" />
          {say('backup.export')}
        </button>
      </section>
      <section>
        <h2>{say('backup.add')}</h2>
        <p className={textStyles.hint}>{say('backup.addAbout')}</p>
        <FileButton
          label={say('backup.import')}
          accept=".jsonl,.json,application/x-ndjson,application/json"
          isDisabled={isBusy}
          onFile={(file) => load(file)}
        />
      </section>
      <section>
        <h2>{say('backup.forget')}</h2>
        <p className={textStyles.hint}>
          {say('backup.forgetAbout', { variant: variant.name, hasPrimer: (counts?.primer ?? 0) > 0 })}
        </p>
        <SureButton
          question={say('backup.forgetSure', { games: counts?.games ?? 0, variant: variant.name })}
          yes={say('backup.forgetYes')}
          isDisabled={isBusy || isEmpty}
          onSure={() => void forget()}
        >
          <Icon name="trash" />
          {say('backup.forgetVariant', { variant: variant.name })}
        </SureButton>
      </section>
      <p role="status" className={said.kind === 'fault' ? textStyles.fault : styles.words}>
        {said.text}
      </p>
      {training !== undefined && training.phase !== 'over' && (
        <p className={textStyles.hint}>{say('backup.busy')}</p>
      )}
    </div>
  )
}
