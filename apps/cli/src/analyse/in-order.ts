/**
 * Works on several items at once, and gives what comes of them in the order of the items, each as soon as it is its turn.
 * Where the items fail, that comes after what was begun before.
 */
export async function* inOrder<Item, Done>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Done>,
): AsyncGenerator<Done> {
  const iterator = items[Symbol.asyncIterator]()
  const begun: Promise<Done>[] = []
  let reading: Promise<void> | undefined
  let isRead = false
  let failure: { readonly error: unknown } | undefined
  const begin = ({ done, value }: IteratorResult<Item>) => {
    reading = undefined
    if (done) {
      isRead = true
      return
    }
    const working = work(value)
    // Whoever waits for an earlier one hears of it when its turn comes.
    working.catch(() => {})
    begun.push(working)
  }
  const fail = (error: unknown) => {
    isRead = true
    failure = { error }
  }
  while (true) {
    if (!isRead && begun.length < atOnce) reading ??= iterator.next().then(begin, fail)
    const [first] = begun
    if (!first && isRead) break
    const isFirstDone = first?.then(() => true)
    if (await Promise.race([isFirstDone, isRead ? undefined : reading].filter((each) => each !== undefined)))
      yield begun.shift()!
  }
  if (failure) throw failure.error
}
