import type { ReactNode } from "react";
import { findingLabels } from "#app/admin/queues/listings/finding-labels.ts";
import type { Evidence, ListingItem, OtherListing } from "#app/admin/queues/queue-item.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { Banner } from "#app/ui/banner.tsx";
import { formatList } from "#app/ui/format-list.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";

export function EvidenceList({ item }: { item: ListingItem }) {
  const { evidence, reasons } = item;
  if (evidence.length === 0)
    return (
      <Banner tone={reasons.length > 0 ? "info" : "success"}>
        {reasons.length > 0
          ? "What the automatic checks had found is gone: the listing was changed since."
          : "The automatic checks found nothing."}
      </Banner>
    );
  return (
    <ul aria-label="What the automatic checks found" className="flex flex-col gap-4">
      {evidence.map((found) => (
        <li
          key={found.reason + ("other" in found ? found.other.id : "")}
          className="rounded-surface border border-line bg-surface p-4"
        >
          <h3 className="flex items-center gap-2 font-semibold text-warning">
            <Icon name="triangle-alert" className="size-5 shrink-0" />
            {findingLabels[found.reason].title}
          </h3>
          <div className="mt-2 text-sm">{shownBy(found, item)}</div>
        </li>
      ))}
    </ul>
  );
}

function shownBy(found: Evidence, item: ListingItem): ReactNode {
  switch (found.reason) {
    case "banned-words":
      return <p>{`${formatList(found.words)}. They are marked in the text.`}</p>;
    case "repeated-text":
      return (
        <SideBySide
          other={found.other}
          own={item.paragraphs
            .map(({ parts }) => parts.map(({ text }) => text).join(""))
            .join("\n\n")}
        />
      );
    case "repeated-photos":
      return (
        <>
          <OtherTitle other={found.other} />
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {found.pairs.map(({ own, other }) => (
              <li key={own} className="grid grid-cols-2 gap-1">
                <EvidencePhoto mediaId={own} alt="In this listing" />
                <EvidencePhoto mediaId={other} alt="In the other listing" />
              </li>
            ))}
          </ul>
        </>
      );
    case "earlier-rejection":
      return (
        <>
          <p>
            <OtherLink other={found.other} />
            {", "}
            <TimeAgo {...found.at} />
          </p>
          {found.rejection && <p className="mt-1 text-ink-2">{`“${found.rejection}”`}</p>}
        </>
      );
  }
}

function SideBySide({ own, other }: { own: string; other: OtherListing }) {
  return (
    <>
      <OtherTitle other={other} />
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {[
          { title: "This listing", text: own },
          { title: "The other listing", text: other.description },
        ].map(({ title, text }) => (
          <div key={title}>
            <h4 className="font-semibold">{title}</h4>
            <p
              tabIndex={0}
              className="mt-1 max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-line text-ink-2"
            >
              {text}
            </p>
          </div>
        ))}
      </div>
    </>
  );
}

const OtherTitle = ({ other }: { other: OtherListing }) => (
  <p>
    <OtherLink other={other} />
    {` by ${other.owner} (${other.status})`}
  </p>
);

const OtherLink = ({ other }: { other: OtherListing }) => (
  <PlainLink to={`/business/${other.id}`} target="_blank" className="link font-medium">
    {other.title}
    <span className="sr-only"> (opens in a new tab)</span>
  </PlainLink>
);

const EvidencePhoto = ({ mediaId, alt }: { mediaId: string; alt: string }) => (
  <figure>
    <img
      src={photoHref(mediaId, 400)}
      alt=""
      className="aspect-3/2 w-full rounded-control bg-sunken object-cover"
    />
    <figcaption className="mt-1 text-xs text-ink-2">{alt}</figcaption>
  </figure>
);
