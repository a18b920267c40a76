/** The page has better to do at first than to fetch what it may need one day. */
const QUIET_MS = 2000

/** Asks the browser to keep the studio for times without a network. Where it cannot, nothing is lost but that. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('./service-worker.js').catch(() => undefined)
  window.addEventListener('load', () => setTimeout(register, QUIET_MS))
}
