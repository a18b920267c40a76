/** One way of doing a job: `run` does it once and returns how many units of work that was. */
export interface Contender {
  readonly name: string
  run(): number
}

export interface Timing {
  readonly name: string
  /** Best of the rounds: whatever else the machine does only ever slows a round down. */
  readonly unitsPerSecond: number
}

/** Times the contenders in turns, so that all of them meet the same machine. */
export function race(contenders: readonly Contender[], rounds: number): Timing[] {
  const best = contenders.map(() => 0)
  for (let round = 0; round < rounds; round++)
    contenders.forEach((contender, index) => {
      const startMs = performance.now()
      const units = contender.run()
      best[index] = Math.max(best[index]!, (units / (performance.now() - startMs)) * 1000)
    })
  return contenders.map(({ name }, index) => ({ name, unitsPerSecond: best[index]! }))
}
