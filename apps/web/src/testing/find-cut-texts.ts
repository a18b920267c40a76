import type { Page } from 'playwright-core'

/** Texts that are wider than what they stand in; what only a screen reader meets is a dot wide. */
export const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, label, h1, h2, h3, legend, p, th, summary')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  )
