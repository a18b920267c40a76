/** Asks the browser to keep the studio for times without a network. Where it cannot, nothing is lost but that. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page has loaded, so that keeping its files does not delay the first sight of the board.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('./service-worker.js').catch(() => undefined)
  })
}
