import { toldSide } from '@rookery/players'
import { say } from '@rookery/words/web/mind'
import textStyles from '../ui/text.module.css'
import { MindHead } from './pictures/mind-head.tsx'
import pictureStyles from './pictures/picture.module.css'
import type { PictureProps } from './pictures/picture-props.ts'
import { WeighedMoves } from './pictures/weighed-moves.tsx'
import { useMindStage } from './stage/mind-stage.ts'

/** The picture of a mind that has none of its own: its sentence, and a ranking of what it weighed. */
export function PlainMind({ entry, voice, thought, position }: PictureProps) {
  const { view } = useMindStage()
  return (
    <>
      <MindHead entry={entry} voice={voice} thought={thought} position={position} />
      {thought.weighed.length > 0 && (
        <section className={pictureStyles.part}>
          <h3>{say('weighed')}</h3>
          <WeighedMoves
            thought={thought}
            position={position}
            color={entry.hue}
            decisive={voice.answer(thought, position).decisive}
          />
          <p className={textStyles.note}>
            {voice.units(thought, position, toldSide(thought.score, view, position.turn))}
          </p>
        </section>
      )}
    </>
  )
}
