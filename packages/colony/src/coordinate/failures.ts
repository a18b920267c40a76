/** A worker that fails so many jobs in a row is done with: it says so itself, and whoever does not is dropped. */
export const MOST_FAILED = 3
/** A job that fails on so many workers fails on all. */
const MOST_WORKERS = 3

/** Jobs that were not done, and by whom: the fault may be the worker's or the job's. */
export class Failures {
  readonly #byJob = new Map<string, string[]>()
  /** In a row. */
  readonly #byWorker = new Map<string, number>()

  add(job: string, worker: string): void {
    this.#byJob.set(job, [...(this.#byJob.get(job) ?? []), worker])
    this.#byWorker.set(worker, this.#of(worker) + 1)
  }

  /** A worker has done a job. */
  forget(job: string, worker: string): void {
    this.#byJob.delete(job)
    this.#byWorker.delete(worker)
  }

  /** More than a worker fails that stops by itself: each of its threads may have been at one. */
  isUnfit(worker: string, threads: number): boolean {
    return this.#of(worker) >= MOST_FAILED + threads
  }

  /** Whether nobody can be expected to do the job: it failed on several workers, or on all that are there. */
  isHopeless(job: string, worker: string, workers: readonly string[]): boolean {
    const failed = this.#byJob.get(job) ?? []
    const different = new Set(failed)
    if (different.size >= MOST_WORKERS) return true
    return (
      (failed.length >= MOST_FAILED && workers.every((name) => different.has(name))) ||
      [worker, ...workers].every((name) => this.#of(name) >= MOST_FAILED)
    )
  }

  #of(worker: string): number {
    return this.#byWorker.get(worker) ?? 0
  }
}
