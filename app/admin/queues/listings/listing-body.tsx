import { ItemPart, PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import { QueuePhotos } from "#app/admin/queues/screen/queue-photos.tsx";
import type { Evidence } from "#app/admin/queues/listings/evidence.queries.server.ts";
import type { Marked } from "#app/admin/queues/listings/mark-words.ts";
import type { QueueItemOf } from "#app/admin/queues/source/queue-sources.server.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import type { ReactNode } from "react";
import { findingLabels } from "#app/admin/queues/listings/finding-labels.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatList } from "#app/ui/format/format-list.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

type ListingItem = QueueItemOf<"listings">;
type OtherListing = Extract<Evidence, { other: unknown }>["other"];

export function ListingBody({ item }: { item: ListingItem }) {
  return (
    <>
      <ul className="-mt-4 flex flex-wrap gap-2 *:flex">
        <li>
          <Badge tone={item.isLive ? "success" : "warning"}>
            {item.isLive ? "Live" : "Pending"}
          </Badge>
        </li>
        <li>
          <Badge>{item.isPaid ? "Package paid" : "No package yet"}</Badge>
        </li>
        {item.categories.map((category) => (
          <li key={category}>
            <Badge>{category}</Badge>
          </li>
        ))}
        <li>
          <Badge>{item.place}</Badge>
        </li>
      </ul>
      <EvidenceList item={item} />
      <QueuePhotos photos={item.photos} />
      <ItemPart title="Description">
        <div className="flex max-w-[68ch] flex-col gap-4">
          {item.paragraphs.length === 0 && <p className="text-ink-2">There is no description.</p>}
          {item.paragraphs.map(({ key, parts }) => (
            <p key={key} className="wrap-anywhere whitespace-pre-line">
              <MarkedText parts={parts} />
            </p>
          ))}
        </div>
      </ItemPart>
      <ItemPart title="Figures">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {item.figures.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="figures font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </ItemPart>
      {item.facts.length > 0 && (
        <ItemPart title="Details">
          <DefinitionList items={item.facts} />
          {item.answers.map(({ term, detail }) => (
            <div key={term} className="mt-4 max-w-[68ch]">
              <h4 className="text-sm font-semibold">{term}</h4>
              <p className="mt-1 wrap-anywhere text-ink-2">
                <MarkedText parts={detail} />
              </p>
            </div>
          ))}
        </ItemPart>
      )}
      {item.confidential.length > 0 && (
        <ItemPart title="Confidential">
          <DefinitionList
            items={item.confidential.map(({ term, detail }) => ({
              term,
              detail: <span className="wrap-anywhere">{detail}</span>,
            }))}
          />
        </ItemPart>
      )}
      {item.person && <PersonCard title="Owner" person={item.person} kind="listings" />}
    </>
  );
}

function EvidenceList({ item }: { item: ListingItem }) {
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

export const MarkedText = ({ parts }: { parts: readonly Marked[] }) =>
  parts.map(({ at, text, isMarked }) =>
    isMarked ? (
      <mark key={at} className="rounded-sm bg-warning-soft px-0.5 font-semibold text-warning">
        {text}
      </mark>
    ) : (
      text
    ),
  );
