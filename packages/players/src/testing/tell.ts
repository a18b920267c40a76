import { type Color, Line, parsePosition, startPosition, unwrap, type Variant } from '@rookery/rules'
import { createLocalPlayer } from '../host/create-player.ts'
import type { Limits } from '../player.ts'
import { findPlayer } from '../roster.ts'
import { makeScore } from '../score/index.ts'
import type { Settings } from '../settings.ts'
import { loadVoice } from '../speak.ts'
import type { Thought } from '../thought.ts'

const never = new AbortController().signal

export async function think(
  id: string,
  line: Line,
  settings: Settings = {},
  limits: Limits = {},
): Promise<Thought> {
  const player = await createLocalPlayer(id, settings, 1)
  try {
    return (await player.think(line, limits, () => {}, never)).thought
  } finally {
    await player.dispose()
  }
}

export const lineFrom = (fen: string, variant?: Variant): Line =>
  Line.from(unwrap(parsePosition(fen, variant)))

export const voiceOf = (id: string) => loadVoice(findPlayer(id)!)

export const scoreText = ({ score }: Thought, side: Color) => score && makeScore(score, side)

export const backRank = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'

/** The thought of a mind about a position, and what it says of it first. */
export async function tell(id: string, settings: Settings, fen?: string, limits: Limits = {}) {
  const line = fen === undefined ? Line.from(startPosition()) : lineFrom(fen)
  const { position } = line
  const thought = await think(id, line, settings, limits)
  const voice = await voiceOf(id)
  return { thought, position, voice, headline: voice.headline(thought, position) }
}
