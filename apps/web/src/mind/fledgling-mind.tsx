import type { FledglingDetails } from '@rookery/players'
import { makeSan } from '@rookery/rules'
import { say } from '@rookery/words/web/mind'
import styles from './fledgling-mind.module.css'
import { MindHead } from './pictures/mind-head.tsx'
import type { PictureProps } from './pictures/picture-props.ts'

/** Every legal move once, as in the hat it draws from. */
export function FledglingMind({ entry, voice, thought, position }: PictureProps<FledglingDetails>) {
  const { moves, drawn } = thought.details
  return (
    <>
      <MindHead entry={entry} voice={voice} thought={thought} position={position} />
      <ol className={styles.hat} aria-label={say('legalMoves', { count: moves.length })}>
        {moves.map((move, index) => (
          <li key={move} aria-current={index === drawn ? 'true' : undefined}>
            {makeSan(position, move)}
          </li>
        ))}
      </ol>
    </>
  )
}
