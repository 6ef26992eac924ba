import type { SentView } from "#app/messages/alerts/manage/make-sent-view.ts";
import type { Paged } from "#app/shared/paging.ts";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

/** What the alert has sent, and why. */
export const SentLog = ({ sent }: { sent: Paged<SentView> }) => (
  <TitledSection id="sent-title" title="What we sent you">
    {sent.rows.length > 0 ? (
      <>
        <ul className="divide-y divide-line border-y border-line">
          {sent.rows.map(({ key, sent: at, reason, listing }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
              <span className="w-36 shrink-0 text-sm text-ink-3">
                <TimeAgo {...at} />
              </span>
              <span className="min-w-0 grow basis-72">
                {listing ? (
                  <PlainLink to={`/business/${listing.id}`} className="link font-medium">
                    {listing.title}
                  </PlainLink>
                ) : (
                  <span className="text-ink-2">A business that is no longer listed</span>
                )}
              </span>
              <span className="figures text-sm text-ink-2">{reason}</span>
            </li>
          ))}
        </ul>
        <ListPagination label="Pages of the log" list={sent} />
      </>
    ) : (
      <p className="text-ink-2">Nothing yet. Every email will be listed here, with its reason.</p>
    )}
  </TitledSection>
);
