import { createLocalPlayer, type Settings, type Thought } from '@rookery/players'
import { Line, type Position, parsePosition, startPosition, unwrap } from '@rookery/rules'

export interface Asked<Kind extends Thought['kind']> {
  readonly position: Position
  readonly thought: Extract<Thought, { readonly kind: Kind }>
}

/** What a mind really thinks, with a fixed seed, of a position of standard chess. */
export async function askMind<Kind extends Exclude<Thought['kind'], 'interrupted'>>(
  kind: Kind,
  settings: Settings,
  fen?: string,
): Promise<Asked<Kind>> {
  const position = fen === undefined ? startPosition() : unwrap(parsePosition(fen))
  const player = await createLocalPlayer(kind, settings, 1)
  try {
    const { thought } = await player.think(Line.from(position), {}, () => {}, new AbortController().signal)
    if (thought.kind !== kind) throw new Error(`${kind} thought as ${thought.kind}`)
    return { position, thought: thought as Asked<Kind>['thought'] }
  } finally {
    await player.dispose()
  }
}
