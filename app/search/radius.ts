/** A distance around a town, in the unit in which people gave it: "50km", "30mi". */
export type Radius = `${number}${"km" | "mi"}`;

const kmPerMile = 1.609344;
const farthestKm = 500;
/** For whoever types more. */
export const farthestRadius = { km: "500km", mi: "310mi" } as const satisfies Record<
  string,
  Radius
>;

/** `50`, `50km`, `50 km` and `30 miles` alike. */
export function parseRadius(text: string): Radius | null {
  const match = /^(\d{1,3})\s?(?:(km|kms|kilomet(?:re|er)s?)|(mi|miles?))?$/i.exec(text.trim());
  if (!match) return null;
  const radius: Radius = `${Number(match[1])}${match[3] ? "mi" : "km"}`;
  const km = toKm(radius);
  return km >= 1 && km <= farthestKm ? radius : null;
}

export const toKm = (radius: Radius): number => {
  const distance = Number.parseInt(radius, 10);
  return Math.round(radius.endsWith("mi") ? distance * kmPerMile : distance);
};

/** "50 km", "30 miles" */
export const radiusLabel = (radius: Radius): string => {
  const distance = Number.parseInt(radius, 10);
  if (radius.endsWith("km")) return `${distance} km`;
  return distance === 1 ? "1 mile" : `${distance} miles`;
};

/** The distances that people choose from, in the unit of the country. */
export const radiusChoices = (isInMiles: boolean): readonly Radius[] =>
  isInMiles ? ["10mi", "30mi", "60mi", "120mi"] : ["15km", "50km", "100km", "200km"];

/** What "near Toronto" means. */
export const nearbyRadius = (isInMiles: boolean): Radius => (isInMiles ? "30mi" : "50km");
