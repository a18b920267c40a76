import { makeTag, type Point } from './markup.ts'

const round = (value: number): number => Math.round(value * 10) / 10

export const makeCircle = ({ x, y }: Point, color: string): string =>
  makeTag('circle', {
    cx: x + 50,
    cy: y + 50,
    r: 44,
    fill: 'none',
    stroke: color,
    'stroke-width': 7,
    'stroke-opacity': 0.8,
  })

/** From the middle of one square to near the middle of another, as one outline: a shaft and a head never overlap. */
export function makeArrow(from: Point, to: Point, color: string): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const along = { x: dx / length, y: dy / length }
  const at = (forward: number, aside: number): string =>
    `${round(from.x + 50 + forward * along.x - aside * along.y)} ${round(from.y + 50 + forward * along.y + aside * along.x)}`
  const tip = length - 8
  const neck = tip - 38
  const outline = [at(20, -9), at(neck, -9), at(neck, -26), at(tip, 0), at(neck, 26), at(neck, 9), at(20, 9)]
  return makeTag('path', { d: `M${outline.join(' L')} Z`, fill: color, 'fill-opacity': 0.8 })
}
