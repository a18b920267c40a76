import type { StopSign } from '@rookery/workers'
import type { Sight } from './watch/sight.ts'

/** Does jobs of one plan in one thread. */
export interface Runner {
  /** `report` is called with a growing number whenever there is progress, and with what there is to see. */
  run(
    units: readonly unknown[],
    report: (progress: number, sight?: Sight) => void,
    stop: StopSign,
    /** Where content is served that the units name by hash. */
    addresses: readonly string[],
  ): Promise<readonly unknown[]>
  close(): Promise<void>
}
