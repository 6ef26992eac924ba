import { expect, test } from "vitest";
import { homeSample } from "#test/home-sample.ts";
import { renderPart, textOf } from "#test/render.tsx";
import { popularCategories } from "#app/listings/category.ts";
import { popularCategoryHref } from "./hero-figures.ts";
import { HomeView } from "./home-view.tsx";

test("the search form submits to the results", () => {
  const markup = renderPart(<HomeView {...homeSample} />);
  expect(markup).toMatch(/<form[^>]*action="\/businesses"[^>]*>/);
  expect(markup).toContain('name="q"');
});

test("omits the section if no featured businesses are configured", () => {
  const markup = renderPart(<HomeView {...homeSample} featured={null} />);
  expect(textOf(markup)).not.toContain("Featured businesses");
});

test("shows a message without featured businesses", () => {
  const text = textOf(renderPart(<HomeView {...homeSample} featured={[]} />));
  expect(text).toContain("No featured businesses available at the moment");
});

test("popular categories link to their lower-case label", () => {
  expect(popularCategories).toHaveLength(8);
  expect(popularCategoryHref("Restaurants")).toBe("/businesses?category=restaurants");
  expect(popularCategoryHref("Online Business")).toBe("/businesses?category=online+business");
});
