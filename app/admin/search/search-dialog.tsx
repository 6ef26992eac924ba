import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import {
  maxQueryLength,
  readQuery,
  resultGroups,
  type SearchResult,
} from "#app/admin/search/search-result.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { GroupedOptions } from "#app/ui/overlays/grouped-options.tsx";

const debounceMs = 120;
const listId = "quick-search-results";
const nothing: readonly SearchResult[] = [];

interface Found {
  query: string;
  results: SearchResult[];
}

/** A combobox in a modal dialog. The browser handles Escape and restores the focus. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  /** Enter was pressed before the response: open its first result. */
  const isWaiting = useRef(false);
  const { load, data, state } = useFetcher<Found>();
  const navigate = useNavigate();
  const results = data?.results ?? nothing;
  const isSearching = state !== "idle" || data?.query !== readQuery(typed);

  function close() {
    dialog.current?.close();
  }
  function open(to: string) {
    close();
    void navigate(to);
  }
  const openFirst = useEffectEvent(() => {
    if (results[0]) open(results[0].to);
  });

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!isWaiting.current || isSearching) return;
    isWaiting.current = false;
    openFirst();
  }, [isSearching]);
  useEffect(() => {
    const delay = typed ? debounceMs : 0;
    const timer = setTimeout(
      () => void load(`/admin/search?${new URLSearchParams({ q: typed }).toString()}`),
      delay,
    );
    return () => clearTimeout(timer);
  }, [typed, load]);
  useEffect(() => {
    document.getElementById(`${listId}-${String(active)}`)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    // Ignore Enter while an input method composes a word.
    if (event.nativeEvent.isComposing) return;
    const last = results.length - 1;
    if (event.key === "ArrowDown") setActive(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? Math.max(0, last) : active - 1);
    else if (event.key === "Enter" && isSearching) isWaiting.current = true;
    else if (event.key === "Enter" && results[active]) open(results[active].to);
    else return;
    event.preventDefault();
  }

  const hasResults = results.length > 0;
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label="Quick search"
      onClose={onClose}
      className="dialog mt-[10dvh] mb-auto flex max-h-[75dvh] w-[min(40rem,calc(100vw-2rem))] flex-col overflow-hidden text-ink"
    >
      <div className="flex items-center gap-3 border-b border-line px-5">
        <Icon name="search" className="size-5 shrink-0 text-ink-3" />
        <input
          type="text"
          role="combobox"
          aria-label="People, listings, orders and screens"
          aria-autocomplete="list"
          aria-expanded={hasResults}
          aria-controls={hasResults ? listId : undefined}
          aria-activedescendant={hasResults ? `${listId}-${String(active)}` : undefined}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={maxQueryLength}
          placeholder="People, listings, orders and screens"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            isWaiting.current = false;
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 grow bg-transparent outline-none placeholder:text-ink-3"
        />
        <button
          type="button"
          onClick={close}
          className="min-h-6 rounded-xs border border-line px-2 text-xs text-ink-3 hover:text-ink"
        >
          Esc
          <span className="sr-only">: close the search</span>
        </button>
      </div>
      {hasResults && (
        <div id={listId} role="listbox" aria-label="Results" className="overflow-y-auto p-2">
          <GroupedOptions
            id={listId}
            groups={resultGroups}
            options={results}
            active={active}
            onChoose={(index) => open(results[index]!.to)}
          />
        </div>
      )}
      <p
        role="status"
        className={hasResults ? "sr-only" : "px-5 py-8 text-center text-sm text-ink-3"}
      >
        {isSearching
          ? "Searching…"
          : hasResults
            ? formatCount(results.length, { one: "result", other: "results" })
            : "Nothing found. Try a name, an email address, a title, a receipt number or an id."}
      </p>
    </dialog>
  );
}
