import { sayReason } from '@rookery/play/fault-words'
import {
  type Color,
  Line,
  type Move,
  moveFrom,
  moveTo,
  opposite,
  startPosition,
  variantById,
  variants,
} from '@rookery/rules'
import { say } from '@rookery/words/web/learn'
import { type CSSProperties, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { AddressNotices } from '../../address/address-notices.tsx'
import { DeskBoard } from '../../board/desk-board.tsx'
import deskStyles from '../../ui/desk.module.css'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import textStyles from '../../ui/text.module.css'
import { useWalkKeys, type Walk, walkFrom } from '../../ui/use-walk-keys.ts'
import { BackupView } from './backup-view.tsx'
import { KnownMoves } from './known-moves.tsx'
import { firstForm, type LearnForm } from './learn-form.ts'
import styles from './room.module.css'
import { desk } from './table-desk.ts'
import type { TableCounts } from './table-protocol.ts'
import { TrainView } from './train-view.tsx'
import { useRecall } from './use-recall.ts'

const views = ['train', 'known', 'backup'] as const
type View = (typeof views)[number]

const addressKeys = { variant: variants.map(({ id }) => id) }

/** Parrot's school: games that teach it, how it gets better, and the table that it learns. */
export default function LearnRoom({ query }: RoomProps) {
  const { training, version } = useSyncExternalStore(desk.subscribe, desk.view)
  const [form, setForm] = useState<LearnForm>(() => ({
    ...firstForm,
    variant: variantById(training?.plan.variant ?? query.get('variant') ?? '') ?? firstForm.variant,
  }))
  const { variant } = form
  const [counts, setCounts] = useState<TableCounts>()
  const [fault, setFault] = useState('')
  const [line, setLine] = useState(() => Line.from(startPosition(variant)))
  const [cursor, setCursor] = useState(0)
  const [orientation, setOrientation] = useState<Color>('white')
  const [view, setView] = useState<View>('train')
  const [isPanelOpen, setPanelOpen] = useState(true)
  const [pointedAt, setPointedAt] = useState<Move>()
  const [seed, setSeed] = useState(1)

  const last = line.moves.length
  const position = line.positions[cursor]!
  const { thought, isAsking } = useRecall(position, seed, version)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the table asks for a new count.
  useEffect(() => {
    let isGone = false
    desk.ask('count', variant.id).then(
      (known) => {
        if (isGone) return
        setCounts(known)
        setFault('')
      },
      (error: Error) => {
        if (!isGone) setFault(sayReason(error))
      },
    )
    return () => {
      isGone = true
    }
  }, [variant, version])

  const changeForm = (part: Partial<LearnForm>) => {
    setForm({ ...form, ...part })
    if (!part.variant || part.variant === variant) return
    setCounts(undefined)
    setLine(Line.from(startPosition(part.variant)))
    setCursor(0)
  }

  const play = (move: Move) => {
    setPointedAt(undefined)
    if (move !== line.moves[cursor]) setLine(line.until(cursor).play(move))
    setCursor(cursor + 1)
  }

  const walk = useCallback(
    (to: Walk) => {
      if (to === 'flip') setOrientation(opposite)
      else setCursor((at) => walkFrom(at, to, last))
    },
    [last],
  )
  useWalkKeys(walk)

  const arrows = useMemo(() => {
    if (pointedAt !== undefined) return [{ from: moveFrom(pointedAt), to: moveTo(pointedAt) }]
    const total = thought?.details.wheel?.total ?? 0
    return (thought?.details.moves ?? [])
      .filter(({ slice }) => slice !== null)
      .slice(0, 4)
      .map(({ move, fitness }) => ({
        from: moveFrom(move),
        to: moveTo(move),
        weight: total > 0 ? (0.6 * fitness) / total : 0,
      }))
  }, [thought, pointedAt])

  return (
    <>
      <main className={roomStyles.room}>
        <AddressNotices query={query} keys={addressKeys} />
        <div className={deskStyles.space}>
          <div
            className={deskStyles.desk}
            style={{ '--files': variant.files, '--ranks': variant.ranks } as CSSProperties}
          >
            <header className={deskStyles.head}>
              <h1>{say('title', { variant: variant.name })}</h1>
              <p>{counts && tellCounts(counts)}</p>
            </header>
            <DeskBoard
              position={position}
              lastMove={line.moves[cursor - 1]}
              orientation={orientation}
              arrows={arrows}
              onMove={play}
            />
            <nav className={deskStyles.foot} aria-label={say('goOn')}>
              <a href={`#variant=${variant.id}&white=you&black=parrot`}>{say('play')}</a>
              <span className={styles.here}>
                {thought ? say('seen', { count: thought.details.seen }) : isAsking ? '' : say('neverSeen')}
              </span>
            </nav>
          </div>
        </div>
      </main>
      <aside className={panelStyles.panel} data-open={isPanelOpen} aria-label={say('panel')}>
        <Tabs
          tabs={views.map((id) => ({ id, label: say(`tabs.${id}`) }))}
          active={view}
          isOpen={isPanelOpen}
          onChoose={(id, isOpen) => {
            setPanelOpen(isOpen)
            setView(id)
          }}
        >
          {fault !== '' && (
            <p className={`${textStyles.fault} ${styles.fault}`} role="alert">
              {fault}
            </p>
          )}
          {view === 'train' && (
            <TrainView form={form} training={training} counts={counts} onChange={changeForm} />
          )}
          {view === 'known' && (
            <KnownMoves
              thought={thought}
              position={position}
              primer={counts?.primer ?? 0}
              isAsking={isAsking}
              onPoint={setPointedAt}
              onPlay={play}
              onSpin={() => setSeed(seed + 1)}
            />
          )}
          {view === 'backup' && <BackupView variant={variant} training={training} counts={counts} />}
        </Tabs>
        <Stepper canGoBack={cursor > 0} canGoOn={cursor < last} canFlip onWalk={walk} />
      </aside>
    </>
  )
}

function tellCounts({ games, positions, moves }: TableCounts): string {
  if (games === 0 && positions === 0) return say('knowsNothing')
  return say('knows', { positions, moves, games })
}
