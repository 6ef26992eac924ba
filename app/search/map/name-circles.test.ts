import { expect, test } from "vitest";
import { type Circle, nameCircles } from "#app/search/map/circles.ts";

const view = { left: 4000, top: 5000, width: 400, height: 320 };
const aCircle = (x: number, y: number, place: string | null): Circle => ({
  x: 4000 + x * 4,
  y: 5000 + y * 3.2,
  count: 5,
  size: 0.5,
  price: null,
  place,
  area: { west: 0, south: 0, east: 1, north: 1 },
});

test("names are below their circles or beside them, unique, and never overlap", () => {
  const names = nameCircles(
    [
      // Below it is the next circle.
      aCircle(50, 50, "Toronto, Ontario"),
      aCircle(53, 53, "Mississauga, Ontario"),
      aCircle(20, 20, "Hamilton, Ontario"),
      aCircle(20, 70, "Hamilton, Ontario"),
      aCircle(99, 50, "Kingston, Ontario"),
      aCircle(70, 80, null),
    ],
    view,
  );
  expect(names.map(({ name }) => name)).toEqual(["Toronto", "Mississauga", "Hamilton", "Kingston"]);
  const [toronto, , hamilton, kingston] = names;
  expect(toronto).toMatchObject({ y: 50 });
  expect(toronto!.x).toBeLessThan(45);
  expect(hamilton!.x).toBe(20);
  expect(hamilton!.y).toBeGreaterThan(23);
  expect(kingston!.x).toBeLessThan(95);
});

test("no name is under the buttons in the corner", () => {
  expect(nameCircles([aCircle(94, 10, "Kingston, Ontario")], view)[0]!.x).toBeLessThan(90);
});

test("a zoomed-out circle covers several places and has no name", () => {
  expect(nameCircles([aCircle(50, 50, "Toronto, Ontario")], { ...view, width: 2000 })).toEqual([]);
});
