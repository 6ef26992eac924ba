import type { MapView } from "#app/listings/search/map/map-data.ts";
import { regionFrames } from "#app/listings/search/map/region-frames.ts";
import type { Search } from "#app/listings/search/search.ts";
import { findRegion, type RegionCode, regions, regionsOf } from "#app/shared/places.ts";

/** Aspect ratio of every view: overlays are positioned in percent of it. */
export const viewRatio = 7 / 5;
/** Padding around the regions. */
const margin = 0.04;
/** Minimum width, so that a small region is shown with its neighbours. */
const leastWidth = 360;

/**
 * The part of the drawing to show: the selected regions, else the selected country, else every country with matches. Canada if
 * nothing matches.
 */
export function chooseView(search: Search, found: ReadonlySet<RegionCode>): MapView {
  if (search.regions.length > 0) return viewOf(search.regions);
  const isSeen = (code: RegionCode) => code !== "US-AK" || found.has(code);
  if (search.country) return viewOf(codesOf(regionsOf(search.country)).filter(isSeen));
  const countries = new Set([...found].map((code) => findRegion(code)!.country));
  if (countries.size === 0) countries.add("CA");
  return viewOf(codesOf(regions.filter(({ country }) => countries.has(country))).filter(isSeen));
}

function viewOf(codes: readonly RegionCode[]): MapView {
  const boxes = codes.map((code) => regionFrames[code]!);
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[2]));
  const bottom = Math.max(...boxes.map((box) => box[3]));
  const width = Math.max(
    leastWidth,
    (right - left) * (1 + 2 * margin),
    (bottom - top) * (1 + 2 * margin) * viewRatio,
  );
  const height = width / viewRatio;
  return {
    left: Math.round((left + right - width) / 2),
    top: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}

const codesOf = (all: readonly { code: RegionCode }[]): RegionCode[] => all.map(({ code }) => code);
