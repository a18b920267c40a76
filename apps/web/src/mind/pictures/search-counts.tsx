import { type Fact, makeCount, type SearchedThought, treeCountsOf } from '@rookery/players'
import { say } from '@rookery/words/web/mind'
import { useMemo } from 'react'
import { useMindStage } from '../stage/mind-stage.ts'
import pictureStyles from './picture.module.css'
import type { PictureProps } from './picture-props.ts'

/** How far and how wide it looked. */
export function SearchCounts({
  voice,
  thought,
  position,
}: Pick<PictureProps<SearchedThought['details']>, 'voice' | 'thought' | 'position'>) {
  const { side } = useMindStage().view
  const counts = useMemo((): readonly Fact[] => {
    const { told, walked, cutNodes, unseen } = treeCountsOf(thought)
    const { nodes, totalNodes } = thought.details
    // Nodes that are folded away may have cut branches too.
    const isLeast = told < walked
    return [
      ...voice.answer(thought, position, side).facts,
      ...(totalNodes > nodes ? [[say('search.shallower'), makeCount(totalNodes)] as const] : []),
      [
        say('search.cut'),
        say('search.cutCount', { isLeast, unseen, nodes: cutNodes }),
        say('search.cutMeaning'),
      ],
    ]
  }, [voice, thought, position, side])
  return (
    <section className={pictureStyles.part}>
      <h3>{say('search.title')}</h3>
      <dl className={pictureStyles.counts}>
        {counts.map(([name, value, meaning]) => (
          <div key={name}>
            <dt>{meaning ? `${name} (${meaning})` : name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
