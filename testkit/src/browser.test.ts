import { describe, expect, it } from 'vitest'
import { findChromium, launchBrowser } from './browser.ts'

describe('launchBrowser', () => {
  it('opens a page of the system browser that runs scripts', async () => {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      await page.setContent('<button>Play</button>')
      await page.getByRole('button', { name: 'Play' }).evaluate((button) => {
        button.textContent = 'Played'
      })
      expect(await page.textContent('button')).toBe('Played')
    } finally {
      await browser.close()
    }
  })
})

describe('findChromium', () => {
  it('prefers the program that CHROMIUM_PATH names', () => {
    expect(findChromium({ PATH: process.env.PATH, CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
  })

  it('says what to do when there is no browser on PATH', () => {
    expect(() => findChromium({ PATH: '' })).toThrow(
      /^No Chromium was found: put chromium .* in CHROMIUM_PATH\.$/,
    )
  })

  it('does not fall back to PATH when CHROMIUM_PATH names nothing that runs', () => {
    const environment = { PATH: process.env.PATH, CHROMIUM_PATH: 'no-such-browser' }
    expect(() => findChromium(environment)).toThrow('CHROMIUM_PATH names no-such-browser')
  })
})
