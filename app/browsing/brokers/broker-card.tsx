import { Avatar } from "#app/ui/media/avatar.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export interface BrokerCardData {
  id: string;
  name: string;
  avatar: string | null;
  brokerage: string | null;
  place: string;
  hasLicense: boolean;
  activeListings: number;
  /** Most frequent first. */
  categories: string[];
  replyTime: string | null;
  replyRate: string | null;
}

const shownCategories = 3;

export function BrokerCard({ broker }: { broker: BrokerCardData }) {
  const more = broker.categories.length - shownCategories;
  return (
    <article className="group relative flex h-full flex-col rounded-surface border border-line bg-surface p-5 transition-colors duration-120 hover:border-ink-2">
      <div className="flex items-start gap-4">
        <Avatar name={broker.name} src={broker.avatar} className="size-14 text-lg" />
        <div className="min-w-0">
          <h2 className="font-serif text-xl leading-snug font-medium tracking-tight">
            <PlainLink
              to={`/brokers/${broker.id}`}
              prefetch
              className="covers group-hover:underline"
            >
              {broker.name}
            </PlainLink>
          </h2>
          {broker.brokerage && <p className="truncate text-sm text-ink-2">{broker.brokerage}</p>}
          <p className="text-sm text-ink-3">{broker.place}</p>
        </div>
      </div>
      {broker.categories.length > 0 && (
        <p className="mt-4 line-clamp-2 text-sm text-ink-2">
          {new Intl.ListFormat("en-CA", { type: "unit" }).format(
            broker.categories.slice(0, shownCategories),
          )}
          {more > 0 && <span className="text-ink-3">{` +${more} more`}</span>}
        </p>
      )}
      <ul className="mt-auto flex flex-col gap-1.5 pt-4 text-sm">
        <Fact icon="store">
          {formatCount(broker.activeListings, { one: "active listing", other: "active listings" })}
        </Fact>
        {broker.replyTime && <Fact icon="clock">{broker.replyTime}</Fact>}
        {broker.replyRate && <Fact icon="message-square">{broker.replyRate}</Fact>}
      </ul>
      <div className="mt-4 border-t border-line pt-4">
        <VerifiedBadge hasLicense={broker.hasLicense} />
      </div>
    </article>
  );
}

const Fact = ({ icon, children }: { icon: IconName; children: string }) => (
  <li className="flex items-center gap-2 text-ink-2">
    <Icon name={icon} className="size-4 text-ink-3" />
    {children}
  </li>
);

/** Everyone in the directory has a verified identity; nearly all have a verified licence too. */
export const VerifiedBadge = ({ hasLicense }: { hasLicense: boolean }) => (
  <Badge tone="success">
    <Icon name="shield-check" className="size-4" />
    {hasLicense ? "Licence verified" : "Identity verified"}
  </Badge>
);
