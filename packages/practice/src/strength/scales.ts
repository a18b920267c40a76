/** Mynah is asked how likely people of these ratings are to play a move; its network tells none below or above apart. */
export const MYNAH_RATINGS: readonly number[] = Array.from({ length: 18 }, (_, index) => 700 + 100 * index)
const MYNAH_STEP = 100

/** How unlikely moves are for people of a rating, by what Mynah says of `MYNAH_RATINGS`. */
export const natsAt = (nats: readonly number[], rating: number): number =>
  readAt(nats, MYNAH_RATINGS[0]!, MYNAH_STEP, rating)

/** From here to the next, a class: winning chances that a move lost. */
const lossBounds = [0.005, 0.02, 0.05, 0.1, 0.2, 0.35]
export const LOSS_CLASSES = lossBounds.length + 1

/** 0 for hardly anything, and so on up to 6 for the game. */
export function classOfLoss(lossChance: number): number {
  const index = lossBounds.findIndex((bound) => lossChance < bound)
  return index < 0 ? lossBounds.length : index
}

/**
 * What a list says at a rating: between the ratings it was made for along a straight line, and beyond them as at the last.
 */
export function readAt(list: readonly number[], lowest: number, step: number, rating: number): number {
  const place = Math.max(0, Math.min(list.length - 1, (rating - lowest) / step))
  const index = Math.min(list.length - 2, Math.floor(place))
  const share = place - index
  return list[index]! * (1 - share) + list[index + 1]! * share
}
