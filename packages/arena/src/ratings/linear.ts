/** Inverts a symmetric positive definite matrix, which is overwritten, by Gauss and Jordan. */
export function invert(matrix: number[][]): number[][] {
  const size = matrix.length
  const inverse = matrix.map((_, row) => matrix.map((__, column) => (row === column ? 1 : 0)))
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row
    swap(matrix, column, pivot)
    swap(inverse, column, pivot)
    const scale = 1 / matrix[column]![column]!
    for (let at = 0; at < size; at++) {
      matrix[column]![at]! *= scale
      inverse[column]![at]! *= scale
    }
    for (let row = 0; row < size; row++) {
      const factor = matrix[row]![column]!
      if (row === column || factor === 0) continue
      for (let at = 0; at < size; at++) {
        matrix[row]![at]! -= factor * matrix[column]![at]!
        inverse[row]![at]! -= factor * inverse[column]![at]!
      }
    }
  }
  return inverse
}

function swap<T>(rows: T[], a: number, b: number): void {
  const kept = rows[a]!
  rows[a] = rows[b]!
  rows[b] = kept
}

export const multiply = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, index) => sum + value * vector[index]!, 0))
