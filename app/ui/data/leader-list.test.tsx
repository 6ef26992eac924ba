import { expect, test } from "vitest";
import { renderPart, textOf } from "#test/render.tsx";
import { formatCountParts } from "#app/ui/format/format-count.ts";
import { LeaderList } from "./leader-list.tsx";

test("screen readers read the figure with its label", () => {
  const words = { one: "item", other: "items" };
  const items = [
    { label: "Farms", to: "/farms", count: formatCountParts(1, words) },
    { label: "Bakeries", to: "/bakeries", count: formatCountParts(1204, words) },
  ];
  const markup = renderPart(<LeaderList items={items} className="" />);
  expect(textOf(markup)).toBe("Farms 1 item Bakeries 1,204 items");
  expect(markup).toContain('href="/bakeries"');
});
