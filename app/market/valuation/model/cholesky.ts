/** The inverse of a symmetric positive definite matrix, stored row by row, and what it makes of a vector. */
export function solveSymmetric(
  matrix: Float64Array,
  vector: Float64Array,
): { solution: Float64Array; inverse: Float64Array } {
  const size = vector.length;
  const lower = factorize(matrix, size);
  const root = invertLower(lower, size);
  const inverse = new Float64Array(size * size);
  // inverse = root' · root, of which only the lower half is computed.
  for (let k = 0; k < size; k++)
    for (let i = 0; i <= k; i++) {
      const factor = root[k * size + i]!;
      if (factor === 0) continue;
      for (let j = 0; j <= i; j++) inverse[i * size + j]! += factor * root[k * size + j]!;
    }
  for (let i = 0; i < size; i++)
    for (let j = 0; j < i; j++) inverse[j * size + i] = inverse[i * size + j]!;
  const solution = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let sum = 0;
    for (let j = 0; j < size; j++) sum += inverse[i * size + j]! * vector[j]!;
    solution[i] = sum;
  }
  return { solution, inverse };
}

/** Cholesky: matrix = lower · lower'. */
function factorize(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * size + k]! * lower[j * size + k]!;
      if (i !== j) lower[i * size + j] = sum / lower[j * size + j]!;
      else if (sum > 0) lower[i * size + i] = Math.sqrt(sum);
      else throw new Error("The matrix is not positive definite");
    }
  return lower;
}

function invertLower(lower: Float64Array, size: number): Float64Array {
  const root = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    const diagonal = lower[i * size + i]!;
    root[i * size + i] = 1 / diagonal;
    // Row by row, so that memory is read in its order.
    for (let k = 0; k < i; k++) {
      const factor = lower[i * size + k]! / diagonal;
      if (factor === 0) continue;
      for (let j = 0; j <= k; j++) root[i * size + j]! -= factor * root[k * size + j]!;
    }
  }
  return root;
}
