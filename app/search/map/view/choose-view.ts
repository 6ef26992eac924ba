import { areaBox, fitBox, type Box } from "./move-view.ts";
import type { MapView } from "#app/search/map/map-data.ts";
import { regionFrames } from "#app/search/map/regions/region-frames.ts";
import type { Search } from "#app/search/search.ts";
import { findRegion, type RegionCode, regions, regionsOf } from "#app/shared/places.ts";

/** Far from the rest of their country: shown where something is found there. */
const remote: ReadonlySet<RegionCode> = new Set(["US-AK", "US-HI"]);

/**
 * The part of the drawing to show: the selected area, else the selected regions, else the selected country, else every country
 * with matches. Canada if nothing matches.
 */
export function chooseView(search: Search, found: ReadonlySet<RegionCode>): MapView {
  if (search.area) return fitBox(areaBox(search.area));
  if (search.regions.length > 0) return viewOf(search.regions);
  const isSeen = (code: RegionCode) => !remote.has(code) || found.has(code);
  if (search.country) return viewOf(codesOf(regionsOf(search.country)).filter(isSeen));
  const countries = new Set([...found].map((code) => findRegion(code)!.country));
  if (countries.size === 0) countries.add("CA");
  return viewOf(codesOf(regions.filter(({ country }) => countries.has(country))).filter(isSeen));
}

function viewOf(codes: readonly RegionCode[]): MapView {
  const boxes = codes.map((code) => regionFrames[code]!);
  const box: Box = {
    left: Math.min(...boxes.map(([left]) => left)),
    top: Math.min(...boxes.map(([, top]) => top)),
    right: Math.max(...boxes.map(([, , right]) => right)),
    bottom: Math.max(...boxes.map(([, , , bottom]) => bottom)),
  };
  return fitBox(box, leastWidth);
}

/** A small region is shown with its neighbours. */
const leastWidth = 300;

const codesOf = (all: readonly { code: RegionCode }[]): RegionCode[] => all.map(({ code }) => code);
