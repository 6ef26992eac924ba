import { expect, test } from "vitest";
import { renderPart, textOf } from "#test/render.tsx";
import { FigureText } from "./listing-figure.tsx";
import { makeFigure, formatFigure } from "./make-figure.ts";

const rates = { asOf: "2026-11-02", perCad: { CAD: 1, USD: 0.7134, MXN: 13.125 } };
const inUsd = { currency: "USD", rates } as const;
const said = (figure: ReturnType<typeof formatFigure>) =>
  textOf(renderPart(<FigureText figure={figure} showApprox />)).trim();

test.each([
  ["an amount", { amount: 250_000_00, currency: "CAD" }, "CA$250,000 ≈ US$178,000"],
  ["pesos", { amount: 4_000_000_00, currency: "MXN" }, "MX$4,000,000 ≈ US$217,000"],
  ["the picked currency", { amount: 250_000_00, currency: "USD" }, "$250,000"],
  [
    "a range",
    { amount: null, range: "250k_500k", currency: "CAD" },
    "CA$250K – $500K ≈ US$178K – $357K",
  ],
  [
    "a range without a lower end",
    { amount: null, range: "under_50k", currency: "CAD" },
    "Under CA$50K ≈ Under US$35.7K",
  ],
  [
    "a range without an upper end",
    { amount: null, range: "over_5m", currency: "CAD" },
    "Over CA$5M ≈ Over US$3.57M",
  ],
  [
    "a range of the picked currency",
    { amount: null, range: "1m_2m", currency: "USD" },
    "$1M – $2M",
  ],
  ["a loss", { amount: -20_000_00, currency: "CAD" }, "−CA$20,000 ≈ −US$14,300"],
  ["on request", { amount: null, onRequest: true, currency: "CAD" }, "On request"],
  ["nothing", { amount: null, currency: "CAD" }, "Not stated"],
] as const)("%s", (_what, stated, words) => {
  expect(said(formatFigure(makeFigure(stated, stated.currency, inUsd))).replace(/\s+/g, " ")).toBe(
    words,
  );
});
