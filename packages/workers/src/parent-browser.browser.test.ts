import { type Browser, launchBrowser, openSite, type Site } from '@rookery/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let browser: Browser
let site: Site

beforeAll(async () => {
  const page = '<!doctype html><title>Workers</title>'
  ;[browser, site] = await Promise.all([
    launchBrowser(),
    openSite(new URL('../dist/', import.meta.url), page, false),
  ])
})

afterAll(async () => {
  await browser?.close()
  site?.close()
})

it('lets several calls of a web worker hear their messages at once, each in its turn', async () => {
  const page = await browser.newPage()
  await page.goto(site.address)
  const heard = await page.evaluate(() => {
    const script = `
      import { hearMessages, parent } from '${location.origin}/parent-browser.js'
      const order = []
      const hear = async (name) => { await hearMessages(); order.push(name) }
      await Promise.all(['a', 'b', 'c'].map(hear))
      await hear('d')
      parent.postMessage(order, [])`
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
    const worker = new Worker(url, { type: 'module' })
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
    })
  })
  expect(heard).toEqual(['a', 'b', 'c', 'd'])
})
