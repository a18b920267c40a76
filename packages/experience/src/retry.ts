/** Runs `act` again while it fails in a way that passes by itself, with growing pauses of random length. */
export async function retry<T>(
  act: () => T | Promise<T>,
  isPassing: (error: unknown) => boolean,
  patienceMs: number,
): Promise<T> {
  const startMs = performance.now()
  for (let pauseMs = 2; ; pauseMs = Math.min(pauseMs * 1.5, 100)) {
    try {
      return await act()
    } catch (error) {
      if (!isPassing(error) || performance.now() - startMs > patienceMs) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())))
  }
}
