// Sums and products of rows. Four vectors at a time: with eight of them V8 runs out of registers.

/** The product of two rows; their size is a multiple of 64 bytes. */
export function dot(a: usize, b: usize, size: usize): f32 {
  let s0 = f32x4.splat(0)
  let s1 = f32x4.splat(0)
  let s2 = f32x4.splat(0)
  let s3 = f32x4.splat(0)
  for (let at: usize = 0; at < size; at += 64) {
    s0 = f32x4.add(s0, f32x4.mul(v128.load(a + at), v128.load(b + at)))
    s1 = f32x4.add(s1, f32x4.mul(v128.load(a + at, 16), v128.load(b + at, 16)))
    s2 = f32x4.add(s2, f32x4.mul(v128.load(a + at, 32), v128.load(b + at, 32)))
    s3 = f32x4.add(s3, f32x4.mul(v128.load(a + at, 48), v128.load(b + at, 48)))
  }
  const sum = f32x4.add(f32x4.add(s0, s1), f32x4.add(s2, s3))
  return (
    f32x4.extract_lane(sum, 0) +
    f32x4.extract_lane(sum, 1) +
    (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3))
  )
}

/** into += row */
//@inline
export function addRow(into: usize, row: usize, size: usize): void {
  for (let at: usize = 0; at < size; at += 32) {
    v128.store(into + at, f32x4.add(v128.load(into + at), v128.load(row + at)))
    v128.store(into + at, f32x4.add(v128.load(into + at, 16), v128.load(row + at, 16)), 16)
  }
}

/** into += by * row */
//@inline
export function addScaled(into: usize, row: usize, by: f32, size: usize): void {
  const factor = f32x4.splat(by)
  for (let at: usize = 0; at < size; at += 32) {
    v128.store(into + at, f32x4.add(v128.load(into + at), f32x4.mul(factor, v128.load(row + at))))
    v128.store(into + at, f32x4.add(v128.load(into + at, 16), f32x4.mul(factor, v128.load(row + at, 16))), 16)
  }
}

/** into += the rows that a list of two-byte numbers names, a tile at a time. */
export function addRows(into: usize, rows: usize, rowSize: usize, list: usize, end: usize): void {
  for (let tile: usize = 0; tile < rowSize; tile += 64) {
    let a = v128.load(into + tile)
    let b = v128.load(into + tile, 16)
    let c = v128.load(into + tile, 32)
    let d = v128.load(into + tile, 48)
    const base = rows + tile
    for (let at = list; at < end; at += 2) {
      const row = base + usize(load<u16>(at)) * rowSize
      a = f32x4.add(a, v128.load(row))
      b = f32x4.add(b, v128.load(row, 16))
      c = f32x4.add(c, v128.load(row, 32))
      d = f32x4.add(d, v128.load(row, 48))
    }
    v128.store(into + tile, a)
    v128.store(into + tile, b, 16)
    v128.store(into + tile, c, 32)
    v128.store(into + tile, d, 48)
  }
}

/** e to the power of x, for x from -80 to 0: our own, because the library's has a table that would lie on top of the board's. */
export function exponential(x: f32): f32 {
  const bounded = max<f32>(x, -80)
  const power = nearest(bounded * f32(Math.LOG2E))
  const r = bounded - power * f32(Math.LN2)
  const series: f32 =
    1 + r * (1 + r * (0.5 + r * (0.16666667 + r * (0.041666668 + r * (0.008333334 + r * 0.0013888889)))))
  return series * reinterpret<f32>((i32(power) + 127) << 23)
}
