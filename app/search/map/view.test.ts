import fc from "fast-check";
import { expect, test } from "vitest";
import { cellAt } from "#app/search/area.ts";
import { isCellInArea, middleOfCells } from "#app/search/map/grid.ts";
import {
  areaBox,
  blendViews,
  canZoomIn,
  canZoomOut,
  fitBox,
  panView,
  viewRatio,
  visibleArea,
  zoomView,
} from "#app/search/map/view.ts";

const views = fc
  .tuple(
    fc.integer({ min: 600, max: 5_000 }),
    fc.integer({ min: 3_000, max: 6_500 }),
    fc.integer({ min: 1, max: 4_000 }),
  )
  .map(([left, top, width]) => fitBox({ left, top, right: left + width, bottom: top + 1 }));
const spots = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});

test("zooming keeps the point below the pointer, and the aspect ratio", () => {
  fc.assert(
    fc.property(
      views,
      spots,
      fc.double({ min: 0.8, max: 4, noNaN: true }),
      (view, spot, factor) => {
        const next = zoomView(view, factor, spot);
        expect(next.width / next.height).toBeCloseTo(viewRatio, 2);
        const middleX = next.left + next.width / 2;
        const middleY = next.top + next.height / 2;
        // The map stops beyond the three countries.
        fc.pre(middleX > 301 && middleX < 5_299 && middleY > 2_501 && middleY < 6_799);
        expect(next.left + spot.x * next.width).toBeCloseTo(view.left + spot.x * view.width, 0);
        expect(next.top + spot.y * next.height).toBeCloseTo(view.top + spot.y * view.height, 0);
      },
    ),
  );
});

test("zooming is limited to eight cells and the continent", () => {
  let view = fitBox({ left: 3_900, top: 5_000, right: 4_300, bottom: 5_300 });
  for (let times = 0; times < 20; times++) view = zoomView(view, 2);
  expect([view.width, canZoomIn(view), canZoomOut(view)]).toEqual([80, false, true]);
  for (let times = 0; times < 20; times++) view = zoomView(view, 0.5);
  expect([view.width, canZoomIn(view), canZoomOut(view)]).toEqual([5_000, true, false]);
});

test("panning moves by fractions of the view", () => {
  const view = fitBox({ left: 3_900, top: 5_000, right: 4_000, bottom: 5_010 });
  const moved = panView(view, 0.5, -1);
  expect(moved.left - view.left).toBeCloseTo(view.width / 2, 1);
  expect(view.top - moved.top).toBeCloseTo(view.height, 1);
  expect(blendViews(view, moved, 0)).toEqual(view);
  expect(blendViews(view, moved, 1)).toEqual(moved);
});

test("the visible area has the cells whose centres are visible", () => {
  const cells = fc.tuple(fc.integer({ min: 420, max: 640 }), fc.integer({ min: 60, max: 500 }));
  fc.assert(
    fc.property(views, cells, (view, [row, column]) => {
      const cell = cellAt(row, column);
      const { x, y } = middleOfCells(cell, 1);
      const isVisible =
        x > view.left && x < view.left + view.width && y > view.top && y < view.top + view.height;
      // Either is right very close to the edge.
      fc.pre(Math.abs(x - view.left) > 0.1 && Math.abs(x - view.left - view.width) > 0.1);
      expect(isCellInArea(cell, visibleArea(view)!)).toBe(isVisible);
    }),
    { numRuns: 2_000 },
  );
});

test("shows an area completely", () => {
  const area = { west: -80, south: 43.25, east: -79.5, north: 44 };
  const view = fitBox(areaBox(area));
  const visible = visibleArea(view)!;
  expect(visible.west).toBeLessThan(area.west);
  expect(visible.north).toBeGreaterThan(area.north);
  expect(visible.east).toBeGreaterThan(area.east);
  expect(visible.south).toBeLessThan(area.south);
});
