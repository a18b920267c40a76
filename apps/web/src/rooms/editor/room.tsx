import { defaultSeat, type MindSeat } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { requirePlayer } from '@rookery/players'
import {
  type Color,
  colors,
  type Fault,
  makeFen,
  opposite,
  type Position,
  parseFen,
  startPosition,
  type Variant,
  type VariantId,
  variantById,
  variants,
} from '@rookery/rules'
import { withWords } from '@rookery/words'
import { say } from '@rookery/words/web/editor'
import { type CSSProperties, useMemo, useReducer, useState } from 'react'
import { AddressNotices } from '../../address/address-notices.tsx'
import { makeStartLink } from '../../game/link.ts'
import { lastOpponent } from '../../game/open/played-game.ts'
import { guessVariant, parseVariant } from '../../game/open/read-start.ts'
import buttonStyles from '../../ui/button.module.css'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import deskStyles from '../../ui/desk.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Notices } from '../../ui/notices.tsx'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import { makeRoute } from '../../ui/route.ts'
import { type Draft, type DraftAction, draftOf, draftPosition, makeDraftFen, reduceDraft } from './draft.ts'
import { EditorBoard, type Tool } from './editor-board.tsx'
import { FenField } from './fen-field.tsx'
import fieldsStyles from './fields.module.css'
import { Rights } from './rights.tsx'
import styles from './room.module.css'
import { ToolBox } from './tool-box.tsx'

// What is no position, the room says itself.
const addressKeys = { fen: 'any', variant: 'any' } as const

/** Another address asks for another board. */
export default function EditorRoom({ query }: RoomProps) {
  return <Editor key={query.toString()} query={query} />
}

const colorOptions = colors.map((color) =>
  withWords({ value: color }, { label: () => say('side', { color }) }),
)

/** The opponent of a game that begins here: the last one played, or one that plays on every board. */
const proposeOpponent = (variant: VariantId): MindSeat =>
  lastOpponent(variant) ?? defaultSeat(requirePlayer('kestrel'))

interface Asked {
  readonly draft: Draft
  /** What of the address cannot be read. */
  readonly faults: readonly Fault[]
}

function readAddress(query: URLSearchParams): Asked {
  const fen = query.get('fen')
  const variant = parseVariant(query)
  const board = variant.ok ? variant.value : guessVariant(fen ?? '')
  const read = parseFen(fen ?? board.startFen, board)
  return {
    draft: draftOf(read.ok ? read.value : startPosition(board)),
    faults: [...(variant.ok ? [] : variant.faults), ...(read.ok ? [] : read.faults)],
  }
}

function Editor({ query }: RoomProps) {
  const [asked] = useState(() => readAddress(query))
  const [draft, dispatch] = useReducer(reduceDraft, asked.draft)
  const [notices, setNotices] = useState<readonly string[]>(() =>
    asked.faults.length === 0 ? [] : [say('noPosition', { faults: sayFaults(asked.faults) })],
  )
  const [tool, setTool] = useState<Tool>('move')
  const [orientation, setOrientation] = useState<Color>('white')
  const [typed, setTyped] = useState<string>()
  const { variant } = draft
  const fen = makeDraftFen(draft)
  const position = useMemo(() => draftPosition(draft), [draft])
  const faults: readonly Fault[] = position.ok ? [] : position.faults

  const act = (action: DraftAction) => {
    setTyped(undefined)
    dispatch(action)
  }

  const readFen = (text: string) => {
    const setup = parseFen(text, variantLike(text, variant))
    setTyped(text)
    if (setup.ok) dispatch({ kind: 'load', setup: setup.value })
  }
  const typedSetup = typed === undefined ? undefined : parseFen(typed, variantLike(typed, variant))
  const typedFaults = typedSetup?.ok === false ? typedSetup.faults : []

  return (
    <>
      <main className={roomStyles.room}>
        <AddressNotices query={query} keys={addressKeys} />
        <Notices
          notices={notices}
          onDismiss={(gone) => setNotices((all) => all.filter((notice) => notice !== gone))}
        />
        <div className={deskStyles.space}>
          <div
            className={`${deskStyles.desk} ${deskStyles.titled}`}
            style={{ '--files': variant.files, '--ranks': variant.ranks } as CSSProperties}
          >
            <header className={deskStyles.head}>
              <h1>{say('title')}</h1>
              <p>{say('about')}</p>
            </header>
            <EditorBoard
              draft={draft}
              orientation={orientation}
              tool={tool}
              onPut={(square, piece) => act({ kind: 'put', square, piece })}
              onCarry={(from, to) => act({ kind: 'carry', from, to })}
            />
            <nav className={`${deskStyles.foot} ${styles.go}`} aria-label={say('links.label')}>
              {position.ok ? (
                <PositionLinks position={position.value} />
              ) : (
                <p>{say('links.none', { fault: sayFaults(faults.slice(0, 1)) })}</p>
              )}
            </nav>
          </div>
        </div>
      </main>
      <aside className={`${panelStyles.panel} ${panelStyles.below}`} aria-label={say('panel')}>
        <div className={`${panelStyles.body} ${styles.body}`}>
          <ToolBox variant={variant} tool={tool} onChoose={setTool} />
          <fieldset className={styles.acts} aria-label={say('acts.label')}>
            <button type="button" onClick={() => act({ kind: 'start' })}>
              <Icon name="new" />
              {say('acts.start')}
            </button>
            <button type="button" onClick={() => act({ kind: 'clear' })}>
              <Icon name="trash" />
              {say('acts.clear')}
            </button>
            <button type="button" onClick={() => act({ kind: 'mirror' })}>
              <Icon name="mirror" />
              {say('acts.mirror')}
            </button>
            <button type="button" onClick={() => act({ kind: 'swap-colors' })}>
              <Icon name="draw" />
              {say('acts.swap')}
            </button>
            <button type="button" onClick={() => setOrientation(opposite)}>
              <Icon name="flip" />
              {say('acts.turn')}
            </button>
          </fieldset>
          <ChoiceRow
            label={say('toMove')}
            options={colorOptions}
            value={draft.turn}
            onChoose={(color) => act({ kind: 'turn', color })}
          />
          <Rights draft={draft} onAct={act} />
          <label className={fieldsStyles.field}>
            {say('variant')}
            <select
              value={variant.id}
              onChange={(event) => act({ kind: 'variant', variant: variantById(event.target.value)! })}
            >
              {variants.map(({ id, name, files, ranks }) => (
                <option key={id} value={id}>
                  {/\dx\d/.test(name) ? name : `${name}, ${files} × ${ranks}`}
                </option>
              ))}
            </select>
          </label>
          <FenField
            fen={typed ?? fen}
            faults={typedFaults.length > 0 ? typedFaults : faults}
            onType={readFen}
            onLeave={() => setTyped(undefined)}
          />
        </div>
      </aside>
    </>
  )
}

/** A typed FEN of another size is of another variant. */
function variantLike(fen: string, variant: Variant): Variant {
  const guessed = guessVariant(fen)
  return guessed.files === variant.files && guessed.ranks === variant.ranks ? variant : guessed
}

function PositionLinks({ position }: { readonly position: Position }) {
  const here = { fen: makeFen(position), variant: position.variant.id }
  return (
    <>
      <a className={buttonStyles.link} href={makeStartLink(position, proposeOpponent(position.variant.id))}>
        {say('links.play')}
      </a>
      <a href={makeRoute('analyse', here)}>{say('links.analyse')}</a>
      <a href={makeRoute('compare', here)}>{say('links.compare')}</a>
    </>
  )
}
