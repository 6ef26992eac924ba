import { drawing } from "#app/listings/search/map/region-frames.ts";

const radians = Math.PI / 180;
const [south, north] = drawing.parallels.map((latitude) => Math.sin(latitude * radians)) as [
  number,
  number,
];
const cone = (south + north) / 2;
const constant = 1 + south * north;
const radius = (latitude: number): number =>
  Math.sqrt(Math.max(0, constant - 2 * cone * Math.sin(latitude * radians))) / cone;
const origin = radius(0);

/** Position of a place in the drawing. */
export function projectPoint(latitude: number, longitude: number): { x: number; y: number } {
  const { meridian, scale, left, top, hawaii } = drawing;
  const angle = cone * (longitude - meridian) * radians;
  const x = left + scale * radius(latitude) * Math.sin(angle);
  const y = top - scale * (origin - radius(latitude) * Math.cos(angle));
  const isHawaii = latitude < hawaii.latitude && longitude < hawaii.longitude;
  return isHawaii ? { x: x + hawaii.x, y: y + hawaii.y } : { x, y };
}
