import { expect, it } from "vitest";
import { findStalls } from "../../bench/worst-input.ts";

it("stays responsive for the worst form, address, email or file", async () => {
  const { attacks, stalls } = await findStalls("sample");
  expect(attacks).toBeGreaterThan(450);
  expect(stalls).toEqual([]);
}, 400_000);
