import { type Anchor, formatAnchor } from "#app/listings/search/anchor.ts";
import type { Facets } from "#app/listings/search/facets.ts";
import type { Search } from "#app/listings/search/search.ts";

interface Counted {
  total: number;
  facets: Facets;
  words: { query: string | null; corrections: { typed: string; used: string }[] };
  /** The market as it was when it was counted. */
  state: Anchor;
}

/** A change of these tables may change what a search finds. */
export const searchedTables: readonly string[] = [
  "listings",
  "listing_categories",
  "exchange_rates",
];

/**
 * Counts that many ask for, kept while the listings do not change: the server forgets them all when the database tells of a
 * change. They grow old by themselves too, since terms end and "last 3 days" moves on.
 */
export class FacetMemo {
  readonly #counts = new Map<string, Counted>();
  readonly #size: number;
  readonly #freshMs: number;
  #changes = 0;

  constructor({ size = 500, freshMs = 60_000 } = {}) {
    this.#size = size;
    this.#freshMs = freshMs;
  }

  /** For page one, what was counted lately; for another page, only what was counted in the state that it is read from. */
  find(search: Search, anchor: Anchor | null, now: Date): Counted | undefined {
    const counted = this.#counts.get(keyOf(search));
    if (!counted) return undefined;
    if (anchor) return formatAnchor(anchor) === formatAnchor(counted.state) ? counted : undefined;
    const age = now.getTime() - counted.state.moment.getTime();
    return age >= 0 && age < this.#freshMs ? counted : undefined;
  }

  /** Take it before counting, give it to `keep`: what was counted during a change may be wrong already. */
  mark(): number {
    return this.#changes;
  }

  keep(search: Search, counted: Counted, mark: number): void {
    if (mark !== this.#changes) return;
    const key = keyOf(search);
    this.#counts.delete(key);
    this.#counts.set(key, counted);
    if (this.#counts.size > this.#size) this.#counts.delete(this.#counts.keys().next().value!);
  }

  /** The listings have changed, or may have. */
  forget(): void {
    this.#changes++;
    this.#counts.clear();
  }
}

/** What is looked for, whatever way it is shown. */
const keyOf = (search: Search): string =>
  JSON.stringify({ ...search, page: 0, pageSize: 0, sort: "", view: "", asOf: null });
