import { say } from '@rookery/words/voices/mynah'

/** What each part of the network looks at, in the core's order; the spare group at the end is never named. */
export const partNames = [
  'man',
  'loss',
  'gain',
  'betterSquare',
  'hanging',
  'hangs',
  'threat',
  'attacked',
  'taken',
  'check',
  'wasAttacked',
  'sameMan',
  'special',
  'nearEnemyKing',
  'nearOwnKing',
  'nearLastMove',
  'guards',
  'attacks',
  'reach',
  'rescue',
  'next',
  'rank',
  'aroundKing',
  'shelter',
  'nothing',
  'whole',
] as const

/** A part of Mynah's thought in words; one of a thought that was kept long ago is told as it was then. */
export const tellPart = (name: string): string => {
  const known = partNames.find((each) => each === name)
  return known ? say(`part.${known}`) : name
}
