import { launchBrowser } from './browser.ts'
import { openSite } from './site.ts'

const packages = new URL('../../packages/', import.meta.url)

/** A page without a bundler, so the map says where Mynah's modules find what they import. */
const page = `<!doctype html><script type="importmap">
{ "imports": {
  "@rookery/rules": "/rules/dist/bundle/rules.js",
  "@rookery/engine/core": "/engine/dist/core/index.js",
  "#read-own-file": "/players/dist/files/read-file-browser.js"
} }
</script>`

/** What a script gives in a page of Chromium that can import Mynah from `/players/dist/mynah/library.js`. */
export async function runInMynahPage(script: string): Promise<unknown> {
  const site = await openSite(packages, page, false)
  const browser = await launchBrowser()
  try {
    const tab = await browser.newPage()
    await tab.goto(site.address)
    return await tab.evaluate(script)
  } finally {
    await browser.close()
    site.close()
  }
}
