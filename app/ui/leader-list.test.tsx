import { expect, test } from "vitest";
import { renderPart, textOf } from "#test/render.tsx";
import { LeaderList } from "./leader-list.tsx";

test("the figure is heard with the word that goes with it", () => {
  const items = [
    { label: "Farms", to: "/farms", count: 1 },
    { label: "Bakeries", to: "/bakeries", count: 1204 },
  ];
  const markup = renderPart(
    <LeaderList items={items} unit={{ one: "item", other: "items" }} className="" />,
  );
  expect(textOf(markup)).toBe("Farms 1 item Bakeries 1,204 items");
  expect(markup).toContain('href="/bakeries"');
});
