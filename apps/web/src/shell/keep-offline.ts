import { whenQuiet } from '../ui/when-quiet.ts'

/** Asks the browser to keep the studio for times without a network. Where it cannot, nothing is lost but that. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenQuiet(() => void navigator.serviceWorker.register('./service-worker.js').catch(() => undefined))
}
