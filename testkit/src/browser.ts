import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'

export type { Browser, BrowserContext, Locator, Page } from 'playwright-core'

const programNames = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * Each window would draw an address bar that nobody sees, in a process of its own that costs as much as the page. The browser
 * heeds only the last such list, so what its driver switches off is said again.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures}`,
]

/** Tests use the system's Chromium, so that nothing is downloaded; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  // Imported here because most tests that use the testkit never open a browser.
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath: findChromium(process.env), args: browserArguments })
}

/** CHROMIUM_PATH decides alone when it is set. */
export function findChromium(environment: NodeJS.ProcessEnv): string {
  const named = environment.CHROMIUM_PATH
  const folders = (environment.PATH ?? '').split(delimiter)
  const candidates = named
    ? [named]
    : programNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  const found = candidates.find(isExecutable)
  if (found) return found
  throw new Error(
    named
      ? `CHROMIUM_PATH names ${named}, which is not a program that can be run.`
      : `No Chromium was found: put ${programNames.join(' or ')} on PATH, or name one in CHROMIUM_PATH.`,
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Keeps what a page complains of, on its console and by errors that nobody caught. */
export function keepComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
}
