import { buttonClass } from "#app/ui/button-style.ts";
import { compareHref, maxCompared } from "./compare-list.ts";
import { compared } from "./compare-store.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";

/**
 * Sticks to the bottom of the window while something is picked. It is in the document flow, so it never covers the end of the
 * page.
 */
export default function TrayBar({ ids }: { ids: readonly string[] }) {
  return (
    <aside
      aria-label="Comparison"
      className="tray no-print sticky bottom-0 z-30 border-t border-line-strong bg-surface"
    >
      <div className="wrap flex h-16 items-center gap-3">
        <p className="figures grow text-sm" role="status">
          {ids.length} of {maxCompared} selected
        </p>
        <button
          type="button"
          onClick={() => compared.set([])}
          className={buttonClass("quiet", "sm")}
        >
          Clear
        </button>
        <PlainLink to={compareHref(ids)} className={buttonClass("primary", "sm")}>
          Compare
        </PlainLink>
      </div>
    </aside>
  );
}
