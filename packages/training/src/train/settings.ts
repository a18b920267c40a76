import type { NetworkShape } from './trainer-core.ts'

/** All that decides what a training comes to, beside its data. */
export interface TrainSettings extends NetworkShape {
  readonly epochs: number
  /** Positions to a step. */
  readonly batch: number
  /** The learning rate at first and at last; in between it falls along a cosine. */
  readonly rate: number
  readonly lastRate: number
  readonly decay: number
  /** How much of the target is the game's result; the rest is the search's score. */
  readonly resultShare: number
  /** Centipawns to the unit of the sigmoid. */
  readonly scale: number
  /** Whether the network is to evaluate alone; otherwise it learns to correct the hand-written evaluation. */
  readonly isAlone: boolean
  /** The name of the network that it begins as, or 'none' where its weights are drawn by lot. */
  readonly from: string
  readonly seed: number
  /** Part of the repeatability: threads add up their gradients in their own order. */
  readonly threads: number
}

export const defaultTrainSettings: Omit<TrainSettings, 'variant' | 'threads'> = {
  width: 64,
  states: 1,
  epochs: 10,
  batch: 8192,
  rate: 6e-3,
  lastRate: 1e-5,
  decay: 0.3,
  resultShare: 0.1,
  scale: 400,
  isAlone: false,
  from: 'none',
  seed: 1,
}

/** Weights stay within it, so that 64 steps to the unit fit 8 bits beside 255 for the neurons. */
export const MOST_WEIGHT = 1.98

/** The rate after a part of the training, 0 to 1. */
export function rateAt({ rate, lastRate }: TrainSettings, part: number): number {
  return lastRate + ((rate - lastRate) * (1 + Math.cos(Math.PI * part))) / 2
}
