import type { Locator } from 'playwright-core'

/** Whether nothing that scrolls cuts it off. */
export const isWhole = (thing: Locator): Promise<boolean> =>
  thing.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        const sight = new IntersectionObserver(([entry]) => {
          sight.disconnect()
          resolve(entry!.intersectionRatio > 0.99)
        })
        sight.observe(element)
      }),
  )
