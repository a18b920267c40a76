import type { RosterEntry } from '@rookery/players'
import type { CSSProperties } from 'react'
import type { PlayState } from '../game/play-state.ts'
import { type ShownThought, shownThought } from '../game/shown-thought.ts'
import { FledglingMind } from './fledgling-mind.tsx'
import { InterruptedMind } from './interrupted-mind.tsx'
import { MagpieMind } from './magpie-mind.tsx'
import { PlainMind } from './plain-mind.tsx'
import { RawData } from './raw-data.tsx'
import { SearchMind } from './search-mind.tsx'

interface Props {
  readonly state: PlayState
  readonly bird: RosterEntry
}

/** How the opponent came to its move: a sentence, a picture, and the data they were made from. */
export function Mind({ state, bird }: Props) {
  const shown = shownThought(state)
  if (!shown) {
    return (
      <p className="empty">
        {bird.name} has shown no thought yet. Once it has moved, this is where you see how it chose.
      </p>
    )
  }
  const { thought, position } = shown
  return (
    <article className="mind" style={{ '--hue': bird.hue } as CSSProperties}>
      <Picture bird={bird} shown={shown} />
      <RawData player={bird.id} thought={thought} position={position} />
    </article>
  )
}

interface PictureProps {
  readonly bird: RosterEntry
  readonly shown: ShownThought
}

function Picture({ bird, shown: { thought, position } }: PictureProps) {
  switch (thought.kind) {
    case 'fledgling':
      return <FledglingMind bird={bird} thought={thought} position={position} />
    case 'interrupted':
      return <InterruptedMind bird={bird} thought={thought} position={position} />
    case 'magpie':
      return <MagpieMind bird={bird} thought={thought} position={position} />
    case 'owl':
    case 'heron':
    case 'kestrel':
    case 'wren':
      return <SearchMind bird={bird} thought={thought} position={position} />
    default:
      return <PlainMind bird={bird} thought={thought} position={position} />
  }
}
