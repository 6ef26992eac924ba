import type { PointMark } from "#app/listings/search/map/map-data.ts";
import { viewRatio } from "#app/listings/search/map/map-view.ts";

/** Nearer to each other than this, in percent of the view's width, circles would cover each other's numbers. */
const leastDistance = 4.5;

/** Neighbours become one circle, which stays where the largest of them is: in the middle of a square, as all of them. */
export function clusterPoints(points: readonly PointMark[]): PointMark[] {
  const gathered: PointMark[] = [];
  for (const point of points.toSorted((a, b) => b.count - a.count)) {
    const neighbour = gathered.find(
      ({ x, y }) => Math.hypot(x - point.x, (y - point.y) / viewRatio) < leastDistance,
    );
    if (neighbour) neighbour.count += point.count;
    else gathered.push({ ...point });
  }
  return gathered.toSorted((a, b) => b.count - a.count);
}
