import type { Timing } from './race.ts'

/** What is asked of the first timing, as a multiple of a peer's. */
export interface Floor {
  readonly peer: string
  readonly ratio: number
}

let missed = 0

/** Prints each timing with its ratio, ours (the first) being the numerator, and what the ratio has to be. */
export function reportRace(
  title: string,
  unit: string,
  timings: readonly Timing[],
  floors: readonly Floor[],
): void {
  const [ours, ...peers] = timings
  console.log(`\n${title}`)
  console.log(`  ${ours!.name.padEnd(12)} ${makeRate(ours!.unitsPerSecond, unit)}`)
  for (const peer of peers) {
    const ratio = ours!.unitsPerSecond / peer.unitsPerSecond
    const floor = floors.find((entry) => entry.peer === peer.name)
    const judged = floor ? `  asked: ${floor.ratio}x  ${judge(ratio >= floor.ratio)}` : ''
    console.log(
      `  ${peer.name.padEnd(12)} ${makeRate(peer.unitsPerSecond, unit)}  ours is ${ratio.toFixed(1).padStart(6)}x${judged}`,
    )
  }
}

export function reportSize(title: string, bytes: number, limit: number): void {
  console.log(`\n${title}`)
  console.log(
    `  ${bytes.toLocaleString('en')} bytes  asked: at most ${limit.toLocaleString('en')}  ${judge(bytes <= limit)}`,
  )
}

export function reportRate(title: string, perSecond: number, unit: string, floor: number): void {
  console.log(`\n${title}`)
  console.log(
    `  ${makeRate(perSecond, unit)}  asked: ${floor.toLocaleString('en')}  ${judge(perSecond >= floor)}`,
  )
}

/** Prints what was asked, and whether it was reached. */
export function reportClaim(claim: string, isReached: boolean): void {
  console.log(`  asked: ${claim}  ${judge(isReached)}`)
}

/** Ends the bench: its exit code says whether everything that was asked was reached. */
export function finishReport(): void {
  console.log(missed === 0 ? '\neverything asked was reached' : `\n${missed} not reached`)
  process.exitCode = missed === 0 ? 0 : 1
}

function judge(isReached: boolean): string {
  if (!isReached) missed++
  return isReached ? 'ok' : 'MISSED'
}

const makeRate = (perSecond: number, unit: string): string =>
  `${Math.round(perSecond).toLocaleString('en').padStart(14)} ${unit}/s`
