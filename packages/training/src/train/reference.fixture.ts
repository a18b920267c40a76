import { countInputs } from '@rookery/engine'
import { unwrap } from '@rookery/rules'
import { findEndangered } from '@rookery/testkit'
import { parseRecord, RECORD_SIZE, readHandScore } from '../data/record.ts'
import { viewOf } from '../data/view.ts'
import type { NetworkShape } from './trainer-core.ts'

/** The network in plain numbers, slow and clear: what the WebAssembly is compared with. */
export class ReferenceNetwork {
  readonly #weights: Float64Array
  readonly #shape: NetworkShape

  constructor(weights: ArrayLike<number>, shape: NetworkShape) {
    this.#weights = Float64Array.from(weights)
    this.#shape = shape
  }

  predict(bytes: Uint8Array, index: number): number {
    const { width, states, variant } = this.#shape
    const inputs = countInputs(states)
    const isMinichess = variant === 'minichess'
    const { board, isBlack } = unwrap(parseRecord(bytes, index * RECORD_SIZE, isMinichess))
    const endangered = states === 1 ? new Set() : findEndangered(board)
    const output = (inputs + 1) * width
    let sum = this.#weights[(inputs + 3) * width]!
    for (const [side, viewer] of [isBlack, !isBlack].entries()) {
      const seen = viewOf(isMinichess, viewer)
      const king = seen.findIndex((square) => square >= 0 && board[square] === 10 + (viewer ? 1 : 0))
      const lastFile = isMinichess ? 4 : 7
      const view = (king & 7) > lastFile / 2 ? mirror(seen, lastFile) : seen
      for (let neuron = 0; neuron < width; neuron++) {
        let value = this.#weights[inputs * width + neuron]!
        for (let square = 0; square < 64; square++) {
          const piece = view[square]! < 0 ? 12 : board[view[square]!]!
          if (piece === 12) continue
          const isEnemy = (piece & 1) !== (viewer ? 1 : 0)
          const state = endangered.has(view[square]!) ? 768 : 0
          const input = state + (isEnemy ? 384 : 0) + (piece >> 1) * 64 + square
          value += this.#weights[input * width + neuron]!
        }
        const clipped = Math.min(1, Math.max(0, value))
        sum += clipped * clipped * this.#weights[output + side * width + neuron]!
      }
    }
    return sum
  }

  loss(bytes: Uint8Array, index: number, resultShare: number, scale: number): number {
    const { scoreCp, result } = unwrap(
      parseRecord(bytes, index * RECORD_SIZE, this.#shape.variant === 'minichess'),
    )
    const target = (resultShare * result) / 2 + (1 - resultShare) * sigmoid(scoreCp / scale)
    const handCp = readHandScore(bytes, index * RECORD_SIZE)
    return (sigmoid(this.predict(bytes, index) + handCp / scale) - target) ** 2
  }

  /** The slope of the loss along one parameter, by central differences. */
  slope(bytes: Uint8Array, index: number, parameter: number, resultShare: number, scale: number): number {
    const value = this.#weights[parameter]!
    // Small, because a neuron at the end of its range has no slope to find.
    const step = 1e-7
    this.#weights[parameter] = value + step
    const above = this.loss(bytes, index, resultShare, scale)
    this.#weights[parameter] = value - step
    const below = this.loss(bytes, index, resultShare, scale)
    this.#weights[parameter] = value
    return (above - below) / (2 * step)
  }
}

/** The view with its files the other way round. */
const mirror = (view: ArrayLike<number>, lastFile: number): number[] =>
  Array.from(view, (_, square) =>
    (square & 7) > lastFile ? -1 : view[(square & 56) + lastFile - (square & 7)]!,
  )

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))
