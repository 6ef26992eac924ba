import type { Context, Handler } from "hono";
import type { ShareImage } from "./share-image.ts";
import { shareImageHref } from "./share-image-address.server.ts";
import { type Busy, createTurns } from "#app/platform/files/take-turn.ts";

/** A few hundred images, redrawn in a tenth of a second each. */
const maxKeptBytes = 16 * 1024 * 1024;

interface Source {
  root: string;
  /** Null if it is not public, or no longer. */
  find: (id: string) => Promise<ShareImage | null>;
  loadPhoto?: (id: string) => Promise<Buffer | null>;
}

/** `{root}/{id}/{hash}.png`: only the address that follows from the data is ever drawn; others of the same id lead to it. */
export function createShareImageRoutes() {
  const kept = new Map<string, Buffer>();
  let keptBytes = 0;
  const drawing = new Map<string, Promise<Buffer | Busy | null>>();
  const takeTurn = createTurns({ slots: 1, perPerson: 6, inAll: 60 });

  function keep(href: string, bytes: Buffer): void {
    kept.set(href, bytes);
    keptBytes += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= maxKeptBytes) break;
      kept.delete(oldest);
      keptBytes -= length;
    }
  }

  async function draw(href: string, image: ShareImage, { loadPhoto }: Source) {
    const { picture } = image;
    const named = picture && "photo" in picture ? picture.photo : null;
    const photo = named === null ? null : ((await loadPhoto?.(named)) ?? null);
    if (named !== null && !photo) return null;
    // Sharp, which no other request needs.
    const { drawShareImage } = await import("./draw-share-image.server.ts");
    const bytes = await drawShareImage(image, photo);
    keep(href, bytes);
    return bytes;
  }

  /** Whoever asks for an image that is being drawn waits for the same drawing. */
  function getImage(person: string, href: string, image: ShareImage, source: Source) {
    const known = kept.get(href) ?? drawing.get(href);
    if (known) return known;
    const drawn = takeTurn(person, () => draw(href, image, source)).finally(() =>
      drawing.delete(href),
    );
    drawing.set(href, drawn);
    return drawn;
  }

  return (source: Source): Handler =>
    async (c) => {
      const id = c.req.param("id")!;
      const image = nameShape.test(c.req.param("name")!) ? await source.find(id) : null;
      if (!image) return notFound(c);
      const href = shareImageHref(source.root, id.toLowerCase(), image);
      if (href !== c.req.path) {
        c.header("cache-control", "no-store");
        return c.redirect(href, 302);
      }
      const etag = `"${href.split("/").at(-1)!}"`;
      const headers = { etag, "cache-control": "public, max-age=3600" };
      if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
      const { ip } = (c as Context<{ Variables: { ip: string } }>).var;
      const bytes = await getImage(ip, href, image, source);
      if (bytes === null) return notFound(c);
      if ("ok" in bytes)
        return c.text("Too many images at once. Please try again in a moment.\n", 503, {
          "cache-control": "no-store",
          "retry-after": "5",
        });
      return c.body(new Uint8Array(bytes), 200, {
        ...headers,
        "content-type": href.endsWith(".jpg") ? "image/jpeg" : "image/png",
        "content-length": String(bytes.length),
      });
    };
}

const nameShape = /^[0-9a-f]{20}\.(png|jpg)$/;

const notFound = (c: Context) => c.text("Not found\n", 404, { "cache-control": "no-store" });
