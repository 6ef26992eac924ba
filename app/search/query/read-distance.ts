import { parseRadius, type Radius } from "#app/search/radius.ts";

const before =
  "within|in|inside|less than|up to|under|at most|not more than|a|a moins de|dans un rayon de|a menos de|en un radio de|hasta";
const unit = "km|kms|kilomet(?:re|er)s?|kilometros?|mi|miles?|milles?|millas?";
const after = "of|from|around|near|de|du|des|d'|autour de|alrededor de";

const distance = new RegExp(
  `(?<![a-z0-9])(?:(?:${before})\\s+)*(?:an?\\s+)?(?<number>\\d{1,3})\\s?-?(?<unit>${unit})(?![a-z0-9])(?:\\s+radius)?(?:\\s+(?:${after})(?![a-z]))?`,
  "i",
);

/** "within 50 km of", "30 miles from", "à moins de 50 km de". What remains says that a place is near. */
export function readDistance(text: string): { radius: Radius | null; rest: string } {
  const match = distance.exec(text);
  const { number = "", unit: typed = "" } = match?.groups ?? {};
  const radius = match && parseRadius(`${number} ${/^mi/i.test(typed) ? "mi" : "km"}`);
  if (!match || !radius) return { radius: null, rest: text };
  return {
    radius,
    rest: `${text.slice(0, match.index)} near ${text.slice(match.index + match[0].length)}`,
  };
}
