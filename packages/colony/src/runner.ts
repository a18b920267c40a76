/** Does jobs of one plan in one thread. */
export interface Runner {
  /** `report` is called with a growing number whenever there is progress. */
  run(
    units: readonly unknown[],
    report: (progress: number) => void,
    signal: AbortSignal,
  ): Promise<readonly unknown[]>
  close(): Promise<void>
}
