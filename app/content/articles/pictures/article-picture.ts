export const pictureWidths = [480, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const maxPictureBytes = 10 * 1024 * 1024;
export const maxDescription = 200;

export const pictureFolder = "article-pictures";

export const pictureFile = (key: string, width: PictureWidth): string =>
  `${pictureFolder}/${key}/${width}.webp`;

export const pictureHref = (id: string, width: PictureWidth): string =>
  `/articles/pictures/${id}/${width}.webp`;

/** A picture is never enlarged: widths beyond the first that holds all of it are not stored. */
export const storedWidths = (width: number): PictureWidth[] =>
  pictureWidths.filter((_, index) => index === 0 || pictureWidths[index - 1]! < width);

export const servedWidth = (asked: PictureWidth, width: number): PictureWidth =>
  Math.min(asked, storedWidths(width).at(-1)!) as PictureWidth;

interface Picture {
  id: string;
  width: number;
  height: number;
}

/** What the editor puts into the text. Brackets and backslashes would end the description. */
export const pictureMarkdown = ({ id, width, height }: Picture, description: string): string =>
  `![${description
    .replaceAll(/[[\]\\<>`*_!]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()}](/articles/pictures/${id}?size=${width}x${height})`;

export const pictureProblems = {
  "no-file": "Choose a picture first.",
  "no-description": "Describe the picture for people who can't see it.",
  "too-large": "That file is larger than 10 MB. Choose a smaller one.",
  "too-many-pixels": "That picture is larger than 40 megapixels. Choose a smaller one.",
  "too-slow": "That picture takes too long to open. Save it as a JPEG and try again.",
  "not-a-picture": "We can't read that file. Choose a JPEG, PNG, WebP, GIF or AVIF picture.",
  "too-many-attempts": "You've sent many pictures. Please wait an hour and try again.",
  busy: "We are still working on other pictures. Please try again in a minute.",
  "not-stored": "We can't save the picture right now. Please try again in a few minutes.",
  unreachable: "The picture did not arrive. Check your connection and try again.",
};

export type PictureProblem = keyof typeof pictureProblems;
