// Error correction of QR codes: polynomials over GF(2^8), ISO/IEC 18004 with the modulus x^8 + x^4 + x^3 + x^2 + 1.

function multiply(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

function generator(degree: number): number[] {
  const coefficients = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      coefficients[j] = multiply(coefficients[j]!, root) ^ (coefficients[j + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return coefficients;
}

/** The words that let a reader mend a smudged picture. */
export function errorCorrection(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const remainder = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ remainder.shift()!;
    remainder.push(0);
    for (let i = 0; i < degree; i++) remainder[i]! ^= multiply(divisor[i]!, factor);
  }
  return remainder;
}
