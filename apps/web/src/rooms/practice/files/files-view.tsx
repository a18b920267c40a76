import { sayFaults, sayReason } from '@rookery/play/fault-words'
import { makePracticeRecord, parsePracticeRecord } from '@rookery/practice'
import { say } from '@rookery/words/web/practice'
import { useId, useState, useSyncExternalStore } from 'react'
import { useReviews } from '../../../game/reviews/review-desk.ts'
import { ReviewsProgress } from '../../../game/reviews/reviews-progress.tsx'
import buttonStyles from '../../../ui/button.module.css'
import { downloadText } from '../../../ui/download.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'
import textStyles from '../../../ui/text.module.css'
import { type PracticeView, practiceDesk } from '../practice-desk.ts'
import { filesDesk, type FilesView as View } from './files-desk.ts'
import styles from './files-view.module.css'

/** Larger than a lifetime of practice. */
const maxBytes = 256_000_000

/** What can be brought into the browser, and taken out of it. */
export function FilesView({ practice }: { readonly practice: PracticeView }) {
  const files = useSyncExternalStore(filesDesk.subscribe, filesDesk.view)
  return (
    <div className={styles.view}>
      {files.fault !== undefined && (
        <p className={textStyles.fault} role="alert">
          {say('files.failed', { reason: files.fault })}
        </p>
      )}
      <OwnGames files={files} />
      <LichessPuzzles files={files} />
      <PracticeFile practice={practice} />
    </div>
  )
}

function OwnGames({ files: { work, read, chosen } }: { readonly files: View }) {
  const reviews = useReviews(filesDesk.reviews)
  const isIdle = work === undefined && !reviews.isRunning
  const nameId = useId()
  const [name, setName] = useState('')
  const shown = chosen?.names.some((each) => each.name === name) ? name : (chosen?.names[0]?.name ?? '')
  return (
    <section aria-label={say('games.label')}>
      <h2>{say('games.label')}</h2>
      <p className={textStyles.hint}>{say('games.about')}</p>
      {!chosen && isIdle && (
        <FileButton
          label={say('games.choose')}
          accept=".pgn,.txt,application/x-chess-pgn"
          onFile={(file) => void filesDesk.readNames(file)}
        />
      )}
      {(work === 'names' || work === 'games') && (
        <Working words={say('games.reading', { count: read?.games ?? 0 })} />
      )}
      {chosen && isIdle && (
        <div className={styles.names}>
          {chosen.names.length === 0 ? (
            <p className={textStyles.fault}>{say('games.nobody', { file: chosen.file.name })}</p>
          ) : (
            <>
              <label htmlFor={nameId}>{say('games.who')}</label>
              <select id={nameId} value={shown} onChange={({ target }) => setName(target.value)}>
                {chosen.names.map(({ name: each, games }) => (
                  <option key={each} value={each}>
                    {say('games.nameCount', { name: each, count: games })}
                  </option>
                ))}
              </select>
              <button
                type="button"
                className={buttonStyles.primary}
                onClick={() => void filesDesk.takeGames(chosen.file, shown)}
              >
                {say('games.review')}
              </button>
            </>
          )}
          <FileButton
            label={say('games.other')}
            accept=".pgn,.txt,application/x-chess-pgn"
            onFile={(file) => void filesDesk.readNames(file)}
          />
        </div>
      )}
      <ReviewsProgress desk={filesDesk.reviews} reviews={reviews} title={reviews.queue?.name} />
    </section>
  )
}

function LichessPuzzles({ files: { work, set, reading, next } }: { readonly files: View }) {
  return (
    <section aria-label={say('lichess.label')}>
      <h2>{say('lichess.label')}</h2>
      <p className={textStyles.hint}>{say('lichess.about')}</p>
      {set && (set.isDone || !reading) && (
        <p role="status" className={styles.words}>
          {say(set.isDone ? 'lichess.there' : 'lichess.partly', { file: set.name, count: set.puzzles })}
          {set.faulty > 0 && ` ${say('lichess.faulty', { count: set.faulty })}`}
        </p>
      )}
      {next && !reading && (
        <p className={styles.words}>{say('lichess.next', { file: next.name, count: next.puzzles })}</p>
      )}
      {work === 'puzzles' ? (
        <Working words={say('lichess.reading', { count: reading?.puzzles ?? 0 })} />
      ) : (
        <div className={styles.buttons}>
          <FileButton
            label={say('lichess.choose')}
            accept=".csv,.gz,.zst,.bz2,text/csv"
            isDisabled={work !== undefined}
            onFile={(file) => void filesDesk.importPuzzles(file)}
          />
          {set && (
            <SureButton
              question={say('lichess.sure', { count: set.puzzles })}
              yes={say('lichess.yes')}
              isDisabled={work !== undefined}
              onSure={() => void filesDesk.forgetPuzzles()}
            >
              <Icon name="trash" />
              {say('lichess.forget')}
            </SureButton>
          )}
        </div>
      )}
    </section>
  )
}

const Working = ({ words }: { readonly words: string }) => (
  <div className={styles.progress}>
    <progress aria-label={words} />
    <p>{words}</p>
    <button type="button" onClick={() => filesDesk.stop()}>
      {say('files.stop')}
    </button>
  </div>
)

type Said = { readonly kind: 'words' | 'fault'; readonly text: string }

function PracticeFile({ practice: { record } }: { readonly practice: PracticeView }) {
  const [said, setSaid] = useState<Said>({ kind: 'words', text: '' })
  const load = async (file: File) => {
    try {
      if (file.size > maxBytes) throw new Error(say('own.tooLarge', { most: maxBytes / 1e6 }))
      const read = parsePracticeRecord(await file.text())
      if (!read.ok) throw new Error(sayFaults(read.faults))
      setSaid({ kind: 'words', text: say('own.added', await practiceDesk.add(read.value)) })
    } catch (error) {
      setSaid({ kind: 'fault', text: say('own.refused', { file: file.name, reason: sayReason(error) }) })
    }
  }
  return (
    <section aria-label={say('own.label')}>
      <h2>{say('own.label')}</h2>
      <p className={textStyles.hint}>{say('own.about')}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          onClick={() => downloadText('practice.json', makePracticeRecord(record), 'application/json')}
        >
          <Icon name="download" />
          {say('own.export')}
        </button>
        <FileButton
          label={say('own.import')}
          accept=".json,application/json"
          onFile={(file) => void load(file)}
        />
      </div>
      <p role="status" className={said.kind === 'fault' ? textStyles.fault : styles.words}>
        {said.text}
      </p>
    </section>
  )
}
