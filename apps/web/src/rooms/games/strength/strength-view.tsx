import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/web/strength'
import { useEffect, useMemo, useRef, useState } from 'react'
import { maxBytes, type Opened, openText } from '../../../game/open/open-text.ts'
import type { GameSummary } from '../../../game/storage/game-record.ts'
import { tellStrength, type Whose } from '../../../game/strength/tell-strength.ts'
import buttonStyles from '../../../ui/button.module.css'
import { FileButton } from '../../../ui/file-button.tsx'
import { gatherSamples } from './gather-samples.ts'
import { listPlayers, ownSamples, type Samples, samplesOf } from './sources.ts'
import styles from './strength-view.module.css'

interface Props {
  readonly games: readonly GameSummary[]
}

interface OpenFile {
  readonly name: string
  readonly opened: Extract<Opened, { kind: 'games' }>
}

/** How strong somebody has played in several games: oneself in those of this browser, or anybody in a PGN file. */
export default function StrengthView({ games }: Props) {
  const [file, setFile] = useState<OpenFile>()
  const [chosen, setChosen] = useState('')
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>()
  const [words, setWords] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const own = useMemo(() => ownSamples(games), [games])
  const players = useMemo(() => (file ? listPlayers(file.opened) : []), [file])
  const player = players.find(({ name }) => name === chosen) ?? players[0]

  const read = async (picked: File) => {
    setWords(say('reading', { file: picked.name }))
    setFile(undefined)
    if (picked.size > maxBytes) return setWords(say('tooLarge', { file: picked.name, most: maxBytes / 1e6 }))
    const opened = await openText(await picked.text())
    if (opened.kind !== 'games') return setWords(say('noGames', { file: picked.name }))
    setFile({ name: picked.name, opened })
    setChosen('')
    setWords('')
  }

  const begin = async (samples: Samples, whose: Whose) => {
    const stop = new AbortController()
    running.current = stop
    const total = samples.count
    setWords('')
    setProgress({ done: 0, total })
    try {
      const { evidence, games: count } = await gatherSamples(samples, stop.signal, (done) =>
        setProgress({ done, total }),
      )
      const told = tellStrength(evidence, whose, count)
      setWords(count < total ? `${say('soFar', { count, total })} ${told}` : told)
    } catch (error) {
      setWords(say('failed', { reason: sayReason(error) }))
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <section className={styles.strength} aria-label={say('title')}>
      <h2>{say('title')}</h2>
      <p>{say('about')}</p>
      <div className={styles.row}>
        <button
          type="button"
          className={buttonStyles.primary}
          disabled={own.count === 0 || progress !== undefined}
          onClick={() => void begin(own, { kind: 'you' })}
        >
          {say('own', { count: own.count })}
        </button>
        <FileButton
          label={say('open')}
          accept=".pgn,application/x-chess-pgn"
          isDisabled={progress !== undefined}
          onFile={(picked) => void read(picked)}
        />
      </div>
      {file && player && (
        <div className={styles.row}>
          <select
            aria-label={say('player')}
            value={player.name}
            disabled={progress !== undefined}
            onChange={(event) => setChosen(event.target.value)}
          >
            {players.map(({ name, games: { length } }) => (
              <option key={name} value={name}>
                {say('playerGames', { name, count: length })}
              </option>
            ))}
          </select>
          <button
            type="button"
            disabled={progress !== undefined}
            onClick={() => void begin(samplesOf(file.opened, player), { kind: 'name', name: player.name })}
          >
            {say('begin')}
          </button>
        </div>
      )}
      {file && !player && <p>{say('noNames', { file: file.name })}</p>}
      {progress && (
        <div className={styles.row}>
          <progress max={progress.total} value={progress.done} aria-label={say('title')} />
          <span>{say('done', progress)}</span>
          <button type="button" onClick={() => running.current?.abort()}>
            {say('stop')}
          </button>
        </div>
      )}
      <p role="status" className={styles.words}>
        {words}
      </p>
    </section>
  )
}
