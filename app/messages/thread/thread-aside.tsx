import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { ListingPhoto } from "#app/listings/card/card-photo.tsx";
import { PassportFacts } from "#app/messages/passport/passport-facts.tsx";
import type { ThreadData } from "./load-thread.server.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";
import { saleAgreed } from "#app/listings/listing.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const states: Record<
  NonNullable<ThreadData["listing"]>["state"],
  { label: string; tone: BadgeTone }
> = {
  "for-sale": { label: "For sale", tone: "success" },
  "sale-agreed": { label: saleAgreed, tone: "warning" },
  sold: { label: "SOLD", tone: "danger" },
  "not-listed": { label: "Not listed at the moment", tone: "neutral" },
};

export function ListingPanel({ listing }: { listing: NonNullable<ThreadData["listing"]> }) {
  const { id, title, state, isOwn, brief } = listing;
  const { label, tone } = states[state];
  const href = isOwn ? `/account/listings/edit/${id}` : brief ? listingHref(listing) : null;
  return (
    <section
      aria-labelledby="thread-listing"
      className="relative overflow-hidden rounded-surface border border-line bg-surface"
    >
      {brief?.photo && <ListingPhoto photo={brief.photo} sizes="20rem" />}
      <div className="flex flex-col gap-3 p-5">
        <p>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <h2 id="thread-listing" className="font-serif text-lg leading-snug font-medium">
          {href ? (
            <PlainLink to={href} className="covers hover:underline">
              {title}
            </PlainLink>
          ) : (
            title
          )}
        </h2>
        {brief && (
          <dl className="definitions text-sm">
            {(
              [
                ["Asking", brief.askingPrice],
                ["Revenue", brief.revenue],
                ["Cash flow", brief.cashFlow],
              ] as const
            ).map(([term, figure]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <FigureText figure={figure} showCode={term === "Asking"} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

type PersonPanelProps = Pick<ThreadData, "other" | "passport">;

export function PersonPanel({ other, passport }: PersonPanelProps) {
  const { name, contact, verification } = other;
  return (
    <Card title={name}>
      <ul className="flex flex-col gap-2.5 text-sm text-ink-2">
        {other.brokerHref && (
          <Fact icon="store">
            <PlainLink to={other.brokerHref} className="link">
              {other.brokerage ?? "Broker profile"}
            </PlainLink>
          </Fact>
        )}
        {verification && (
          <Fact icon={verification === "Not Verified" ? "info" : "badge-check"}>
            {verification}
          </Fact>
        )}
        {other.replyTime && <Fact icon="clock">{other.replyTime}</Fact>}
        {other.replyRate && <Fact icon="message-square">{other.replyRate}</Fact>}
        {other.place && <Fact icon="map-pin">{other.place}</Fact>}
        {other.memberSince && <Fact icon="user">{`Member since ${other.memberSince}`}</Fact>}
        {contact && (
          <Fact icon="mail">
            <a href={`mailto:${contact.email}`} className="link [overflow-wrap:anywhere]">
              {contact.email}
            </a>
          </Fact>
        )}
        {contact?.phone && (
          <Fact icon="phone">
            <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, "")}`} className="link">
              {contact.phone}
            </a>
          </Fact>
        )}
      </ul>
      {other.about && (
        <p className="mt-4 line-clamp-6 text-sm [overflow-wrap:anywhere] text-ink-2">
          {other.about}
        </p>
      )}
      {passport && !passport.isOwn && <PassportFacts passport={passport.shown} />}
    </Card>
  );
}

const Fact = ({ icon, children }: { icon: IconName; children: React.ReactNode }) => (
  <li className="flex items-start gap-2.5">
    <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-ink-3" />
    <span className="min-w-0">{children}</span>
  </li>
);
