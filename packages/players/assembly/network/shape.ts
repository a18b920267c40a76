// The parts of the network and where its weights lie, one row after the other. `width` neurons see the board; a layer of
// `narrow` neurons sees the board's neurons and one move. docs/mynah.md tells how they are put together.

/** Ratings are told by overlapping triangles, so that neighbours share what they learn. */
export const BUMPS: i32 = 8
const FIRST_BUMP: f32 = 700
const LAST_BUMP: f32 = 2400

// Inputs: rows that are added up to the board's neurons.
export const MEN: i32 = 0
export const HANGING: i32 = 768
export const TRAIL: i32 = 1536
export const FLAGS: i32 = 1920
export const PHASES: i32 = 1926
export const THREATS: i32 = 1934
export const BALANCES: i32 = 1943
/** "Some move has this feature." */
export const UNION: i32 = 1959
export const ALWAYS: i32 = 2343
export const RATING: i32 = 2344
export const INPUTS: i32 = 2352

// Tokens: rows that speak for a move.
export const FROM_TO: i32 = 0
export const PIECE_TO: i32 = 1792
export const PIECE_FROM: i32 = 2176
export const FEATURES: i32 = 2560
export const TOKENS: i32 = 2944
/** The narrow layer does not know pairs of squares, but the men that can be seen from where a move goes. */
export const FIRST_NARROW: i32 = PIECE_TO
export const SIGHTS: i32 = TOKENS
export const ALL_TOKENS: i32 = 3136

export let width: i32 = 0
export let narrow: i32 = 0
/** Sizes of rows in bytes. */
export let wideRow: usize = 0
export let narrowRow: usize = 0

let gates: usize = 0
let tokens: usize = 0
let projection: usize = 0
let narrowTokens: usize = 0
let narrowBias: usize = 0
let narrowOutput: usize = 0
let parameters: i32 = 0

/** Both are multiples of 16. */
export function setShape(ofWidth: i32, ofNarrow: i32): void {
  width = ofWidth
  narrow = ofNarrow
  wideRow = usize(width) << 2
  narrowRow = usize(narrow) << 2
  gates = usize(INPUTS) * wideRow
  tokens = gates + usize(BUMPS) * wideRow
  projection = tokens + usize(TOKENS) * wideRow
  narrowTokens = projection + usize(narrow) * wideRow
  narrowBias = narrowTokens + usize(ALL_TOKENS - FIRST_NARROW) * narrowRow
  narrowOutput = narrowBias + narrowRow
  parameters = i32((narrowOutput + narrowRow) >> 2)
}

export function parameterCount(): i32 {
  return parameters
}

//@inline
export function inputRow(base: usize, input: i32): usize {
  return base + usize(input) * wideRow
}

//@inline
export function gateRow(base: usize, bump: i32): usize {
  return base + gates + usize(bump) * wideRow
}

//@inline
export function tokenRow(base: usize, token: i32): usize {
  return base + tokens + usize(token) * wideRow
}

//@inline
export function projectionRow(base: usize, neuron: i32): usize {
  return base + projection + usize(neuron) * wideRow
}

//@inline
export function narrowTokenRow(base: usize, token: i32): usize {
  return base + narrowTokens + usize(token - FIRST_NARROW) * narrowRow
}

//@inline
export function narrowBiasOf(base: usize): usize {
  return base + narrowBias
}

//@inline
export function narrowOutputOf(base: usize): usize {
  return base + narrowOutput
}

/** How much a triangle speaks for a rating, 0 to 1; below the first and above the last, those alone speak. */
export function bumpOf(bump: i32, rating: f32): f32 {
  const step: f32 = (LAST_BUMP - FIRST_BUMP) / f32(BUMPS - 1)
  const place = (max(FIRST_BUMP, min(LAST_BUMP, rating)) - FIRST_BUMP) / step
  return max<f32>(0, 1 - abs(place - f32(bump)))
}
