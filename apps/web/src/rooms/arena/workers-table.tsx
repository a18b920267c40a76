import { makeFixed } from '@rookery/players'
import { say } from '@rookery/words/web/arena'
import textStyles from '../../ui/text.module.css'
import type { ColonyStatus } from './colony-news.ts'
import resultTableStyles from './result-table.module.css'

/** As many as `rookery colony status` shows: plans of one title are told apart by them. */
const PLAN_LETTERS = 12

/** Who plays for a colony, and what else it has to do. */
export function WorkersTable({ status: { workers, plans } }: { readonly status: ColonyStatus }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={resultTableStyles.box} tabIndex={0} aria-label={say('colony.workers')}>
      {workers.length === 0 ? (
        <p className={textStyles.hint}>{say('colony.noWorkers')}</p>
      ) : (
        <table className={resultTableStyles.words}>
          <caption>{say('colony.workers')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('colony.worker')}</th>
              <th scope="col" title={say('colony.busyAbout')}>
                {say('colony.busy')}
              </th>
              <th scope="col">{say('colony.jobs')}</th>
              <th scope="col">{say('colony.speed')}</th>
              <th scope="col">{say('colony.quiet')}</th>
            </tr>
          </thead>
          <tbody>
            {workers.map(({ name, busy, threads, jobs, perSecond, quietSeconds }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {busy}/{threads}
                </td>
                <td>{jobs}</td>
                <td>{perSecond === undefined ? '–' : makeFixed(perSecond, 1)}</td>
                <td>
                  {quietSeconds === undefined
                    ? '–'
                    : say('colony.ago', { seconds: Math.round(quietSeconds) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {plans.length > 0 && (
        <table className={resultTableStyles.words}>
          <caption>{say('colony.plans')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('colony.plan')}</th>
              <th scope="col">{say('colony.done')}</th>
              <th scope="col">{say('colony.waiting')}</th>
              <th scope="col">{say('colony.runningJobs')}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map(({ hash, title, done, total, waiting, running }) => (
              <tr key={hash}>
                <th scope="row">
                  {title} <small>{hash.slice(0, PLAN_LETTERS)}</small>
                </th>
                <td>{total === undefined ? done : `${done}/${total}`}</td>
                <td>{waiting}</td>
                <td>{running}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
