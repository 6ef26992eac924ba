import { expect, test } from "vitest";
import { aCard } from "#test/home-sample.ts";
import { renderPart, textOf } from "#test/render.tsx";
import { ListingCard } from "./listing-card.tsx";

const card = (changes?: Parameters<typeof aCard>[0]) =>
  renderPart(<ListingCard listing={aCard(changes)} />);

test("a card has one link, and its save and compare buttons submit the forms of the page", () => {
  const markup = card();
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(markup).toContain('href="/business/b1/neighbourhood-bakery-with-wholesale-route"');
  expect(markup).toContain('aria-label="Save Neighbourhood Bakery With Wholesale Route For Sale"');
  expect(markup).toContain(
    'aria-label="Compare Neighbourhood Bakery With Wholesale Route For Sale"',
  );
  expect(markup).not.toContain("<form ");
  expect(markup).toContain('form="save-listing" value="b1"');
  expect(markup).toContain('form="compare-listing" value="b1"');
  expect(card({ saved: true })).toContain('form="unsave-listing"');
});

test("shows the facts needed to decide without opening it", () => {
  const text = textOf(card());
  for (const fact of [
    "Hamilton, ON",
    "Food & Beverage",
    "$485,000",
    "US$347,000",
    "$912,000",
    "$173,000",
    "2.8×",
    "3 days ago",
    "New",
  ]) {
    expect(text).toContain(fact);
  }
});

test("figures that are not stated are labelled, never shown as zero", () => {
  const text = textOf(
    card({
      askingPrice: { kind: "on-request" },
      revenue: { kind: "sum", text: "$2M – $5M" },
      cashFlow: null,
      multiple: null,
    }),
  );
  expect(text).toContain("Asking On request");
  expect(text).toContain("Revenue $2M – $5M");
  expect(text).toContain("Cash flow Not stated");
});

test("shows at most two badges", () => {
  const badges = ["New", "Franchise", "Price reduced"].map((label) => ({
    label,
    tone: "warm" as const,
  }));
  const text = textOf(card({ badges }));
  expect(text).toContain("Franchise");
  expect(text).not.toContain("Price reduced");
});

test("the photo has a srcset of the stored widths, or a text fallback", () => {
  expect(card()).toContain("/media/m1/400 400w, /media/m1/800 800w, /media/m1/1200 1200w");
  expect(textOf(card({ photo: null }))).toContain("Image not available");
});
