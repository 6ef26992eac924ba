import type { ReactNode } from "react";
import type { LoadedUser } from "#app/admin/users/load-user-detail.server.ts";
import { conversationLabels } from "#app/admin/messages/conversation-labels.ts";
import { orderLabel, orderStatusLabels } from "#app/payments/orders/order-labels.ts";
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
            {orders.rows.map(
              ({ id, kind, packageId, status, amount, currency, createdAt, href }) => (
                <Row
                  key={id}
                  title={orderLabel(kind, packageId)}
                  href={href}
                  below={
                    <>
                      <DateText value={createdAt.toISOString()} />
                      {" · "}
                      <Money amount={amount} currency={currency} showCode />
                    </>
                  }
                >
                  <Badge tone={orderStatusLabels[status].tone}>
                    {orderStatusLabels[status].label}
                  </Badge>
                </Row>
              ),
            )}
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
