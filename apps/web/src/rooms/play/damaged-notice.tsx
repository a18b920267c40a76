import { say } from '@rookery/words/web/damaged'
import type { DamagedGame } from '../../game/session.ts'
import { DamageNotice } from '../../ui/damage-notice.tsx'
import { makeRoute } from '../../ui/route.ts'

interface Props extends DamagedGame {
  /** Whether another one is on the board. */
  readonly isGameThere: boolean
}

/** Says that the saved game cannot be opened, and gives it away as it is. */
export default function DamagedNotice({ text, isForeign, isGameThere }: Props) {
  return (
    <DamageNotice
      words={say('game', { isForeign, isGameThere })}
      file="rookery-game-damaged.json"
      text={text}
      tags={{ games: (words) => <a href={makeRoute('games')}>{words}</a> }}
    />
  )
}
