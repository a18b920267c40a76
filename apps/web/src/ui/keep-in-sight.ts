/**
 * Keeps what a box marks as current in its middle, also when either of them changes its size. It looks with the next picture,
 * which lays the page out anyway, and ends by the function that it gives.
 */
export function keepInSight(box: HTMLElement): () => void {
  const shown = box.querySelector<HTMLElement>('[aria-current]')
  const sizes = new ResizeObserver(() => {
    // scrollIntoView would also scroll the page.
    box.scrollTo({
      top: shown ? shown.offsetTop + (shown.offsetHeight - box.clientHeight) / 2 : 0,
      left: shown ? shown.offsetLeft + (shown.offsetWidth - box.clientWidth) / 2 : 0,
    })
  })
  sizes.observe(box)
  if (shown) sizes.observe(shown)
  return () => sizes.disconnect()
}
