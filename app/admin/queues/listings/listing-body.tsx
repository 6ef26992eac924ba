import { ItemPart } from "#app/admin/queues/screen/item-part.tsx";
import { EvidenceList } from "#app/admin/queues/listings/evidence-list.tsx";
import { MarkedText } from "#app/admin/queues/listings/marked-text.tsx";
import { PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import type { ListingItem } from "#app/admin/queues/queue-item.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";

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
      <Photos item={item} />
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

function Photos({ item: { photos, photoCount } }: { item: ListingItem }) {
  if (photoCount === 0) return <p className="text-sm text-ink-2">There are no photos.</p>;
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
      {photos.map(({ mediaId, alt }) => (
        <li key={mediaId}>
          <a href={photoHref(mediaId, 1200)} target="_blank" rel="noreferrer">
            <img
              src={photoHref(mediaId, 400)}
              alt={alt || "Photo without a description"}
              className="aspect-3/2 w-full rounded-control bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
