import { expect, test } from "vitest";
import { drawReport, type Report } from "./draw-report.server.ts";
import { amountNames, numberNames } from "#app/market/valuation/answers/answers.ts";
import { businessOfAnswers } from "#app/market/valuation/answers/business-of-answers.ts";
import { parseAnswers } from "#app/market/valuation/answers/parse-answers.ts";
import type {
  Comparable,
  ComparableListing,
} from "#app/market/valuation/comparables/comparable.ts";
import { fitModel } from "#app/market/valuation/model/fit-model.ts";
import { makeValuationView } from "#app/market/valuation/show/make-valuation-view.ts";
import { valueBusiness } from "#app/market/valuation/value-business.ts";
import { listPricedBusinesses } from "#demo/priced-businesses.ts";
import { lowestTextOfPdf, textOfPdf } from "#test/read-pdf.ts";

const now = new Date("2026-11-15T12:00:00Z");
const rates = { asOf: "2026-11-02", perCad: { CAD: 1, USD: 0.72, MXN: 13.3 } };
const models = { cashFlow: fitModel(listPricedBusinesses(now), "cashFlow"), revenue: null };

function aReport(query: string, title: string): Report {
  const { answers } = parseAnswers(new URLSearchParams(query), "CAD");
  const business = businessOfAnswers(answers, rates);
  const outcome = valueBusiness(models, business);
  if (!outcome.ok) return expect.fail(outcome.reason);
  const list = Array.from({ length: 40 }, (_, at): Comparable => ({
    id: String(at),
    trade: "bakeries",
    country: "CA",
    cashFlow: 100_000,
    multiple: 2 + at / 10,
    ends: null,
  }));
  const shown = list.slice(0, 8).map(({ id }): ComparableListing => ({
    id,
    title,
    city: "Saint-Louis-du-Ha! Ha!",
    region: "CA-QC",
    currency: "MXN",
    price: 99_999_999_999_00,
    cashFlow: 9_999_999_999_00,
    isSold: true,
  }));
  const view = makeValuationView({
    answers,
    business,
    valuation: outcome.valuation,
    comparables: { closeness: "trade-and-country", list },
    shown,
    figures: new Map(),
    rates,
    fittedAt: now,
  });
  return { view, url: `https://relevo.example/valueright?${query}`, madeOn: "November 15, 2026" };
}

const draw = (report: Report) => drawReport(Buffer.from(JSON.stringify(report)));

test("a report has three pages: the answer, the steps, and what it stands on", async () => {
  const report = aReport("trade=bakeries&place=CA-ON&cash-flow=120000", "Bakery For Sale");
  const pages = await textOfPdf(await draw(report));
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain(`${report.view.low} to ${report.view.high}`);
  for (const { label } of report.view.steps) expect(pages[1]).toContain(label);
  expect(pages[2]).toContain("Bakery For Sale");
  expect(pages[2]).toContain("inside");
});

test("every answer and the longest titles fit, in any script", async () => {
  const query = new URLSearchParams("trade=bakeries&place=CA-NL&property=included&franchise=yes");
  for (const name of amountNames) query.set(name, "87654");
  for (const name of numberNames) query.set(name, "12.5");
  const bytes = await draw(
    aReport(query.toString(), `面包店 🥐 ${"Boulangerie-pâtisserie ".repeat(90)}`),
  );
  const pages = await textOfPdf(bytes);
  expect(pages).toHaveLength(3);
  expect(pages[2]).toContain("[U+9762][U+5305][U+5E97] [U+1F950] Boulangerie");
  for (const lowest of await lowestTextOfPdf(bytes)) {
    expect(lowest).toBeGreaterThan(30);
    expect(lowest).toBeLessThan(400);
  }
});
