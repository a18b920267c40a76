import type { RosterEntry, Thought } from '@rookery/players'
import type { Position } from '@rookery/rules'
import { type ComponentType, lazy } from 'react'
import { FledglingMind } from './fledgling-mind.tsx'
import { MagpieMind } from './magpie-mind.tsx'
import type { PictureProps } from './pictures/picture-props.ts'
import { PlainMind } from './plain-mind.tsx'
import { SearchMind } from './search-mind.tsx'
import { useVoice } from './stage/use-voice.ts'

// biome-ignore lint/suspicious/noExplicitAny: each picture knows the details of the minds it stands for.
type AnyPicture = ComponentType<PictureProps<any>>

/** The pictures that need more than the common part of a thought, by the mind's id; a mind without one gets a plain ranking. */
const pictures: Readonly<Record<string, AnyPicture>> = {
  fledgling: FledglingMind,
  magpie: MagpieMind,
  owl: SearchMind,
  heron: SearchMind,
  kestrel: SearchMind,
  wren: SearchMind,
  raven: lazy(() => import('./raven-mind.tsx')),
  parrot: lazy(() => import('./parrot-mind.tsx')),
  mynah: lazy(() => import('./mynah-mind.tsx')),
}

interface Props {
  readonly bird: RosterEntry
  readonly thought: Thought
  readonly position: Position
}

/** A thought in its mind's words and its mind's picture. */
export function Picture({ bird, thought, position }: Props) {
  const voice = useVoice(bird, thought)
  const Shown = Object.hasOwn(pictures, thought.kind) ? pictures[thought.kind]! : PlainMind
  return <Shown bird={bird} voice={voice} thought={thought} position={position} Picture={Picture} />
}
