import pictureStyles from './picture.module.css'
import type { PictureProps } from './picture-props.ts'

/** What every picture begins with: the sentence that tells why, and what else decided. */
export function MindHead<Details>({
  voice,
  thought,
  position,
}: Pick<PictureProps<Details>, 'voice' | 'thought' | 'position'>) {
  const aside = voice.aside(thought, position)
  return (
    <header className={pictureStyles.head}>
      <h2>{voice.headline(thought, position)}</h2>
      {aside && <p>{aside}</p>}
    </header>
  )
}
