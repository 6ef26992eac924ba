import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import {
  type ChangeMark,
  TableChanges,
  type TableChangeListener,
} from "#app/platform/table-changes.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

interface CompressedBody {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Only the brotli body is kept, a sixth of the plain one; other encodings are made from it on demand. */
export interface CachedPage {
  etag: string;
  br: CompressedBody;
  gzip?: Promise<CompressedBody>;
  /** For a 304, and for clients without compression. */
  headers: Record<string, string>;
  tables: ReadonlySet<string>;
  staleAt: number;
  bytes: number;
}

/** Key, headers and overhead: more than the body of a small page. */
const entryBytes = 6 * 1024;

/** Dropped when the trigger `tell_change` reports a change. Pages also expire, since "new" and "expired" depend on the clock. */
export class PageCache implements TableChangeListener {
  readonly #pages = new Map<string, CachedPage>();
  readonly #changes = new TableChanges();
  readonly #maxBytes: number;
  readonly #freshMs: number;
  #bytes = 0;
  hits = 0;
  misses = 0;

  constructor({ maxBytes = 64 * 1024 * 1024, freshMs = 60_000 } = {}) {
    this.#maxBytes = maxBytes;
    this.#freshMs = freshMs;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // A map keeps insertion order: hits move to the end, the first entry is evicted.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Taken before rendering: a page rendered during a change is not stored. */
  mark(): ChangeMark {
    return this.#changes.mark();
  }

  put(key: string, page: CachedPage, mark: ChangeMark): void {
    if (page.bytes > this.#maxBytes / 8 || this.#changes.hasChangedSince(mark, page.tables)) return;
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  tableChanged(table: string): void {
    this.#changes.tableChanged(table);
    for (const [key, page] of this.#pages) if (page.tables.has(table)) this.#drop(key);
  }

  /** Stale pages may still be sent while the database is down. */
  noticesLost(): void {
    this.#changes.noticesLost();
    for (const page of this.#pages.values()) page.staleAt = 0;
  }

  get isOn(): boolean {
    return this.#maxBytes > 0;
  }

  get size(): number {
    return this.#pages.size;
  }

  async build(
    body: Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
    tables: ReadonlySet<string>,
    now: number,
  ): Promise<CachedPage> {
    const br = await compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
    // Weak: the same page in three encodings.
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    const all = { ...headers, etag };
    return {
      etag,
      br: { body: br, headers: { ...all, "content-encoding": "br" } },
      headers: all,
      tables,
      staleAt: now + this.#freshMs,
      // Includes a gzip body that may be added later.
      bytes: br.length * 2 + entryBytes,
    };
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}

export const keptEncodings = ["br", "gzip"] as const;

export async function bodyOf(
  page: CachedPage,
  encoding: (typeof keptEncodings)[number] | "identity",
): Promise<CompressedBody> {
  if (encoding === "br") return page.br;
  if (encoding === "gzip") return (page.gzip ??= gzipOf(page));
  return { body: await decompressBrotli(page.br.body), headers: page.headers };
}

const gzipOf = async ({ br, headers }: CachedPage): Promise<CompressedBody> => ({
  body: await compressGzip(await decompressBrotli(br.body)),
  headers: { ...headers, "content-encoding": "gzip" },
});

/** Weak comparison. */
export function isSameTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}
