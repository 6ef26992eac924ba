import type { Handler } from "hono";
import { avatarFile, avatarSizes, isAvatarKey } from "./avatar.ts";
import type { Services } from "#app/context.ts";

const nameShape = /^(\d{2,3})\.webp$/;

/** A key is never reused, so the response can be cached forever; only people who were shown the profile know it. */
export function avatarRoutes({ files }: Pick<Services, "files">): Handler {
  return async (c) => {
    const key = c.req.param("key");
    const width = Number(nameShape.exec(c.req.param("name") ?? "")?.[1]);
    const size = avatarSizes.find((known) => known === width);
    const file = isAvatarKey(key) && size ? await files.get(avatarFile(key, size)) : null;
    if (!file) return c.text("Not found\n", 404, { "cache-control": "no-store" });
    return c.body(file.body, 200, {
      "content-type": "image/webp",
      "content-length": String(file.size),
      "cache-control": "public, max-age=31536000, immutable",
    });
  };
}
