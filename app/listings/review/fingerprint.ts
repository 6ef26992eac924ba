/** Stored as four bands: fingerprints that differ in three bits at most agree in one of them, so an index finds them. */
export interface Bands {
  /** Signed, as the database stores them. */
  bits: bigint;
  band1: number;
  band2: number;
  band3: number;
  band4: number;
}

export function bandsOf(bits: bigint): Bands {
  const band = (place: bigint) => Number((bits >> (place * 16n)) & 0xffffn);
  return {
    bits: BigInt.asIntN(64, bits),
    band1: band(0n),
    band2: band(1n),
    band3: band(2n),
    band4: band(3n),
  };
}

export function countBits(bits: bigint): number {
  let count = 0;
  for (let rest = BigInt.asUintN(64, bits); rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}
