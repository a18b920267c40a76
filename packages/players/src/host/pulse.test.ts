import { describe, expect, it } from 'vitest'
import { createPulse } from './pulse.ts'

describe('a pulse', () => {
  it('stops when it is asked to', () => {
    const controller = new AbortController()
    const pulse = createPulse(controller.signal)
    expect(pulse.stopped).toBe(false)
    controller.abort()
    expect(pulse.stopped).toBe(true)
  })

  it('stops when its time is over', () => {
    let now = 100
    const pulse = createPulse({ aborted: false }, 30, () => now)
    now = 129
    expect(pulse.stopped).toBe(false)
    now = 130
    expect(pulse.stopped).toBe(true)
  })

  it('lets waiting events in once the thread has been busy for a while', async () => {
    let now = 0
    const pulse = createPulse({ aborted: false }, Infinity, () => now)
    let heard = false
    setTimeout(() => {
      heard = true
    })
    now = 19
    await pulse.beat()
    expect(heard).toBe(false)
    now = 20
    await pulse.beat()
    expect(heard).toBe(true)
  })

  it('never pauses where a stop can be seen without', async () => {
    let now = 0
    const pulse = createPulse({ aborted: false, shared: true }, Infinity, () => now)
    let heard = false
    setTimeout(() => {
      heard = true
    })
    now = 1000
    await pulse.beat()
    expect(heard).toBe(false)
  })
})
