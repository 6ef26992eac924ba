import { clusterPoints } from "#app/listings/search/map/cluster-points.ts";
import type { MapData, MapView } from "#app/listings/search/map/map-data.ts";
import { chooseView } from "#app/listings/search/map/map-view.ts";
import { projectPoint } from "#app/listings/search/map/project-point.ts";
import { regionFrames } from "#app/listings/search/map/region-frames.ts";
import { chooseShades } from "#app/listings/search/map/shades.ts";
import { mapListings } from "#app/listings/search/map/map.queries.server.ts";
import type { Search } from "#app/listings/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";
import { countryCodes, findRegion } from "#app/shared/places.ts";

/** With more regions in view, circles would be too crowded; shades are clearer. */
const regionsWithPoints = 6;
/** Minimum share of the view, in width and height, for a region to show its number. */
const roomyShare = 0.05;

/** Regions are counted as if no place were selected: each shows what a click on it would find. */
export async function loadMap(db: Db, search: Search, now: Date): Promise<MapData> {
  const anywhere: Search = { ...search, country: null, regions: [], city: null };
  const hasPlace = search.country !== null || search.regions.length > 0 || search.city !== null;
  const all = await mapListings(db, anywhere, now);
  const here = hasPlace ? await mapListings(db, search, now) : all;

  const counts = new Map(all.regions.map(({ region, count }) => [region, count] as const));
  for (const region of search.regions) if (!counts.has(region)) counts.set(region, 0);
  const view = chooseView(search, new Set(here.regions.map(({ region }) => region)));
  const isClose = search.regions.length > 0 && search.regions.length <= regionsWithPoints;
  // Within one country, compare only its regions; beside a larger country they would all have the same shade.
  const countries = new Set([
    ...(search.country ? [search.country] : []),
    ...search.regions.map((region) => findRegion(region)!.country),
  ]);
  const compared = all.regions.filter(
    ({ region }) => countries.size === 0 || countries.has(findRegion(region)!.country),
  );
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
      const [left, top, right, bottom, labelX, labelY] = regionFrames[region]!;
      const share = Math.min((right - left) / view.width, (bottom - top) / view.height);
      const { x, y } = within(view, { x: labelX, y: labelY });
      const chosen = search.regions.includes(region);
      return { region, count, chosen, x, y, roomy: share >= roomyShare };
    }),
    shades: chooseShades(compared.map(({ count }) => count)),
    points: clusterPoints(
      (isClose ? here.points : []).map(({ latitude, longitude, count }) => {
        const { x, y } = within(view, projectPoint(latitude, longitude));
        return { x, y, count };
      }),
    ),
  };
}

const within = (view: MapView, { x, y }: { x: number; y: number }) => ({
  x: toPercent((x - view.left) / view.width),
  y: toPercent((y - view.top) / view.height),
});

const toPercent = (part: number): number => Math.round(part * 10_000) / 100;
