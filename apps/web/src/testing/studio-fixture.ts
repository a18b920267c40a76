import { type Browser, launchBrowser, type Studio, serveStudio } from '@rookery/testkit'
import { afterAll, afterEach, expect, test } from 'vitest'
import { desktop, phone, StudioPage } from './studio-page.ts'

type Device = Parameters<typeof StudioPage.open>[2]

/** A device of somebody who wants no motion: minds do not wait for pieces to land. */
export const still = (device: Device): Device => ({ ...device, reducedMotion: 'reduce' })

/** A page of a device, kept from test to test because a new context costs more than most tests do. */
interface KeptPage {
  readonly page: StudioPage
  isLent: boolean
}

/** What most tests use. */
const commonDevices = [desktop, phone].map((device) => JSON.stringify(still(device)))

/**
 * A process runs many files of tests one after the other, with one browser and one server of the built studio for all of them, and
 * with the pages of common devices.
 */
const shared = test.extend(
  'house',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads in the pattern which fixtures this one needs
  async ({}, { onCleanup }) => {
    const [browser, studio] = await Promise.all([launchBrowser(), serveStudio()])
    onCleanup(async () => {
      await browser.close()
      await studio.close()
    })
    return { browser, studio, kept: new Map<string, KeptPage>() }
  },
)

/** Pages for a file of tests, which must all have run without complaint. `build` makes another studio than the built one, and tells its folder. */
export function setUpStudio(build?: () => Promise<string>) {
  let studio: Studio
  let browser: Browser
  let kept = new Map<string, KeptPage>()
  const own: StudioPage[] = []

  shared.beforeAll(async ({ house }) => {
    browser = house.browser
    if (!build) kept = house.kept
    studio = build ? await serveStudio(await build()) : house.studio
  })

  afterAll(async () => {
    for (const [device, { page }] of kept) {
      if (!build && commonDevices.includes(device)) continue
      kept.delete(device)
      await page.close()
    }
    if (build) await studio?.close()
  })

  afterEach(async () => {
    const lent = [...kept.values()].filter(({ isLent }) => isLent)
    const complaints = [...own, ...lent.map(({ page }) => page)].flatMap((page) => page.complaints.splice(0))
    await Promise.all(own.splice(0).map((page) => page.close()))
    for (const entry of lent) {
      await entry.page.forgetAll()
      entry.isLent = false
    }
    expect(complaints).toEqual([])
  })

  async function openOwn(fragment: string, device: Device): Promise<StudioPage> {
    const page = await StudioPage.open(browser, studio.url, device, fragment)
    own.push(page)
    return page
  }

  return {
    url: () => studio.url,
    /** A page of a browser that has never been here. */
    async open(fragment = '', device: Device = still(desktop)): Promise<StudioPage> {
      const key = JSON.stringify(device)
      const entry = kept.get(key)
      if (entry?.isLent) return openOwn(fragment, device)
      if (entry) {
        entry.isLent = true
        await entry.page.goTo(fragment)
        return entry.page
      }
      const page = await StudioPage.open(browser, studio.url, device, fragment)
      kept.set(key, { page, isLent: true })
      return page
    },
    /** For tests that change the browser itself (its routes, scripts or permissions). */
    openOwn: (fragment = '', device: Device = still(desktop)) => openOwn(fragment, device),
    /**
     * For tests that run side by side: the page is closed with the work, not with whichever test ends first. Nobody hears it, and
     * nobody thinks in it yet.
     */
    async withPage<T>(work: (page: StudioPage) => Promise<T>): Promise<T> {
      const localStorage = [{ name: 'rookery.preferences', value: '{"sounds":false}' }]
      const storageState = { cookies: [], origins: [{ origin: new URL(studio.url).origin, localStorage }] }
      const device = { ...still(desktop), storageState }
      const page = await StudioPage.open(browser, studio.url, device, '#white=you&black=you')
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
