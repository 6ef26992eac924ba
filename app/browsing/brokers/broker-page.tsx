import { Outlet } from "react-router";
import { formatNumber } from "#app/ui/format/format-count.ts";
import type { Route } from "./+types/broker-page.ts";
import { avatarHref } from "#app/accounts/avatar/avatar.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { findSavedIds } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import {
  type BrokerProfile,
  findBroker,
  findBrokerContact,
  listBrokerCards,
} from "./brokers.queries.server.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { ListingCard } from "#app/browsing/listing-card.tsx";
import { makeCard } from "#app/listings/card/make-card.ts";
import { findThreadBetween } from "#app/messages/thread/find-thread-between.server.ts";
import { formatReplyRate, formatReplyTime } from "#app/messages/reply-time/reply-time.ts";
import { getReplies } from "#app/messages/reply-time/reply-times.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { pageFrom, pageHref } from "#app/shared/paging.ts";
import { placeName } from "#app/shared/places.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stat } from "#app/ui/data/stat.tsx";
import { StructuredData, serializeStructuredData } from "#app/ui/layout/structured-data.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import type { ReactNode } from "react";
import { HelpLink } from "#app/help-link.tsx";
import { VerifiedBadge } from "./broker-card.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";

export const headers = publicPage("page");

const pageSize = 12;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, replica, queryCache, env } = context.get(servicesContext);
  const { viewer, preferences } = context.get(requestContext);
  const now = new Date();
  const broker = isId(params.id) ? await findBroker(replica, params.id) : null;
  if (!broker) notFound();
  const { id } = broker;
  const isSelf = viewer?.id === id;
  const page = pageFrom(url.searchParams, pageSize);
  const [list, replies, rates, thread] = await Promise.all([
    listBrokerCards(replica, id, now, page),
    getReplies(queryCache, [id], now),
    getCachedRates(queryCache),
    viewer && !isSelf ? findThreadBetween(db, viewer.id, id) : null,
  ]);
  const ids = list.rows.map((row) => row.id);
  const [contact, savedIds] = await Promise.all([
    viewer && findBrokerContact(db, id, { ...viewer, isCounterpart: thread !== null }),
    findSavedIds(db, viewer?.id, ids),
  ]);
  const view = { now, currency: preferences.currency, rates, savedIds };
  const address = `${env.APP_URL}/brokers/${id}`;
  return {
    canonical: pageHref(address, "", page.page),
    broker: {
      name: broker.name,
      avatar: avatarHref(broker.avatar, 256),
      brokerage: broker.brokerage,
      place: placeName(broker),
      hasLicense: broker.hasLicense,
    },
    structured: serializeStructuredData(brokerStructuredData(broker, address)),
    about: broker.about,
    memberSince: String(broker.memberSince.getUTCFullYear()),
    sold: broker.sold,
    contact: {
      firstName: broker.name.split(" ")[0]!,
      replyTime: formatReplyTime(replies.get(id)?.seconds ?? null),
      replyRate: formatReplyRate(replies.get(id)?.rate ?? null),
      contact,
      isSelf,
    },
    list: { ...list, rows: list.rows.map((row) => makeCard(row, view)) },
  };
}

const brokerStructuredData = (broker: BrokerProfile, address: string) => ({
  "@context": "https://schema.org",
  "@type": "ProfilePage",
  mainEntity: {
    "@type": "Person",
    "@id": address,
    name: broker.name,
    url: address,
    jobTitle: "Business broker",
    ...(broker.about && { description: broker.about }),
    ...(broker.brokerage && { worksFor: { "@type": "Organization", name: broker.brokerage } }),
    ...(placeName(broker) && { workLocation: { "@type": "Place", name: placeName(broker) } }),
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: pageTitle("Broker") }];
  const { broker, about, canonical, list } = loaderData;
  const heading = `${broker.name}, business broker`;
  return [
    { title: pageTitle(list.page > 1 ? `${heading}, page ${String(list.page)}` : heading) },
    { name: "description", content: about.slice(0, 160) || `${broker.name}, ${broker.place}` },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:title", content: broker.name },
    { property: "og:url", content: canonical },
  ];
};

export default function BrokerPage({ loaderData }: Route.ComponentProps) {
  const { broker, structured, about, contact, list, sold, memberSince } = loaderData;
  return (
    <div className="wrap flex flex-col gap-10 py-8 md:py-10">
      <StructuredData text={structured} />
      <Breadcrumb steps={[{ label: "Brokers", to: "/brokers" }, { label: broker.name }]} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-8">
          <BrokerHeader {...broker} />
          {about && (
            <p className="max-w-[65ch] text-lg leading-relaxed whitespace-pre-line">{about}</p>
          )}
          <div className="grid grid-cols-2 gap-6 border-y border-line py-5 sm:grid-cols-3">
            <Stat label="Active listings" value={formatNumber(list.total)} />
            {sold > 0 && <Stat label="Sold on Relevo" value={formatNumber(sold)} />}
            <Stat label="Member since" value={memberSince} />
          </div>
        </div>
        <aside aria-label="Contact" className="lg:row-span-2">
          <BrokerContact {...contact}>
            <Outlet />
          </BrokerContact>
        </aside>
        <div id="listings" className="scroll-mt-24">
          <Section id="listings-title" title="Businesses for sale" count={formatNumber(list.total)}>
            {list.rows.length > 0 ? (
              <ul className="grid grid-cols-1 gap-x-8 gap-y-10 pt-6 sm:grid-cols-2">
                {list.rows.map((card) => (
                  <li key={card.id}>
                    <ListingCard listing={card} />
                  </li>
                ))}
              </ul>
            ) : (
              <div className="pt-6">
                <EmptyState
                  headingLevel={3}
                  title="No businesses for sale right now"
                  hint="New listings from this broker will appear here."
                />
              </div>
            )}
          </Section>
          <div className="mt-10">
            <ListPagination label="Pages of listings" list={list} />
          </div>
        </div>
      </div>
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];

function BrokerHeader({ name, avatar, brokerage, place, hasLicense }: Data["broker"]) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={name} src={avatar} className="size-24 text-3xl" />
      <div className="min-w-0">
        <h1 className="display text-4xl">{name}</h1>
        <p className="mt-1 text-ink-2">
          {brokerage && <span className="font-semibold text-ink">{brokerage}</span>}
          {brokerage && place && (
            <span aria-hidden="true" className="mx-2 text-ink-3">
              ·
            </span>
          )}
          {place}
        </p>
        <div className="mt-3">
          <VerifiedBadge hasLicense={hasLicense} />
        </div>
      </div>
    </header>
  );
}

function BrokerContact({
  firstName,
  replyTime,
  replyRate,
  contact,
  isSelf,
  children,
}: Data["contact"] & { children: ReactNode }) {
  return (
    <Card title={isSelf ? "This is your profile" : `Contact ${firstName}`}>
      <div className="flex flex-col gap-4 text-sm">
        {replyTime && <ReplyFact icon="clock" text={replyTime} />}
        {replyRate && <ReplyFact icon="message-square" text={replyRate} />}
        {(replyTime ?? replyRate) && (
          <HelpLink article="reply-times">How replies are measured</HelpLink>
        )}
        {contact && (
          <ul className="flex flex-col gap-2">
            <ContactLine icon="mail" href={`mailto:${contact.email}`} text={contact.email} />
            {contact.phone && (
              <ContactLine
                icon="phone"
                href={`tel:${contact.phone.replaceAll(/[^+\d]/g, "")}`}
                text={contact.phone}
              />
            )}
          </ul>
        )}
        {children}
      </div>
    </Card>
  );
}

const ReplyFact = ({ icon, text }: { icon: IconName; text: string }) => (
  <p className="flex items-center gap-2 text-ink-2">
    <Icon name={icon} className="size-4 text-ink-3" />
    {text}
  </p>
);

const ContactLine = ({ icon, href, text }: { icon: IconName; href: string; text: string }) => (
  <li className="flex min-w-0 items-center gap-2">
    <Icon name={icon} className="size-4 text-ink-3" />
    <a href={href} className="link min-w-0 truncate font-medium">
      {text}
    </a>
  </li>
);
