import type { SearchedThought } from '@rookery/players'
import { say } from '@rookery/words/web/mind'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Later } from '../ui/later.tsx'
import textStyles from '../ui/text.module.css'
import { LeafPicture } from './pictures/leaf-picture.tsx'
import { MindHead } from './pictures/mind-head.tsx'
import pictureStyles from './pictures/picture.module.css'
import type { PictureProps } from './pictures/picture-props.ts'
import { SearchCounts } from './pictures/search-counts.tsx'
import { WeighedMoves } from './pictures/weighed-moves.tsx'
import styles from './search-mind.module.css'
import { useMindStage } from './stage/mind-stage.ts'

const Story = lazy(() => import('./story/story.tsx'))
const TreeSection = lazy(() => import('./tree/tree-section.tsx'))
const Film = lazy(() => import('./film/film.tsx'))

/** Above what a mind of this family gives for pieces, so a value beyond it is that of a decided game. */
const mostPieces = 9900

/** What it expects and what decided, as a story; from there the whole tree and the film; and the numbers. */
export function SearchMind({ entry, voice, thought, position }: PictureProps<SearchedThought['details']>) {
  const { line, weighed } = thought
  const { leaf } = thought.details
  const { view } = useMindStage()
  const [isTreeOpen, setIsTreeOpen] = useState(false)
  const [isFilmOpen, setIsFilmOpen] = useState(false)
  const tree = useId()
  const leafPosition = useMemo(
    () => line.reduce((reached, move) => reached.play(move), position),
    [line, position],
  )
  const hasBounds = weighed.some(({ bound }) => bound !== undefined)

  return (
    <>
      <MindHead entry={entry} voice={voice} thought={thought} position={position} />
      <Later>
        <Suspense fallback={<div className={styles.wait} />}>
          <Story voice={voice} thought={thought} position={position}>
            <div className={styles.ways}>
              <button type="button" onClick={() => setIsFilmOpen(true)}>
                <Icon name="resume" />
                {say('search.film')}
              </button>
              <button
                type="button"
                aria-expanded={isTreeOpen}
                aria-controls={tree}
                onClick={() => setIsTreeOpen(!isTreeOpen)}
              >
                {say('search.tree')}
              </button>
            </div>
          </Story>
        </Suspense>
        <div id={tree} hidden={!isTreeOpen}>
          {isTreeOpen && (
            <Suspense fallback={<div className={styles.wait} />}>
              <TreeSection voice={voice} thought={thought} />
            </Suspense>
          )}
        </div>
        {isFilmOpen && (
          <Suspense>
            <Film voice={voice} thought={thought} onClose={() => setIsFilmOpen(false)} />
          </Suspense>
        )}
        <section className={pictureStyles.part}>
          <h3>{say('weighed')}</h3>
          <WeighedMoves thought={thought} position={position} color={entry.hue} decisive={mostPieces} />
          <p className={textStyles.note}>
            {voice.units(thought, position, view.side)}
            {hasBounds && ` ${say('search.bound', { mind: entry.name })}`}
          </p>
        </section>
        <Later>
          {leaf.terms.length > 0 && (
            <LeafPicture
              voice={voice}
              thought={thought}
              leaf={leaf}
              position={leafPosition}
              title={say('search.leaf')}
            />
          )}
          <Later>
            <SearchCounts voice={voice} thought={thought} position={position} />
          </Later>
        </Later>
      </Later>
    </>
  )
}
