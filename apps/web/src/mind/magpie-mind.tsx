import type { BoardArrow } from '@rookery/board'
import { createBarScale } from '@rookery/play'
import { type MagpieCandidate, type MagpieDetails, makeSigned, tellChain } from '@rookery/players'
import { makeSan, moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/mind'
import { useMemo } from 'react'
import barStyles from '../ui/bar.module.css'
import { Bar } from '../ui/bar.tsx'
import { Icon } from '../ui/icon.tsx'
import { Rich } from '../ui/rich.tsx'
import textStyles from '../ui/text.module.css'
import styles from './magpie-mind.module.css'
import { MindHead } from './pictures/mind-head.tsx'
import pictureStyles from './pictures/picture.module.css'
import type { PictureProps } from './pictures/picture-props.ts'
import { Ranking } from './pictures/ranking.tsx'
import { BoardArrows } from './stage/board-arrows.tsx'

/** More than all that can be taken in one exchange, so a score beyond it is a check's. */
const mostPieces = 100

/** The move, and then who takes and who takes back, numbered in their order. */
const chainArrows = ({ move, chain }: MagpieCandidate): BoardArrow[] =>
  [move, ...chain.map((capture) => capture.move)].map((each, index) => ({
    from: moveFrom(each),
    to: moveTo(each),
    tone: index % 2 === 0 ? 'accent' : 'red',
    label: String(index + 1),
  }))

/** Every move it ranked, each with the captures it predicts. */
export function MagpieMind({ entry, voice, thought, position }: PictureProps<MagpieDetails>) {
  const { choice, details } = thought
  const { rows, scale } = useMemo(() => {
    const { ranking, boldness, passedOver } = details
    return {
      scale: createBarScale(
        ranking.map(({ score }) => score),
        { decisive: mostPieces, isCentred: true },
      ),
      rows: ranking.map((candidate) => ({
        candidate,
        san: makeSan(position, candidate.move),
        arrows: chainArrows(candidate),
        steps: tellChain(candidate, position, boldness),
        isPassedOver: passedOver.includes(candidate.move),
        isChoice: candidate.move === choice,
      })),
    }
  }, [choice, details, position])
  const hasCheck = rows.some(({ steps }) => steps.some(({ isBold }) => isBold))

  return (
    <>
      <MindHead entry={entry} voice={voice} thought={thought} position={position} />
      <section className={pictureStyles.part}>
        <h3>{say(details.inCheck ? 'magpie.answers' : 'magpie.ranking')}</h3>
        <Ranking
          label={say('bestFirst')}
          items={rows}
          row={({ candidate, san, arrows, steps, isPassedOver, isChoice }) => (
            <li key={candidate.move} className={barStyles.row} aria-current={isChoice ? 'true' : undefined}>
              <BoardArrows arrows={arrows} label={say('magpie.play', { move: san })}>
                {isPassedOver ? <s>{san}</s> : san}
              </BoardArrows>
              <Bar scale={scale} value={candidate.score} />
              <span className={barStyles.value}>{makeSigned(candidate.score)}</span>
              {(steps.length > 0 || candidate.verdict !== 'plays' || isPassedOver) && (
                <span className={styles.steps}>
                  {candidate.verdict !== 'plays' && <span>{say(`magpie.${candidate.verdict}`)}</span>}
                  {isPassedOver && <span className={styles.badge}>{say('magpie.passedOver')}</span>}
                  {steps.map(({ text, score, isBold }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two rooks can take alike; their place tells them apart.
                    <span key={index}>
                      {isBold && <Icon name="done" />}
                      {text} {makeSigned(score)}
                    </span>
                  ))}
                </span>
              )}
            </li>
          )}
        />
        <p className={textStyles.note}>
          {voice.units(thought, position)} {say('magpie.note')}{' '}
          {hasCheck && <Rich text={say('magpie.check')} tags={{ icon: () => <Icon name="done" /> }} />}
        </p>
      </section>
    </>
  )
}
