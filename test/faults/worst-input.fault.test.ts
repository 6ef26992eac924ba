import { expect, it } from "vitest";
import { findStalls } from "../../bench/worst-input.ts";

it("keeps nobody waiting for the worst form, address, email or file that a stranger can send", async () => {
  const { attacks, stalls } = await findStalls("sample");
  expect(attacks).toBeGreaterThan(450);
  expect(stalls).toEqual([]);
}, 400_000);
