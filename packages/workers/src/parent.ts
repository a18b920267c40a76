/** A worker's way to its host, as web workers have it; Node's port is one too. */
export interface Parent {
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
  postMessage(message: unknown, transfer: readonly Transferable[]): void
}
