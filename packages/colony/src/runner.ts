import type { StopSign } from '@rookery/workers'

/** Does jobs of one plan in one thread. */
export interface Runner {
  /** `report` is called with a growing number whenever there is progress. */
  run(
    units: readonly unknown[],
    report: (progress: number) => void,
    stop: StopSign,
  ): Promise<readonly unknown[]>
  close(): Promise<void>
}
