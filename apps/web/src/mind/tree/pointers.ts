export interface PointerListeners {
  /** Says whether anything moved, so that a wheel at the end of its way scrolls the page. */
  readonly onPan: (dx: number, dy: number) => boolean
  readonly onZoom: (factor: number, x: number, y: number) => boolean
  readonly onHover: (x: number, y: number) => void
  readonly onLeave: () => void
  readonly onPress: (x: number, y: number) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Less than this is a press of an unsteady hand. */
const dragDistance = 4
const wheelZoom = 0.0022

/** Drags pan, two fingers pinch, a wheel scrolls and with Ctrl zooms; what is none of these is a press or a hover. */
export function listenToPointers(box: HTMLElement, listeners: PointerListeners): () => void {
  const down = new Map<number, Point>()
  let start: Point | undefined
  let isDragging = false

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = box.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    down.set(event.pointerId, pointOf(event))
    start = down.size === 1 ? pointOf(event) : undefined
    if (down.size === 1) isDragging = false
  }

  const onMove = (event: PointerEvent) => {
    const point = pointOf(event)
    const before = down.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') listeners.onHover(point.x, point.y)
      return
    }
    if (down.size === 2) pinch(event.pointerId, before, point)
    else if (isDragging || (start && distance(start, point) > dragDistance)) {
      if (!isDragging) box.setPointerCapture(event.pointerId)
      isDragging = true
      listeners.onPan(point.x - before.x, point.y - before.y)
    } else return
    down.set(event.pointerId, point)
  }

  const pinch = (id: number, before: Point, now: Point) => {
    isDragging = true
    const [other] = [...down].filter(([each]) => each !== id).map(([, point]) => point)
    if (!other) return
    const spread = distance(other, before)
    if (spread > 0)
      listeners.onZoom(distance(other, now) / spread, (other.x + now.x) / 2, (other.y + now.y) / 2)
  }

  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return
    if (isDragging || !start) return
    const point = pointOf(event)
    listeners.onPress(point.x, point.y)
  }

  const onCancel = (event: PointerEvent) => {
    down.delete(event.pointerId)
    isDragging = true
  }

  const onLeave = (event: PointerEvent) => {
    if (!down.has(event.pointerId)) listeners.onLeave()
  }

  const onWheel = (event: WheelEvent) => {
    const { x, y } = pointOf(event)
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const isUsed =
      event.ctrlKey || event.metaKey
        ? listeners.onZoom(Math.exp(-event.deltaY * unit * wheelZoom), x, y) || event.ctrlKey
        : event.shiftKey
          ? listeners.onPan(-(event.deltaY + event.deltaX) * unit, 0)
          : listeners.onPan(-event.deltaX * unit, -event.deltaY * unit)
    if (isUsed) event.preventDefault()
    listeners.onHover(x, y)
  }

  const leaving = new AbortController()
  const { signal } = leaving
  box.addEventListener('pointerdown', onDown, { signal })
  box.addEventListener('pointermove', onMove, { signal })
  box.addEventListener('pointerup', onUp, { signal })
  box.addEventListener('pointercancel', onCancel, { signal })
  box.addEventListener('pointerleave', onLeave, { signal })
  box.addEventListener('wheel', onWheel, { signal, passive: false })
  return () => leaving.abort()
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
