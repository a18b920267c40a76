import type { Writable } from 'node:stream'
import { isTty } from './look.ts'
import { columnsOf } from './wrap.ts'

/** Draws a line over the one before it; nothing where that cannot be. */
export function drawOver(stream: Writable, text: string): void {
  if (!isTty(stream)) return
  stream.write(`\r\u001b[K${text.slice(0, columnsOf(stream) - 1)}`)
}

/** The two units of a time that matter: "3 h 20 min", "1 min 20 s", "30 s". */
export function makeDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return h > 0 ? `${h} h ${m} min` : m > 0 ? `${m} min ${s} s` : `${s} s`
}
