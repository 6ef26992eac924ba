import { lazy, useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/media/icon.tsx";
import { OptionalPart } from "#app/ui/browser/optional-part.tsx";

const SearchDialog = lazy(() => import("#app/admin/search/search-dialog.tsx"));

/** A link to the search page. With JavaScript it opens a dialog, as Ctrl K and ⌘ K do, whose code is loaded on first use. */
export function QuickSearch() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === "k";
      if (!isShortcut || event.isComposing) return;
      // Chromium would search the web.
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <a
        ref={button}
        href="/admin/search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-on-deep-2 hover:bg-deep-2 hover:text-on-deep"
      >
        <Icon name="search" className="size-4" />
        <span className="max-sm:sr-only">Search</span>
        <kbd
          aria-hidden="true"
          className="rounded-xs border border-deep-line px-1.5 font-sans text-xs whitespace-nowrap max-xl:hidden"
        >
          Ctrl K
        </kbd>
      </a>
      {isOpen && (
        <OptionalPart>
          <SearchDialog onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}
