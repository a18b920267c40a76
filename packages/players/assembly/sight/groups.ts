// The groups of a move's features, and their buckets. Their numbers are part of the network's file.

export const LOSS: i32 = 0
export const GAIN: i32 = 1
export const PLACEMENT: i32 = 2
export const LEFT_HANGING: i32 = 3
export const HANGS_ITSELF: i32 = 4
export const THREAT: i32 = 5
export const TARGETS: i32 = 6
export const CAPTURE: i32 = 7
export const CHECK: i32 = 8
export const ESCAPE: i32 = 9
export const REPEAT: i32 = 10
export const SPECIAL: i32 = 11
export const TO_ENEMY_KING: i32 = 12
export const TO_OWN_KING: i32 = 13
export const TO_LAST_MOVE: i32 = 14
export const SUPPORT: i32 = 15
export const ATTACKS: i32 = 16
export const MOBILITY: i32 = 17
export const EVASION: i32 = 18
export const INTENT: i32 = 19
export const RANK: i32 = 20
export const KING_ZONE: i32 = 21
export const SHELTER: i32 = 22

export function lossBucket(loss: i32): i32 {
  if (loss < 15) return 1
  if (loss < 40) return 2
  if (loss < 90) return 3
  if (loss < 150) return 4
  if (loss < 220) return 5
  if (loss < 330) return 6
  if (loss < 450) return 7
  if (loss < 700) return 8
  return loss < 1000 ? 9 : 10
}

export function gainBucket(gain: i32): i32 {
  if (gain >= -25 && gain < 25) return 0
  if (gain < 0) {
    if (gain < -700) return 1
    if (gain < -350) return 2
    if (gain < -200) return 3
    return gain < -80 ? 4 : 5
  }
  if (gain < 80) return 6
  if (gain < 200) return 7
  if (gain < 350) return 8
  return gain < 700 ? 9 : 10
}

export function placementBucket(change: i32): i32 {
  if (change >= -4 && change < 4) return 0
  if (change < 0) {
    if (change < -40) return 1
    if (change < -25) return 2
    return change < -12 ? 3 : 4
  }
  if (change < 12) return 5
  if (change < 25) return 6
  return change < 40 ? 7 : 8
}

/** Of what an exchange wins: 0 to 7. */
export function exchangeBucket(gain: i32): i32 {
  if (gain <= 0) return 0
  if (gain <= 50) return 1
  if (gain <= 110) return 2
  if (gain <= 230) return 3
  if (gain <= 330) return 4
  if (gain <= 500) return 5
  return gain <= 700 ? 6 : 7
}

export function intentBucket(gain: i32): i32 {
  if (gain < 30) return 0
  if (gain < 80) return 1
  if (gain < 150) return 2
  if (gain < 250) return 3
  if (gain < 350) return 4
  if (gain < 550) return 5
  return gain < 1000 ? 6 : 7
}

export function rankBucket(better: i32): i32 {
  if (better <= 2) return better + 2
  if (better <= 5) return 5
  if (better <= 10) return 6
  return better <= 20 ? 7 : 8
}

export function mobilityBucket(change: i32): i32 {
  if (change === 0) return 0
  if (change <= -5) return 1
  if (change <= -2) return 2
  if (change < 0) return 3
  if (change <= 2) return 4
  return change <= 5 ? 5 : 6
}
