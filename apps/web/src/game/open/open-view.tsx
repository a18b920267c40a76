import { say } from '@rookery/words/web/open'
import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { FileButton } from '../../ui/file-button.tsx'
import textStyles from '../../ui/text.module.css'
import { type GameEntry, maxBytes, openText, placeFault } from './open-text.ts'
import styles from './open-view.module.css'
import { currentGame } from './played-game.ts'
import type { Opening } from './use-open-text.ts'

interface Props {
  readonly opening: Opening
  /** Whether a game has been reviewed, which is then told. */
  readonly isReviewed?: ((entry: GameEntry) => Promise<boolean>) | undefined
  /** What can be done with all of them. */
  readonly children?: ReactNode
}

const shownEntries = 200
const example = '1. e4 e5 2. Nf3 …'

/** Where a PGN or FEN comes in: pasted, dropped or picked as a file. */
export function OpenView({ opening, isReviewed, children }: Props) {
  const { text, opened, setText, show, pick, takeLine } = opening
  const [current] = useState(currentGame)
  const [isOver, setIsOver] = useState(false)
  const [reading, setReading] = useState<string>()

  const open = async (read: string, name?: string) => {
    setReading(say('reading'))
    const result = await openText(read, (games) => setReading(say('readingMany', { games })))
    setReading(undefined)
    show(result.kind === 'games' && name !== undefined ? { ...result, name } : result)
  }

  const openFile = async (file: File) => {
    if (file.size > maxBytes) {
      const message = say('tooLarge', {
        name: file.name,
        size: Math.ceil(file.size / 1e6),
        most: maxBytes / 1e6,
      })
      show({ kind: 'fault', message })
      return
    }
    const read = await file.text()
    setText(read.length > 200_000 ? '' : read)
    await open(read, file.name)
  }

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void openFile(file)
    else {
      const dropped = event.dataTransfer.getData('text/plain')
      setText(dropped)
      void open(dropped)
    }
  }

  return (
    <form
      className={styles.view}
      data-over={isOver}
      onSubmit={(event) => {
        event.preventDefault()
        void open(text)
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor="open-text">{say('label')}</label>
      <textarea
        id="open-text"
        rows={8}
        spellCheck={false}
        value={text}
        placeholder={example}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.acts}>
        <button type="submit" className={buttonStyles.primary}>
          {say('open')}
        </button>
        <FileButton
          label={say('choose')}
          accept=".pgn,.fen,.txt,text/plain,application/x-chess-pgn"
          onFile={(file) => void openFile(file)}
        />
        {current && (
          <button type="button" onClick={() => takeLine(current)}>
            {say('mine')}
          </button>
        )}
      </div>
      <div role="status" aria-live="polite">
        {reading && <p className={textStyles.note}>{reading}</p>}
        {opened?.kind === 'fault' && <p className={textStyles.fault}>{opened.message}</p>}
      </div>
      {children}
      {opened?.kind === 'games' && <Entries entries={opened.entries} isReviewed={isReviewed} onPick={pick} />}
    </form>
  )
}

interface EntriesProps {
  readonly entries: readonly GameEntry[]
  readonly isReviewed: Props['isReviewed']
  readonly onPick: (entry: GameEntry) => void
}

function Entries({ entries, isReviewed, onPick }: EntriesProps) {
  const [wanted, setWanted] = useState('')
  const needle = wanted.trim().toLowerCase()
  const found = entries.filter(({ title, about }) => `${title} ${about}`.toLowerCase().includes(needle))
  const faulty = entries.filter(({ faults }) => faults.length > 0).length
  return (
    <section className={styles.entries} aria-label={say('list')}>
      <h2 className={textStyles.heading}>
        {faulty > 0
          ? say('countWithFaults', { count: entries.length, faulty })
          : say('count', { count: entries.length })}
      </h2>
      {entries.length > 8 && (
        <input
          type="search"
          value={wanted}
          aria-label={say('find')}
          placeholder={say('find')}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <ol>
        {found.slice(0, shownEntries).map((entry) => (
          <li key={entry.number}>
            <button type="button" className={styles.entry} onClick={() => onPick(entry)}>
              <strong>{entry.title}</strong>
              <span>
                {[entry.about, say('moves', { count: Math.ceil(entry.halfMoves / 2) })]
                  .filter(Boolean)
                  .join(' · ')}
                {isReviewed && <ReviewedMark entry={entry} isReviewed={isReviewed} />}
              </span>
            </button>
            {entry.faults.map((fault) => (
              <p key={`${fault.at} ${fault.code}`} className={textStyles.fault}>
                {placeFault(fault)}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {found.length > shownEntries && (
        <p className={textStyles.note}>{say('first', { shown: shownEntries, count: found.length })}</p>
      )}
    </section>
  )
}

interface MarkProps {
  readonly entry: GameEntry
  readonly isReviewed: NonNullable<Props['isReviewed']>
}

function ReviewedMark({ entry, isReviewed }: MarkProps) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    let isGone = false
    void isReviewed(entry).then((answer) => {
      if (!isGone) setIsThere(answer)
    })
    return () => {
      isGone = true
    }
  }, [entry, isReviewed])
  return isThere && ` · ${say('reviewed')}`
}
