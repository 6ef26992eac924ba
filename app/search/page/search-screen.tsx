import { lazy, Suspense, useEffect, useRef } from "react";
import { Form, useLocation, useNavigation, useRevalidator } from "react-router";
import { RecentlyViewed } from "#app/shortlist/recently-viewed/recently-viewed.tsx";
import { SearchBox } from "#app/search/box/search-form.tsx";
import { FilterSheet } from "#app/search/filters/filter-panel.tsx";
import { useSearchForm } from "#app/search/filters/use-search-form.tsx";
import type { MapData } from "#app/search/map/load-map.server.ts";
import type { AboutProps } from "./about.tsx";
import type { SearchViewData } from "./load-search.server.ts";
import { fullFormField } from "#app/search/filters/form-href.ts";
import { ResultList, DisplaySelect, ViewSwitch } from "#app/search/results/result-list.tsx";
import { isSearchPath, rememberSearch } from "#app/search/last-search.ts";
import { useRecordSearch } from "#app/search/record-search.tsx";
import { HydrationBoundary } from "#app/ui/browser/optional-part.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

/** Loaded only when shown; the server-rendered HTML stays until then. */
const NothingFound = lazy(() => import("#app/search/results/nothing-found.tsx"));
/** Plain links at the end of the page, which work before their code is loaded. */
const About = lazy(() => import("./about.tsx"));
const Explore = lazy(() => import("./explore.tsx"));
const MapScreen = lazy(() => import("#app/search/map/map-screen.tsx"));

const form = "search";
const panel = "filters";
const resultsId = "results";

interface SearchScreenProps {
  view: SearchViewData;
  landing: AboutProps["landing"] | null;
  reading: AboutProps["reading"];
  map: MapData | null;
}

export function SearchScreen({ view, landing, reading, map }: SearchScreenProps) {
  const { results, onSubmit, ...edits } = useSearchForm(form, view, view);
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  const busy = isSearchPath(navigation.location?.pathname ?? "") || revalidator.state === "loading";
  useEffect(() => rememberSearch(pathname + search), [pathname, search]);
  const chosen = view.chips.map(({ label }) => label).join(", ");
  useRecordSearch(chosen ? { to: view.listTo, label: chosen } : null);
  const status = useFocusOnNewPage(view.page);
  const nothingFound =
    view.total === 0 ? (
      <HydrationBoundary>
        <NothingFound {...view} />
      </HydrationBoundary>
    ) : null;
  return (
    <div className="wrap grow pt-6 pb-20" {...edits}>
      <a href={`#${resultsId}`} className="skip-inside">
        Skip to results
      </a>
      <Form
        id={form}
        role="search"
        aria-label="Businesses for sale"
        action={view.base}
        autoComplete="off"
        onSubmit={onSubmit}
      >
        <input type="hidden" name={fullFormField} value="1" />
        {view.typed !== null && <input type="hidden" name="typed" value={view.typed} />}
        {view.view === "map" && <input type="hidden" name="view" value="map" />}
        {view.area && <input type="hidden" name="area" value={view.area} />}
      </Form>
      <Breadcrumb steps={view.crumbs} />
      <div className="mt-3 grid items-end gap-x-12 gap-y-5 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <h1 className="display text-3xl">{view.heading}</h1>
        <SearchBox form={form} words={view.words} />
      </div>
      {landing && !map && <p className="mt-4 max-w-[75ch] text-ink-2">{landing.intro}</p>}
      <div
        className={`mt-6 grid grid-cols-1 items-start gap-x-12 border-t border-line ${map ? "" : "lg:grid-cols-[16.5rem_minmax(0,1fr)]"}`}
      >
        <FilterSheet
          id={panel}
          form={form}
          filters={view.filters}
          showLabel={view.showLabel}
          inline={map === null}
        />
        <div ref={results} className="min-w-0 scroll-mt-4 pt-5" aria-busy={busy || undefined}>
          {/* On a phone only the second row sticks, so both must be children of the column. */}
          <div className="max-lg:contents lg:flex lg:items-center lg:gap-3">
            <div className="flex items-center justify-between gap-3 lg:contents">
              <p ref={status} role="status" tabIndex={-1} className="figures me-auto font-semibold">
                {view.totalLabel}
                {view.page > 1 && (
                  <span className="font-normal text-ink-2">
                    , page {view.page} of {view.pages}
                  </span>
                )}
              </p>
              <div className="lg:order-last">
                <ViewSwitch view={view} />
              </div>
            </div>
            <div className="flex items-center gap-3 max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-5 max-lg:border-b max-lg:border-line max-lg:bg-paper max-lg:px-5 max-lg:py-3 md:max-lg:-mx-10 md:max-lg:px-10">
              <button
                type="button"
                popoverTarget={panel}
                className={`min-h-10 ${map ? "" : "lg:hidden"} ${buttonClass("secondary", "sm")}`}
              >
                <Icon name="sliders-horizontal" className="size-4" />
                Filters
                {view.chips.length > 0 && <span className="figures">({view.chips.length})</span>}
              </button>
              <DisplaySelect form={form} name="sort" label="Sort by" choice={view.sort} />
            </div>
          </div>
          <Corrections corrections={view.corrections} />
          <ReadingNote note={view.note} />
          {view.chips.length > 0 && (
            <ul aria-label="Selected" className="mt-4 flex flex-wrap items-center gap-2">
              {view.chips.map(({ label, to }) => (
                <li key={label} className="max-w-full">
                  <Chip label={label} removeTo={to} />
                </li>
              ))}
              <li>
                <PlainLink
                  to={view.clearTo}
                  preventScrollReset
                  className="inline-flex min-h-9 items-center rounded-control px-2 text-sm font-semibold text-accent hover:bg-accent-soft"
                >
                  Clear all
                </PlainLink>
              </li>
            </ul>
          )}
          <div className="mt-3 flex flex-wrap gap-x-6">
            <PlainLink to={view.alertTo} className={followClass}>
              <Icon name="mail" className="size-4" />
              Email me new results
            </PlainLink>
            {/* A file, so the browser loads it itself. */}
            <a href={view.feedTo} className={followClass}>
              <Icon name="rss" className="size-4" />
              RSS feed
            </a>
          </div>
          {map ? (
            <div id={resultsId} tabIndex={-1} className="mt-5 outline-none">
              <Suspense fallback={<Skeleton className="aspect-5/4 w-full" />}>
                <MapScreen {...{ map, view, form, busy, nothingFound }} />
              </Suspense>
            </div>
          ) : (
            <div
              id={resultsId}
              tabIndex={-1}
              className={`mt-5 outline-none transition-opacity duration-200 max-lg:has-[.results]:mt-0 ${busy ? "opacity-50" : ""}`}
            >
              {nothingFound ?? <ResultList form={form} view={view} />}
            </div>
          )}
        </div>
      </div>
      {landing && !map && (
        <HydrationBoundary>
          <About landing={landing} reading={reading} />
        </HydrationBoundary>
      )}
      {view.explore && (
        <HydrationBoundary>
          <Explore {...view.explore} />
        </HydrationBoundary>
      )}
      <RecentlyViewed className="pt-16" />
    </div>
  );
}

const followClass =
  "inline-flex min-h-9 items-center gap-2 text-sm font-semibold text-accent hover:underline";

function useFocusOnNewPage(page: number) {
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) status.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return status;
}

function Corrections({ corrections }: { corrections: { typed: string; used: string }[] }) {
  if (corrections.length === 0) return null;
  return (
    <ul className="mt-4 rounded-control bg-sunken px-4 py-3 text-sm">
      {corrections.map(({ typed, used }) => (
        <li key={typed}>
          Showing results for <strong>{used}</strong> instead of <q>{typed}</q>
        </li>
      ))}
    </ul>
  );
}

const linkClass = "font-semibold text-accent hover:underline";

function ReadingNote({ note }: Pick<SearchViewData, "note">) {
  if (!note) return null;
  return (
    <p className="mt-4 text-sm text-ink-2">
      {note.kind === "read" && (
        <>
          Showing results for <q>{note.typed}</q>, read as the filters below.{" "}
          <PlainLink to={note.to} className={linkClass}>
            Search for the exact words instead
          </PlainLink>
        </>
      )}
      {note.kind === "exact" && (
        <>
          Searching for the exact words <q>{note.typed}</q>.{" "}
          <PlainLink to={note.to} className={linkClass}>
            Use them as filters instead
          </PlainLink>
        </>
      )}
      {note.kind === "too-common" && (
        <>
          <q>{note.typed}</q> is too common to search for, so all businesses are shown.
        </>
      )}
    </p>
  );
}
