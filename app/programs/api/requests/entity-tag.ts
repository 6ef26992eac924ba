import { createHash } from "node:crypto";

export const entityTag = (body: string): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** Whether a list of tags, as in `If-Match` and `If-None-Match`, names this one. Proxies that compress make our tags weak, so those count in both. */
export const namesTag = (list: string, tag: string): boolean =>
  list.trim() === "*" || list.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
