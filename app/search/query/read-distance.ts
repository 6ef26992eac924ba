import { farthestRadius, parseRadius, type Radius } from "#app/search/radius.ts";

const before =
  "within|in|inside|less than|up to|under|at most|not more than|a|a moins de|dans un rayon de|a menos de|en un radio de|hasta";
const unit = "km|kms|kilomet(?:re|er)s?|kilometros?|mi|miles?|milles?|millas?";
const after = "of|from|around|near|de|du|des|d'|autour de|alrededor de";

const distance = new RegExp(
  `(?<![a-z0-9]|\\d[.,])(?<before>(?:(?:${before})\\s+)*)(?:an?\\s+)?(?<number>\\d{1,4})\\s?-?(?<unit>${unit})(?![a-z0-9])(?:\\s+radius)?(?<after>\\s+(?:${after})(?![a-z]))?`,
  "i",
);

interface Distance {
  radius: Radius | null;
  rest: string;
  /** "within", "from": it is a distance even without a place. "100 Mile House" is a town. */
  isCertain: boolean;
}

/** "within 50 km of", "30 miles from", "à moins de 50 km de". What remains says that a place is near. */
export function readDistance(text: string): Distance {
  const match = distance.exec(text);
  const { number, unit: typed = "", before: within, after: from } = match?.groups ?? {};
  if (!match || !Number(number)) return { radius: null, rest: text, isCertain: false };
  const name = /^mi/i.test(typed) ? "mi" : "km";
  return {
    radius: parseRadius(`${number} ${name}`) ?? farthestRadius[name],
    rest: `${text.slice(0, match.index)} near ${text.slice(match.index + match[0].length)}`,
    isCertain: Boolean(within || from),
  };
}
