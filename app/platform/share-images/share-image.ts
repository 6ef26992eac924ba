/** What messengers and social networks show beside a link. Everything in it is public. */
export interface ShareImage {
  eyebrow: string;
  title: string;
  /** Three at most. */
  figures: readonly { label: string; value: string }[];
  /** A drawing of 300 by 200 in colours of the palette, or the id of a photo. Without one the mark takes its place. */
  picture: { drawing: string } | { photo: string } | null;
}

/** For those who don't see it. */
export const describeShareImage = ({ eyebrow, title, figures }: ShareImage): string =>
  [eyebrow, title, ...figures.map(({ label, value }) => `${label}: ${value}`)].join(". ");

/** The drawings of a file of symbols, by name. */
export const symbolsOf = (svg: string): Map<string, string> =>
  new Map(
    [...svg.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, body]) => [
      id!,
      body!,
    ]),
  );
