import { expect, test } from "vitest";
import { aCard } from "#test/home-sample.ts";
import { renderPart, textOf } from "#test/render.tsx";
import type { SavedListingView } from "./make-saved-view.ts";
import { SavedListing } from "./saved-listing.tsx";

const view = (changes: Partial<SavedListingView>) =>
  renderPart(
    <SavedListing
      answer={null}
      saved={{
        id: "b1",
        title: "Corner Bakery For Sale",
        state: "for-sale",
        card: aCard(),
        change: null,
        note: "",
        savedAt: "2026-11-02T12:00:00.000Z",
        ...changes,
      }}
    />,
  );

test("describes a price change", () => {
  const by = { amount: 20_000_00, currency: "CAD" as const };
  expect(textOf(view({ change: { direction: "fell", by } }))).toContain(
    "Asking price down CA$20,000 since you saved it",
  );
  expect(textOf(view({ change: { direction: "rose", by } }))).toContain("up CA$20,000");
});

test.each([
  ["sold", "SOLD You can still see the listing", true],
  ["expired", "This listing has expired.", false],
  ["withdrawn", "The owner took this listing down.", false],
] as const)("what is %s says so and can be removed, but not compared", (state, words, linked) => {
  const markup = view({
    state,
    card: linked ? aCard() : null,
    title: state === "withdrawn" ? null : "Corner Bakery For Sale",
    note: "Ask again in spring",
  });
  const text = textOf(markup);
  expect(text).toContain(words);
  expect(text).toContain("Remove");
  expect(text).toContain("Ask again in spring");
  expect(markup).not.toContain('action="/compare"');
  expect(markup.includes('href="/business/b1/')).toBe(linked);
});
