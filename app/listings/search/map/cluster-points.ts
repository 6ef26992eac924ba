import type { PointMark } from "#app/listings/search/map/map-data.ts";
import { viewRatio } from "#app/listings/search/map/map-view.ts";

/** Minimum distance of two circles, in percent of the view's width, so that their numbers do not overlap. */
const leastDistance = 4.5;

/** Merges nearby points into one circle at the position of the largest, which is the centre of a grid cell like all points. */
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
