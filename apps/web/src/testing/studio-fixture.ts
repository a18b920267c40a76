import { type Browser, launchBrowser } from '@rookery/testkit'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Studio, serveStudio } from './serve-studio.ts'
import { desktop, StudioPage } from './studio-page.ts'

type Device = Parameters<typeof StudioPage.open>[2]

/** A device of somebody who wants no motion: minds do not wait for pieces to land. */
export const still = (device: Device): Device => ({ ...device, reducedMotion: 'reduce' })

/** One server and one browser for a file of tests; every page must have run without complaint. */
export function setUpStudio() {
  let studio: Studio
  let browser: Browser
  const opened: StudioPage[] = []

  beforeAll(async () => {
    ;[studio, browser] = await Promise.all([serveStudio(), launchBrowser()])
  }, 60_000)

  afterAll(async () => {
    await browser?.close()
    await studio?.close()
  })

  afterEach(async () => {
    const complaints = opened.flatMap((page) => page.complaints)
    await Promise.all(opened.splice(0).map((page) => page.close()))
    expect(complaints).toEqual([])
  })

  const openPage = (fragment: string, device: Device) =>
    StudioPage.open(browser, studio.url, device, fragment)

  return {
    url: () => studio.url,
    async open(fragment = '', device: Device = still(desktop)): Promise<StudioPage> {
      const page = await openPage(fragment, device)
      opened.push(page)
      return page
    },
    /** For tests that run side by side: the page is closed with the work, not with whichever test ends first. */
    async withPage<T>(work: (page: StudioPage) => Promise<T>): Promise<T> {
      const page = await openPage('', still(desktop))
      try {
        const result = await work(page)
        expect(page.complaints).toEqual([])
        return result
      } finally {
        await page.close()
      }
    },
  }
}
