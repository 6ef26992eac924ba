import { expect, test } from "vitest";
import { readInBatches } from "./batches.ts";

test.each([0, 1, 2, 3, 4, 7])(
  "returns all of %i rows, each once, in batches of two",
  async (count) => {
    const rows = Array.from({ length: count }, (_, index) => index + 1);
    let largest = 0;
    const read = async (after: number | null, size: number) => {
      const piece = rows.filter((row) => row > (after ?? 0)).slice(0, size);
      largest = Math.max(largest, piece.length);
      return piece;
    };
    expect(await Array.fromAsync(readInBatches(read, (row) => row, 2))).toEqual(rows);
    expect(largest).toBeLessThanOrEqual(2);
  },
);
