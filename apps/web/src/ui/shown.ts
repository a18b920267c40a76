/** What the page shows of something that goes on while the person is in other rooms; for `useSyncExternalStore`. */
export class Shown<View extends object> {
  readonly #listeners = new Set<() => void>()
  #view: View

  constructor(first: View) {
    this.#view = first
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = (): View => this.#view

  protected change(part: Partial<View>): void {
    this.#view = { ...this.#view, ...part }
    for (const listener of this.#listeners) listener()
  }
}
