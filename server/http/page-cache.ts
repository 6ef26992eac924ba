import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

interface CachedAnswer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** A whole answer to an anonymous visitor, ready to be sent in the encoding that they take. */
export interface CachedPage {
  etag: string;
  answers: Record<Encoding, CachedAnswer>;
  /** For the 304: a browser that has it already gets the headers only. */
  headers: Record<string, string>;
  /** The tables whose change makes it wrong. */
  tables: readonly string[];
  staleAt: number;
  bytes: number;
}

/**
 * Answers to anonymous visitors, kept while what they show does not change. The database tells of every change (the trigger
 * `tell_change`), in this process or another; besides, a page grows stale by itself, since "new" and "expired" depend on the clock.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  readonly #freshMs: number;
  #bytes = 0;
  /** Counts changes per table, so that a page that was being rendered during a change is not kept. */
  readonly #changes = new Map<string, number>();
  #lost = 0;

  constructor({ maxBytes = 64 * 1024 * 1024, freshMs = 60_000 } = {}) {
    this.#maxBytes = maxBytes;
    this.#freshMs = freshMs;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // The map keeps the order of insertion: what is asked for moves to the end, what is not falls out first.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** What has changed so far; take it before rendering, give it to `put`. */
  mark(): CacheMark {
    return { changes: new Map(this.#changes), lost: this.#lost };
  }

  put(key: string, page: CachedPage, mark: CacheMark): void {
    const changed = page.tables.some(
      (table) => this.#changes.get(table) !== mark.changes.get(table),
    );
    if (changed || mark.lost !== this.#lost || page.bytes > this.#maxBytes / 8) return;
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  tableChanged(table: string): void {
    this.#changes.set(table, (this.#changes.get(table) ?? 0) + 1);
    for (const [key, page] of this.#pages) if (page.tables.includes(table)) this.#drop(key);
  }

  /** Notices may have been missed. Pages are asked for anew, but may still stand in while the database is away. */
  noticesLost(): void {
    this.#lost++;
    for (const page of this.#pages.values()) page.staleAt = 0;
  }

  get size(): number {
    return this.#pages.size;
  }

  async build(
    body: Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
    tables: readonly string[],
    now: number,
  ): Promise<CachedPage> {
    const [br, gz] = await Promise.all([
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
      gzipped(body),
    ]);
    // Weak: the same page in three encodings.
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    const { "content-type": type = "", ...always } = { ...headers, etag };
    const encoded = (encoding: string) => ({
      ...always,
      "content-type": type,
      "content-encoding": encoding,
    });
    return {
      etag,
      answers: {
        br: { body: br, headers: encoded("br") },
        gzip: { body: gz, headers: encoded("gzip") },
        identity: { body, headers: { ...always, "content-type": type } },
      },
      headers: always,
      tables,
      staleAt: now + this.#freshMs,
      bytes: body.length + br.length + gz.length,
    };
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}

export interface CacheMark {
  changes: ReadonlyMap<string, number>;
  lost: number;
}

/** Browsers send a handful of values, always the same ones. */
const chosen = new Map<string, Encoding>();
const maxChosen = 200;

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  let encoding = chosen.get(acceptEncoding);
  if (!encoding) {
    if (chosen.size >= maxChosen) chosen.clear();
    chosen.set(acceptEncoding, (encoding = readEncoding(acceptEncoding)));
  }
  return encoding;
}

function readEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding.toLowerCase().split(",");
  const takes = (name: string) =>
    accepted.some((entry) => {
      const [coding, ...parameters] = entry.split(";").map((part) => part.trim());
      return coding === name && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
    });
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/** Whether the visitor has this very page: compared weakly, among all the tags that they name. */
export function isSameTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}
