import { createHash } from "node:crypto";

const modulus = 1n << 128n;

/** Independent of the row order. A sum of hashes rather than XOR, so that duplicate rows count. */
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
