// Symmetric positive definite systems, as small fits have them: some dozens of unknowns.

export type Vector = readonly number[];
export type Matrix = readonly Vector[];

/** Numbers without a place are a fault of who calls; they would spoil a fit silently. */
export function at(values: Vector, i: number): number {
  const value = values[i];
  if (value === undefined) throw new RangeError(`there is no number ${i} among ${values.length}`);
  return value;
}

export function entry(matrix: Matrix, row: number, column: number): number {
  const values = matrix[row];
  if (values === undefined) throw new RangeError(`there is no row ${row} among ${matrix.length}`);
  return at(values, column);
}

/** The lower triangle whose square a matrix is (Cholesky). @throws RangeError for one that is not positive definite */
function rootOf(matrix: Matrix): Matrix {
  const root: number[][] = [];
  for (let row = 0; row < matrix.length; row++) {
    const values: number[] = [];
    root.push(values);
    for (let column = 0; column <= row; column++) {
      let rest = entry(matrix, row, column);
      for (let k = 0; k < column; k++) rest -= at(values, k) * entry(root, column, k);
      if (row !== column) values.push(rest / entry(root, column, column));
      else if (rest > 0) values.push(Math.sqrt(rest));
      else throw new RangeError('the matrix is not positive definite');
    }
  }
  return root;
}

/** Solves by the root of a matrix: first down, then up. */
function solveBy(root: Matrix, right: Vector): number[] {
  const size = root.length;
  const x = [...right];
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) x[row] = at(x, row) - entry(root, row, k) * at(x, k);
    x[row] = at(x, row) / entry(root, row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) x[row] = at(x, row) - entry(root, k, row) * at(x, k);
    x[row] = at(x, row) / entry(root, row, row);
  }
  return x;
}

/** The x for which `matrix · x = right`. */
export const solve = (matrix: Matrix, right: Vector): Vector => solveBy(rootOf(matrix), right);

/** The matrix that undoes another. */
export function inverseOf(matrix: Matrix): Matrix {
  const root = rootOf(matrix);
  return matrix.map((_, column) =>
    solveBy(
      root,
      matrix.map((__, row) => (row === column ? 1 : 0)),
    ),
  );
}
