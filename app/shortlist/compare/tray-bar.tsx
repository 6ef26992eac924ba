import { useCards } from "#app/shortlist/recently-viewed/use-viewed.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { compareHref, maxCompared, removeCompared, compared } from "./compare-list.ts";

interface TrayBarProps {
  ids: readonly string[];
  onClose: () => void;
}

/** In the document flow, so it never covers the page's end. `floating.css` hides it for focused fields and the contact bar. */
export default function TrayBar({ ids, onClose }: TrayBarProps) {
  // Only the ids are stored; the titles are current.
  const titles = new Map(useCards(ids.join(",")).map(({ id, title }) => [id, title]));
  return (
    <aside
      aria-label="Comparison"
      className="tray no-print sticky bottom-0 z-30 border-t border-line-strong bg-surface"
    >
      <div className="wrap flex h-16 items-center gap-3">
        <p role="status" className="figures shrink-0 text-sm text-ink-2">
          {ids.length} of {maxCompared}
          <span className="max-md:sr-only"> selected</span>
        </p>
        <ul aria-label="Selected" className="flex min-w-0 grow gap-2 max-md:hidden">
          {ids.map((id) => (
            <li key={id} className="min-w-0 max-w-64 basis-64">
              <Picked ids={ids} id={id} title={titles.get(id)} />
            </li>
          ))}
        </ul>
        <p className="min-w-0 grow truncate text-sm font-medium md:hidden">
          {ids.flatMap((id) => titles.get(id) ?? []).join(", ")}
        </p>
        <button
          type="button"
          onClick={() => compared.set([])}
          className={`max-md:hidden ${buttonClass("quiet", "sm")}`}
        >
          Clear
        </button>
        <PlainLink to={compareHref(ids)} className={buttonClass("primary", "sm")}>
          Compare
        </PlainLink>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close the comparison bar"
          title="Close"
          className="icon-btn -me-2"
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
    </aside>
  );
}

interface PickedProps {
  ids: readonly string[];
  id: string;
  title: string | undefined;
}

function Picked({ ids, id, title = "…" }: PickedProps) {
  return (
    <span className="flex min-h-9 items-center gap-1 rounded-full border border-line bg-paper ps-3.5 pe-1 text-sm font-medium">
      <span className="min-w-0 grow truncate" title={title}>
        {title}
      </span>
      <button
        type="button"
        onClick={() => compared.set(removeCompared(ids, id))}
        aria-label={`Remove ${title} from the comparison`}
        className="grid size-7 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink"
      >
        <Icon name="x" className="size-4" />
      </button>
    </span>
  );
}
