import { openExperience } from '@rookery/experience'
import { unwrap } from '@rookery/rules'
import { learnFromSelfPlay } from '@rookery/training'
import { expect, test } from 'vitest'
import { compareTrials, type Trial } from './history.ts'
import { firstForm, readLessons } from './learn-form.ts'

test('what the form says at first teaches an empty Parrot far more than the error of its tests', async () => {
  const { plan, exam } = unwrap(readLessons(firstForm, 'defaults', 3))
  const experience = unwrap(await openExperience('memory:'))
  const trials: Trial[] = []
  await learnFromSelfPlay(plan, {
    experience,
    store: 'memory:',
    workers: 0,
    exam,
    signal: new AbortController().signal,
    onEvent(event) {
      if (event.kind !== 'exam') return
      const { won, drawn, lost } = event.result
      trials.push({ games: event.learned, opponent: event.opponent, won, drawn, lost })
    },
  })
  await experience.close()
  expect(trials[0]!.games).toBe(0)
  expect(trials.at(-1)!.games).toBe(600)
  expect(compareTrials(trials[0]!, trials.at(-1)!).low).toBeGreaterThan(10)
}, 300_000)
