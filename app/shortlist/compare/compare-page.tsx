import { data, redirect } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/compare-page.ts";
import { RecentlyViewed } from "#app/shortlist/recently-viewed/recently-viewed.tsx";
import { listSavedChoices } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import {
  addCompared,
  comparedCookie,
  compareHref,
  maxCompared,
  parseIds,
  parseCompared,
  removeCompared,
} from "./compare-list.ts";
import { CompareTable } from "./compare-table.tsx";
import { comparisonFullMessage } from "./compare-toggle.tsx";
import { makeComparison } from "./comparison.ts";
import { listCompared } from "./comparison.queries.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { RatesNote } from "#app/listings/figures/listing-figure.tsx";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { AddToComparison } from "./compare-form.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "Compare businesses",
  "Up to four businesses side by side, figure by figure.",
);

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const picked = parseCompared(request.headers.get("cookie") ?? "");
  const requested = url.searchParams.get("ids");
  if (requested === null && picked.length > 0) throw redirect(compareHref(picked));
  const { db, queryCache } = context.get(servicesContext);
  const { preferences, viewer } = context.get(requestContext);
  const now = new Date();
  const ids = parseIds(requested ?? "");
  const [rows, rates] = await Promise.all([listCompared(db, ids, now), getCachedRates(queryCache)]);
  const shown = rows.map(({ id }) => id);
  const gone = ids.filter((id) => !shown.includes(id));
  const saved = viewer ? await listSavedChoices(db, viewer.id, shown, now) : [];
  const kept = picked.filter((id) => !gone.includes(id));
  const back = url.searchParams.get("back");
  const comparison = {
    ...makeComparison(rows, { currency: preferences.currency, rates }),
    gone: gone.length,
    ratesDay: rows.some(({ currency }) => currency !== preferences.currency)
      ? formatCalendarDay(rates.asOf)
      : null,
    isFull: url.searchParams.has("full"),
    back: back === null ? null : ownPath(back),
    saved,
  };
  // Remove unavailable listings from the cookie as well, or they would take up hidden slots.
  const headers = new Headers();
  if (kept.length < picked.length) headers.set("Set-Cookie", comparedCookie(kept));
  return data(comparison, { headers });
}

/** Compare buttons post here without JavaScript, and so do the buttons of this page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const listingId = formText(form, "listingId");
  if (!isId(listingId)) notFound();
  const here = form.get("ids");
  const ids =
    typeof here === "string" ? parseIds(here) : parseCompared(request.headers.get("cookie") ?? "");
  const outcome =
    form.get("compare") === "no"
      ? { ok: true as const, ids: removeCompared(ids, listingId) }
      : addCompared(ids, listingId);
  const next = outcome.ok ? outcome.ids : ids;
  const params = new URLSearchParams();
  if (!outcome.ok) params.set("full", "yes");
  if (form.has("returnTo")) params.set("back", ownPath(form.get("returnTo")));
  const rest = params.toString();
  const to = `/compare?ids=${next.join(",")}${rest && `&${rest}`}`;
  return redirect(to, { status: 303, headers: { "Set-Cookie": comparedCookie(next) } });
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { listings, best, gone, ratesDay, isFull, back, saved } = loaderData;
  const ids = listings.map(({ id }) => id);
  return (
    <div className="wrap flex flex-col gap-8 py-8 md:py-12">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="display text-3xl">Compare businesses</h1>
        {listings.length > 0 && (
          <div className="no-print flex items-center gap-3">
            <p className="figures text-sm text-ink-2">
              {listings.length} of {maxCompared} selected
            </p>
            <PrintButton />
          </div>
        )}
        {back && (
          <PlainLink to={back} className="link inline-flex min-h-6 items-center font-medium">
            Back to the previous page
          </PlainLink>
        )}
      </header>
      <p className="-mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <HelpLink article="compare">How comparing works</HelpLink>
        <HelpLink article="resources/buying-guide">The buying guide</HelpLink>
      </p>
      {gone > 0 && (
        <Banner>
          {gone === 1
            ? "One business is no longer for sale, so we left it out."
            : `${gone} businesses are no longer for sale, so we left them out.`}
        </Banner>
      )}
      {isFull && <Banner tone="warning">{comparisonFullMessage}</Banner>}
      {listings.length > 0 ? (
        <>
          <CompareTable listings={listings} best={best} />
          {ratesDay && <RatesNote day={ratesDay} className="text-sm text-ink-2" />}
        </>
      ) : (
        <EmptyState
          title="Nothing to compare yet"
          hint="Select up to four businesses to compare. Their figures appear side by side, in one currency."
          action={<ButtonLink to="/businesses">Browse businesses</ButtonLink>}
        />
      )}
      {ids.length < maxCompared && <CompareChoices ids={ids} saved={saved} />}
      {ids.length < maxCompared && <RecentlyViewed except={ids} compareWith={ids} />}
    </div>
  );
}

interface CompareChoice {
  id: string;
  title: string;
  place: string;
}

function CompareChoices({ ids, saved }: { ids: string[]; saved: CompareChoice[] }) {
  if (saved.length === 0) return null;
  return (
    <div className="no-print">
      <Section
        id="add-saved"
        title="Add from your saved listings"
        link={{ label: "All saved listings", to: "/account/saved-listings" }}
      >
        <ul className="divide-y divide-line">
          {saved.map((choice) => (
            <li key={choice.id} className="flex items-center justify-between gap-4 py-2.5">
              <p className="min-w-0">
                <span className="block truncate font-medium">{choice.title}</span>
                <span className="block text-sm text-ink-3">{choice.place}</span>
              </p>
              <AddToComparison ids={ids} listing={choice} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
