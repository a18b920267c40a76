/** A worker's way to its host. */
export interface Parent {
  listen(hear: (message: unknown) => void): void
  post(message: unknown, transfer?: readonly Transferable[]): void
  /** Resolves once the messages that wait have been heard. */
  hearMessages(): Promise<void>
}
