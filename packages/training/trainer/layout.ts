// Where everything is in the one memory that all threads share. A network has 768 inputs for each side's view of the
// board (own and enemy men, six roles, 64 squares) and each state of a man that it tells apart, `width` neurons fed by each
// view, and one output over both.

import { align, placeParameters } from './descent/parameters'

/** Inputs of each state. */
export const INPUTS_OF_STATE: i32 = 768
/** A mask for each of six roles, in whole vectors of 64 bytes. */
export const KINDS_SIZE: usize = 64
const FLOAT: usize = 4
/** Parameters are kept in whole vectors of four, so the output's bias has a vector to itself. */
const OUTPUT_BIAS_ROOM: usize = 4

export let width: i32 = 0
/** One, or two: a man that is in danger or not. */
export let states: i32 = 1
let inputs: i32 = 0
/** How many parameters there are, the unused ones of the last vector included. */
let parameters: usize = 0
export let records: usize = 0
let scratch: usize = 0

/** Lays the memory out for networks of this shape and returns where the records begin. */
export function configure(start: usize, ofWidth: i32, ofStates: i32, threads: i32): usize {
  width = ofWidth
  states = ofStates
  inputs = INPUTS_OF_STATE * states
  parameters = usize(inputs + 3) * usize(width) + OUTPUT_BIAS_ROOM
  scratch = placeParameters(start, parameters, threads)
  records = scratchOf(threads)
  return records
}

export function parameterCount(): i32 {
  return i32(parameters)
}

/** Room of a thread for the neurons of both views, for two lists of 32 rows, and for the squares of each role. */
export function scratchOf(thread: i32): usize {
  return scratch + usize(thread) * align(usize(width) * FLOAT * 2 + 256 + KINDS_SIZE)
}

//@inline
export function inputRow(base: usize, input: i32): usize {
  return base + usize(input) * usize(width) * FLOAT
}

//@inline
export function biasOf(base: usize): usize {
  return inputRow(base, inputs)
}

/** The output's weights for the mover's neurons; those for the enemy's follow. */
//@inline
export function outputOf(base: usize): usize {
  return inputRow(base, inputs + 1)
}

//@inline
export function outputBiasOf(base: usize): usize {
  return inputRow(base, inputs + 3)
}
