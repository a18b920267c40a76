import {
  describeSettings,
  entryOf,
  isLive,
  isPersonsTurn,
  type MindSeat,
  mindToMove,
  type PlayAction,
  type PlayState,
  sideName,
} from '@rookery/play'
import type { Color } from '@rookery/rules'
import { say } from '@rookery/words/web/game'
import type { Dispatch } from 'react'
import { Portrait } from '../../ui/portrait.tsx'
import { materialLead, takenPieces } from '../taken.ts'
import { ClockFace } from './clock-face.tsx'
import { PersonPortrait } from './person-portrait.tsx'
import { PlayerStrip } from './player-strip.tsx'

interface Props {
  readonly state: PlayState
  readonly color: Color
  readonly dispatch: Dispatch<PlayAction>
  readonly isReadOnly: boolean
}

/** The strip of one side of this game, whoever sits there. */
export function SideStrip({ state, color, dispatch, isReadOnly }: Props) {
  const { sides, clock } = state.setup
  const seat = sides[color]
  const lead = materialLead(state)
  const isPerson = seat.kind === 'person'
  return (
    <PlayerStrip
      portrait={isPerson ? <PersonPortrait /> : <Portrait entry={entryOf(seat)} />}
      name={sideName(sides, color)}
      about={isPerson ? describePerson(state, color) : describeMind(seat)}
      color={color}
      taken={takenPieces(state)[color]}
      lead={color === 'white' ? lead : -lead}
      status={isReadOnly ? '' : isPerson ? personStatus(state, color) : mindStatus(state, color)}
      clock={clock && !isReadOnly && <ClockFace state={state} color={color} dispatch={dispatch} />}
    />
  )
}

const describePerson = ({ setup: { sides } }: PlayState, color: Color): string =>
  sides.white.kind === sides.black.kind ? say('table.here') : say('table.play', { color })

/** A few words, which fit a phone. */
function describeMind(seat: MindSeat): string {
  const { trait, summary } = entryOf(seat)
  return describeSettings(seat) || (trait ?? summary)
}

function personStatus(state: PlayState, color: Color): string {
  if (!isLive(state)) return say('table.lookingBack')
  if (!isPersonsTurn(state) || state.line.position.turn !== color) return ''
  return say(
    state.setup.sides.white.kind === state.setup.sides.black.kind ? 'table.toMove' : 'table.yourMove',
  )
}

function mindStatus(state: PlayState, color: Color): string {
  if (!mindToMove(state) || state.line.position.turn !== color || state.failure !== undefined) return ''
  return say(state.isPaused ? 'table.paused' : 'table.thinking')
}
