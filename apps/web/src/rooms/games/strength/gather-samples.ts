import { addEvidence, type Evidence, noEvidence } from '@rookery/practice'
import { Jury } from '../../../game/strength/jury.ts'
import type { Samples } from './sources.ts'

export interface Gathered {
  readonly evidence: Evidence
  /** How many games it is of. */
  readonly games: number
}

/** Adds up what the games say, as far as it came before the signal. */
export async function gatherSamples(
  { count, read }: Samples,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Gathered> {
  const jury = new Jury()
  let gathered: Gathered = { evidence: noEvidence, games: 0 }
  try {
    for (let index = 0; index < count && !signal.aborted; index++) {
      const sample = await read(index)
      const evidence = sample && (await jury.hear(sample.line, signal))
      if (evidence)
        gathered = {
          evidence: addEvidence(gathered.evidence, evidence[sample.color]),
          games: gathered.games + 1,
        }
      onProgress(index + 1)
    }
    return gathered
  } finally {
    await jury.dispose()
  }
}
