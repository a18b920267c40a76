import { entryOf, type GameSetup, type MindSeat, sideName } from '@rookery/play'
import { makeResult, type Outcome } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import { say } from '@rookery/words/web/play'
import { useMemo } from 'react'
import textStyles from '../../../ui/text.module.css'
import { useGames } from '../../games/use-games.ts'
import { countTallies } from '../tally.ts'

interface Props {
  readonly setup: GameSetup
  readonly mind: MindSeat
  readonly outcome: Outcome
}

/** How the person has fared against this mind, the game on the board among the others. */
export function Record({ setup: { id, sides }, mind, outcome }: Props) {
  const [list] = useGames()
  const others = list.kind === 'listed' ? list.games : undefined
  const told = useMemo(() => {
    if (!others) return ''
    const own = inEnglish(() => ({ white: sideName(sides, 'white'), black: sideName(sides, 'black') }))
    // It may not be in the list yet, or with an older end.
    const games = [...others.filter((game) => game.id !== id), { ...own, result: makeResult(outcome) }]
    const { name } = entryOf(mind)
    const tally = countTallies(games).get(name)
    return tally ? say('result.record', { mind: name, ...tally }) : ''
  }, [others, id, sides, mind, outcome])
  return told === '' ? null : <p className={textStyles.hint}>{told}</p>
}
