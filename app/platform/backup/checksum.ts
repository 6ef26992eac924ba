import { createHash } from "node:crypto";

const modulus = 1n << 128n;

/** Does not depend on the order of the rows. The sum of the hashes and not their XOR, so that a pair of equal rows counts. */
export class LineChecksum {
  #sum = 0n;
  #count = 0;

  add(line: string): void {
    const hash = createHash("sha256").update(line).digest().subarray(0, 16);
    this.#sum = (this.#sum + BigInt(`0x${hash.toString("hex")}`)) % modulus;
    this.#count++;
  }

  get count(): number {
    return this.#count;
  }

  get text(): string {
    return this.#sum.toString(16).padStart(32, "0");
  }
}
