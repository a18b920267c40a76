import { createBarScale } from '@rookery/play'
import { barValue, makeWeighed, type Thought, toldSide } from '@rookery/players'
import { makeSan, moveFrom, moveTo, type Position } from '@rookery/rules'
import { say } from '@rookery/words/web/mind'
import { useMemo } from 'react'
import barStyles from '../../ui/bar.module.css'
import { Bar } from '../../ui/bar.tsx'
import { BoardArrows } from '../stage/board-arrows.tsx'
import { useMindStage } from '../stage/mind-stage.ts'
import { Ranking } from './ranking.tsx'

interface Props {
  readonly thought: Thought
  readonly position: Position
  readonly color: string
  /** Values beyond this are decided games, whose bars are cut short. */
  readonly decisive: number
}

/** Every move that was weighed with its score, best first: the part of a picture that needs no mind's details. */
export function WeighedMoves({ thought, position, color, decisive }: Props) {
  const { weighed, choice } = thought
  const side = toldSide(thought.score, useMindStage().view, position.turn)
  const hasChances = weighed.some(({ chance }) => chance !== undefined)
  const scale = useMemo(
    () =>
      createBarScale(
        weighed.map((each) => barValue(each, side)),
        { decisive, isCentred: !hasChances },
      ),
    [weighed, side, decisive, hasChances],
  )
  return (
    <Ranking
      label={say('bestFirst')}
      items={weighed}
      row={(each) => {
        const san = makeSan(position, each.move)
        const arrow = { from: moveFrom(each.move), to: moveTo(each.move), color }
        return (
          <li
            key={each.move}
            className={barStyles.row}
            aria-current={each.move === choice ? 'true' : undefined}
          >
            <BoardArrows arrows={[arrow]} label={say('show', { move: san })}>
              {san}
            </BoardArrows>
            <Bar scale={scale} value={barValue(each, side)} isBound={each.bound !== undefined} />
            <span className={barStyles.value}>{makeWeighed(each, side)}</span>
          </li>
        )
      }}
    />
  )
}
