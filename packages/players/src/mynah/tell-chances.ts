import { say } from '@rookery/words/voices/mynah'
import { makeFixed, makePercent } from '../score/index.ts'
import { LOWEST_TEMPERATURE } from './blend.ts'
import type { MynahDetails } from './thought.ts'

/** Why the chances that Mynah draws by are not those of people. */
export function tellDrawing({ character, raven }: MynahDetails): string[] {
  if (!character) return []
  const { temperature, caution, nodes } = character
  if (temperature < LOWEST_TEMPERATURE) return [say('drawing.sure')]
  const factor = Math.exp(caution)
  const told = [
    ...(temperature === 1
      ? []
      : [
          say(temperature > 1 ? 'drawing.warm' : 'drawing.cool', {
            temperature: makeFixed(temperature, 2),
          }),
        ]),
    ...(raven && caution > 0
      ? [say('drawing.cautious', { nodes, factor: makeFixed(factor, factor < 10 ? 2 : 0) })]
      : []),
  ]
  return told.length > 0 ? told : [say('drawing.people')]
}

/** The share of people who play what Mynah overlooks, rounded down: 4.97% is not the 5% that would be enough to see it. */
export const makeRareShare = (share: number): string =>
  makePercent(Math.floor(share * 1000) / 1000 || share / 2, 1)
