import type { ReactNode } from "react";
import type { LoadedUser } from "#app/admin/users/load-user-detail.server.ts";
import { conversationLabels } from "#app/admin/messages/conversation-labels.ts";
import { OrderBadge } from "#app/payments/orders/order-badge.tsx";
import { orderLabel } from "#app/payments/orders/order-labels.ts";
import { StatusBadge } from "#app/selling/owned/status-badge.tsx";
import { placeName } from "#app/shared/places.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { Money } from "#app/ui/format/money.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stat } from "#app/ui/data/stat.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { areaNames, VerificationBadge } from "#app/admin/users/user-badges.tsx";
import { typeLabels } from "#app/admin/users/users-list.ts";
import { type Definition, DefinitionList } from "#app/ui/data/definition-list.tsx";
import { formatList } from "#app/ui/format/format-list.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export function UserLists({ detail }: { detail: LoadedUser }) {
  const { stats, listings, conversations, orders } = detail;
  return (
    <>
      <section aria-labelledby="statistics">
        <h2 id="statistics" className="sr-only">
          Statistics
        </h2>
        <div className="grid grid-cols-3 items-end gap-4 rounded-surface border border-line bg-surface p-5">
          <Stat label="Listings" value={formatNumber(stats.listingsCount)} />
          <Stat label="Saved listings" value={formatNumber(stats.savedListingsCount)} />
          <Stat label="Messages" value={formatNumber(stats.messagesCount)} />
        </div>
      </section>
      <Section
        id="listings"
        title="Listings"
        count={formatNumber(stats.listingsCount)}
        {...linkTo(listings, "View all listings")}
      >
        <Rows isEmpty={listings.rows.length === 0} none="No listings.">
          {listings.rows.map(({ id, title, status, withdrawnAt, href, ...listing }) => (
            <Row key={id} title={title} href={href} below={placeName(listing)}>
              <StatusBadge status={status} isWithdrawn={withdrawnAt !== null} />
            </Row>
          ))}
        </Rows>
      </Section>
      <Section
        id="conversations"
        title="Conversations"
        count={formatNumber(conversations.total)}
        {...linkTo(conversations, "View all conversations")}
      >
        <Rows isEmpty={conversations.rows.length === 0} none="No conversations.">
          {conversations.rows.map(({ id, title, otherName, messageCount, last, status, href }) => (
            <Row
              key={id}
              title={title ?? "General inquiry"}
              href={href}
              below={
                <>
                  {`With ${otherName} · ${formatCount(messageCount, { one: "message", other: "messages" })}`}
                  {last && (
                    <>
                      {" · "}
                      <TimeAgo {...last} />
                    </>
                  )}
                </>
              }
            >
              <Badge tone={status === "active" ? "success" : "neutral"}>
                {conversationLabels[status]}
              </Badge>
            </Row>
          ))}
        </Rows>
      </Section>
      {orders && (
        <Section id="orders" title="Orders" {...linkTo(orders, "View all orders")}>
          <Rows isEmpty={orders.rows.length === 0} none="No orders.">
            {orders.rows.map((order) => (
              <Row
                key={order.id}
                title={orderLabel(order.kind, order.packageId)}
                href={order.href}
                below={
                  <>
                    <DateText value={order.createdAt} />
                    {" · "}
                    <Money amount={order.amount} currency={order.currency} showCode />
                  </>
                }
              >
                <OrderBadge order={order} />
              </Row>
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
}

const linkTo = ({ all, rows }: { all: string | null; rows: unknown[] }, name: string) =>
  all && rows.length > 0 ? { link: { label: "View all", to: all, name } } : {};

function Rows(props: { isEmpty: boolean; none: string; children: ReactNode }) {
  return props.isEmpty ? (
    <p className="py-4 text-sm text-ink-2">{props.none}</p>
  ) : (
    <ul className="divide-y divide-line">{props.children}</ul>
  );
}

function Row(props: { title: string; href: string | null; below: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <span className="min-w-0">
        {props.href ? (
          <PlainLink to={props.href} className="font-medium wrap-anywhere hover:underline">
            {props.title}
          </PlainLink>
        ) : (
          <span className="font-medium wrap-anywhere">{props.title}</span>
        )}
        <span className="block text-sm text-ink-2">{props.below}</span>
      </span>
      <span className="shrink-0">{props.children}</span>
    </li>
  );
}

export function UserFacts({ user }: { user: LoadedUser["user"] }) {
  return (
    <>
      <FactSection
        id="contact"
        title="Contact information"
        items={[
          {
            term: "Email",
            detail: (
              <a href={`mailto:${user.email}`} className="link wrap-anywhere">
                {user.email}
              </a>
            ),
          },
          {
            term: "Phone",
            detail: user.phone ? (
              <a href={`tel:${user.phone.replaceAll(/[^+\d]/g, "")}`} className="link figures">
                {user.phone}
              </a>
            ) : (
              <span className="text-ink-3">Not given</span>
            ),
          },
          {
            term: "Location",
            detail: user.place ? `${user.place}, ${user.country}` : user.country,
          },
        ]}
      />
      <FactSection
        id="account"
        title="Account information"
        items={[
          { term: "User type", detail: typeLabels[user.userType] },
          user.userType === "admin" && { term: "Areas", detail: areaNames(user.adminAreas) },
          { term: "Joined", detail: <DateText value={user.createdAt} /> },
          { term: "Last active", detail: <TimeAgo {...user.lastActive} /> },
          user.deactivatedAt !== null && {
            term: "Deactivated",
            detail: <DateText value={user.deactivatedAt} />,
          },
          { term: "ID", detail: <code className="text-xs wrap-anywhere">{user.id}</code> },
        ]}
      />
      <FactSection
        id="verification"
        title="Verification status"
        items={[
          { term: "Email", detail: <Verified isOn={user.emailVerified} /> },
          { term: "Phone", detail: <Verified isOn={user.phoneVerified} /> },
          { term: "Identity", detail: <Verified isOn={user.identityVerified} /> },
          !!user.brokerLicense && { term: "Broker license", detail: user.brokerLicense },
          !!user.brokerage && { term: "Brokerage", detail: user.brokerage },
        ]}
      >
        <p className="py-3">
          <VerificationBadge flags={user} />
        </p>
      </FactSection>
      <FactSection
        id="preferences"
        title="Preferences"
        items={[
          { term: "Categories", detail: formatList(user.preferredCategories) || "Any" },
          { term: "Price range", detail: <span className="figures">{user.priceRange}</span> },
          { term: "Locations", detail: formatList(user.preferredLocations) || "Any" },
          { term: "Email notifications", detail: user.emailNotifications ? "On" : "Off" },
        ]}
      />
    </>
  );
}

interface FactSectionProps {
  id: string;
  title: string;
  items: (Definition | false)[];
  children?: ReactNode;
}

const FactSection = ({ id, title, items, children }: FactSectionProps) => (
  <Section id={id} title={title}>
    {children}
    <DefinitionList columns={1} items={items} />
  </Section>
);

const Verified = ({ isOn }: { isOn: boolean }) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon
      name={isOn ? "circle-check" : "minus"}
      className={`size-4 ${isOn ? "text-success" : "text-ink-3"}`}
    />
    {isOn ? "Verified" : "Not verified"}
  </span>
);

export function SessionsSection({ detail }: { detail: LoadedUser }) {
  const { sessions, may } = detail;
  return (
    <Section id="sessions" title="Sessions" count={String(sessions.length)}>
      {sessions.length === 0 ? (
        <p className="py-4 text-sm text-ink-2">Not signed in anywhere.</p>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.map(({ id, device, used }) => (
            <li key={id} className="py-3 text-sm">
              <span className="block font-medium">{device}</span>
              <span className="text-ink-2">
                Last seen <TimeAgo {...used} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 0 && may.change && (
        <PostButton intent="sign-out" form={{ className: "pt-2" }} variant="secondary" size="sm">
          Sign out everywhere
        </PostButton>
      )}
    </Section>
  );
}
