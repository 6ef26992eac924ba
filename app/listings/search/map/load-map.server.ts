import type { MapData, MapView, PointMark } from "#app/listings/search/map/map-data.ts";
import { chooseView } from "#app/listings/search/map/map-view.ts";
import { projectPoint } from "#app/listings/search/map/project-point.ts";
import { regionFrames } from "#app/listings/search/map/region-frames.ts";
import { chooseShades } from "#app/listings/search/map/shades.ts";
import { mapListings } from "#app/listings/search/map.queries.server.ts";
import type { Search } from "#app/listings/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";
import { countryCodes, findRegion } from "#app/shared/places.ts";

/** With more regions than this in view, circles would be a crowd; their shades say it better. */
const regionsWithPoints = 6;
const pointsDrawn = 250;
/** The least shares of the view that a region takes to carry its number. */
const roomyWidth = 0.05;
const roomyHeight = 0.05;

/** Regions are counted as if no place were chosen: each shows what a click on it would find. */
export async function loadMap(db: Db, search: Search, now: Date): Promise<MapData> {
  const anywhere: Search = { ...search, country: null, regions: [], city: null };
  const hasPlace = search.country !== null || search.regions.length > 0 || search.city !== null;
  const all = await mapListings(db, anywhere, now);
  const here = hasPlace ? await mapListings(db, search, now) : all;

  const counts = new Map(all.regions.map(({ region, count }) => [region, count] as const));
  for (const region of search.regions) if (!counts.has(region)) counts.set(region, 0);
  const view = chooseView(search, new Set(here.regions.map(({ region }) => region)));
  const close = search.regions.length > 0 && search.regions.length <= regionsWithPoints;
  return {
    total: here.total,
    view,
    countries: Object.fromEntries(
      countryCodes.map((code) => [
        code,
        all.regions.reduce(
          (sum, { region, count }) => (findRegion(region)!.country === code ? sum + count : sum),
          0,
        ),
      ]),
    ) as MapData["countries"],
    regions: [...counts].map(([region, count]) => {
      const { latitude, longitude } = findRegion(region)!;
      return {
        region,
        count,
        chosen: search.regions.includes(region),
        ...within(view, projectPoint(latitude, longitude)),
        roomy: isRoomy(view, region),
      };
    }),
    shades: chooseShades(all.regions.map(({ count }) => count)),
    points: close
      ? here.points.slice(0, pointsDrawn).map(({ latitude, longitude, count }): PointMark => ({
          ...within(view, projectPoint(latitude, longitude)),
          count,
        }))
      : [],
  };
}

const within = (view: MapView, { x, y }: { x: number; y: number }) => ({
  x: toShare((x - view.left) / view.width),
  y: toShare((y - view.top) / view.height),
});

const toShare = (part: number): number => Math.round(part * 10_000) / 100;

function isRoomy(view: MapView, region: string): boolean {
  const [left, top, right, bottom] = regionFrames[region]!;
  return (right - left) / view.width >= roomyWidth && (bottom - top) / view.height >= roomyHeight;
}
