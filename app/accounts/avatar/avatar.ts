/** The uploaded file is discarded; only our re-encoded copies are stored. */
export const avatarSizes = [96, 256] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export const maxAvatarBytes = 5 * 1024 * 1024;
export const maxAvatarPixels = 40_000_000;

export const avatarFile = (key: string, size: AvatarSize): string => `avatars/${key}/${size}.webp`;

export const avatarHref = (key: string | null, size: AvatarSize): string | null =>
  key ? `/avatars/${key}/${size}.webp` : null;

export const isAvatarKey = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f-]{36,64}$/.test(text);

export const avatarProblemMessages = {
  "no-file": "Choose a picture first.",
  "too-large":
    "That file is larger than 5 MB. Choose a smaller picture, or save it at a lower quality.",
  "too-many-pixels": "That picture is larger than 40 megapixels. Choose a smaller one.",
  "too-slow": "That picture takes too long to open. Save it as a JPEG and try again.",
  "not-a-picture": "We can't read that file. Choose a JPEG, PNG, WebP, GIF or AVIF picture.",
  "too-many-attempts":
    "You've changed your picture several times. Please wait an hour and try again.",
  busy: "We are still working on other pictures. Please try again in a minute.",
  "not-stored":
    "We can't save your picture right now. Your profile has not changed. Please try again in a few minutes.",
};

export type AvatarProblem = keyof typeof avatarProblemMessages;
export type AvatarNotice = AvatarProblem | "saved" | "removed";

export const isAvatarNotice = (text: string | null): text is AvatarNotice =>
  text === "saved" ||
  text === "removed" ||
  (text !== null && Object.hasOwn(avatarProblemMessages, text));
