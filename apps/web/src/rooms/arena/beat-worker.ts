/** Beats as often as it is told to, even where the page is hidden and its own timers come once a minute. */
self.onmessage = ({ data }: MessageEvent<number>) => {
  setInterval(() => self.postMessage(undefined), data)
}
