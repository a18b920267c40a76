import { readFileSync } from 'node:fs'
import type { Browser } from './browser.ts'

/** Memory that a process occupies, as Linux tells it; none once it has ended. */
export function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Memory that the pages of a browser occupy. */
export async function pagesResidentBytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .reduce((sum, { id }) => sum + residentBytes(id), 0)
  } finally {
    await session.detach()
  }
}
