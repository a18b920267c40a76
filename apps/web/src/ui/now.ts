/** Milliseconds since the epoch that no one can set back while the page is open: what clocks count with. */
export const nowMs = (): number => performance.timeOrigin + performance.now()
