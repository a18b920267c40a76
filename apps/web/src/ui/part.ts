import { type ComponentType, lazy } from 'react'

/** A component in a file of its own. */
export interface Part<Props extends object> {
  /** Fetches it ahead. Where that fails, it is fetched again when it is shown. */
  readonly fetch: () => Promise<void>
  /**
   * The component itself once it has been fetched, else one that waits for it. With `lazy` alone something else would stand in its
   * place first, and React leaves that there for 300 ms.
   */
  readonly choose: () => ComponentType<Props>
}

export function makePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Part<Props> {
  const Awaited = lazy(load)
  let Fetched: ComponentType<Props> | undefined
  return {
    fetch: () =>
      load().then(
        (module) => {
          Fetched = module.default
        },
        () => undefined,
      ),
    choose: () => Fetched ?? Awaited,
  }
}
