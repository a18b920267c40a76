import { toldSide } from '@rookery/players'
import { useMindStage } from '../stage/mind-stage.ts'
import pictureStyles from './picture.module.css'
import type { PictureProps } from './picture-props.ts'
import { ScoreLine } from './score-line.tsx'

/** What every picture begins with: the sentence that tells why, what else decided, and how it sees the game. */
export function MindHead<Details>({
  entry,
  voice,
  thought,
  position,
}: Pick<PictureProps<Details>, 'entry' | 'voice' | 'thought' | 'position'>) {
  const { view } = useMindStage()
  const side = toldSide(thought.score, view, position.turn)
  const aside = voice.aside(thought, position)
  return (
    <header className={pictureStyles.head}>
      <h2>{voice.headline(thought, position, side)}</h2>
      {aside && <p>{aside}</p>}
      <ScoreLine name={entry.name} score={thought.score} view={view} />
    </header>
  )
}
