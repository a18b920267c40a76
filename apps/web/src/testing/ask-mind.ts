import {
  createLocalPlayer,
  findPlayer,
  type KestrelCounts,
  type Limits,
  loadVoice,
  type MagpieDetails,
  type RavenDetails,
  type SearchDetails,
  type Settings,
  type Thought,
  type Voice,
  type WrenDetails,
} from '@rookery/players'
import { Line, type Position, parsePosition, startPosition, unwrap } from '@rookery/rules'

interface DetailsByMind {
  readonly fledgling: unknown
  readonly heron: SearchDetails
  readonly kestrel: SearchDetails & KestrelCounts
  readonly magpie: MagpieDetails
  readonly owl: SearchDetails
  readonly raven: RavenDetails
  readonly wren: SearchDetails & WrenDetails
}

export interface Asked<Details> {
  readonly position: Position
  readonly thought: Thought<Details>
  readonly voice: Voice
}

/** What a mind really thinks, with a fixed seed, of a position of standard chess. */
export async function askMind<Kind extends keyof DetailsByMind>(
  kind: Kind,
  settings: Settings,
  fen?: string,
  limits: Limits = {},
): Promise<Asked<DetailsByMind[Kind]>> {
  const position = fen === undefined ? startPosition() : unwrap(parsePosition(fen))
  const player = await createLocalPlayer(kind, settings, 1)
  try {
    const { thought } = await player.think(
      Line.from(position),
      limits,
      () => {},
      new AbortController().signal,
    )
    if (thought.kind !== kind) throw new Error(`${kind} thought as ${thought.kind}`)
    const voice = await loadVoice(findPlayer(kind)!)
    return { position, thought: thought as Thought<DetailsByMind[Kind]>, voice }
  } finally {
    await player.dispose()
  }
}
