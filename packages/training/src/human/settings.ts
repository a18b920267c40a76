/** All that decides what a training comes to, beside its games. */
export interface HumanTrainSettings {
  /** Neurons that see the board: a multiple of 16. */
  readonly width: number
  /** Neurons of the layer that sees one move: a multiple of 16. */
  readonly narrow: number
  readonly epochs: number
  /** Positions to a step. */
  readonly batch: number
  /** The learning rate at first and at last: it stays for a while and then falls along a cosine. */
  readonly rate: number
  readonly lastRate: number
  readonly decay: number
  /** The share of neurons that are left out of each position, so that none is relied on alone. */
  readonly dropout: number
  readonly seed: number
  /** Part of the repeatability: threads add up their gradients in their own order. */
  readonly threads: number
}

export const defaultHumanTrainSettings: Omit<HumanTrainSettings, 'threads'> = {
  width: 256,
  narrow: 64,
  epochs: 3,
  batch: 1024,
  rate: 2e-3,
  lastRate: 1e-5,
  decay: 0,
  dropout: 0.08,
  seed: 1,
}

const FLAT_PART = 0.3

/** The rate after a part of the training, 0 to 1. */
export function humanRateAt({ rate, lastRate }: HumanTrainSettings, part: number): number {
  if (part <= FLAT_PART) return rate
  const fallen = Math.min(1, (part - FLAT_PART) / (1 - FLAT_PART))
  return lastRate + ((rate - lastRate) * (1 + Math.cos(Math.PI * fallen))) / 2
}
