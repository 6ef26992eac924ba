import { hasPage } from "#app/has-page.ts";
import { HelpLink } from "#app/help-link.tsx";
import { VerifiedBadge } from "#app/listings/brokers/broker-card.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

interface BrokerHeaderProps {
  name: string;
  avatar: string | null;
  brokerage: string | null;
  place: string;
  hasLicense: boolean;
}

export function BrokerHeader({ name, avatar, brokerage, place, hasLicense }: BrokerHeaderProps) {
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

interface BrokerContactProps {
  firstName: string;
  replyTime: string | null;
  /** Null unless the broker allows this viewer to see it. */
  contact: { email: string; phone: string } | null;
  threadId: string | null;
  isSelf: boolean;
  hasListings: boolean;
}

export function BrokerContact({
  firstName,
  replyTime,
  contact,
  threadId,
  isSelf,
  hasListings,
}: BrokerContactProps) {
  return (
    <Card title={isSelf ? "This is your profile" : `Contact ${firstName}`}>
      <div className="flex flex-col gap-4 text-sm">
        {replyTime && (
          <p className="flex items-center gap-2 text-ink-2">
            <Icon name="clock" className="size-4 text-ink-3" />
            {replyTime}
          </p>
        )}
        {replyTime && <HelpLink article="reply-times">How reply times are measured</HelpLink>}
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
        <ContactAction
          threadId={threadId}
          isSelf={isSelf}
          hasListings={hasListings}
          firstName={firstName}
        />
      </div>
    </Card>
  );
}

/** Messages are always about a listing, so contacting a broker starts from one of their listings. */
function ContactAction({
  threadId,
  isSelf,
  hasListings,
  firstName,
}: Pick<BrokerContactProps, "threadId" | "isSelf" | "hasListings" | "firstName">) {
  if (isSelf)
    return (
      <ButtonLink to="/account/profile" variant="secondary" className="w-full">
        Edit my profile
      </ButtonLink>
    );
  const threadHref = `/account/leads/${threadId}`;
  if (threadId && hasPage(threadHref))
    return (
      <ButtonLink to={threadHref} className="w-full">
        Open your conversation
      </ButtonLink>
    );
  if (!hasListings)
    return <p className="text-ink-2">{`${firstName} has no businesses for sale right now.`}</p>;
  return (
    <>
      <p className="text-ink-2">Open one of the listings below to send a message.</p>
      <ButtonLink to="#listings" className="w-full">
        See listings
      </ButtonLink>
    </>
  );
}

const ContactLine = ({ icon, href, text }: { icon: IconName; href: string; text: string }) => (
  <li className="flex min-w-0 items-center gap-2">
    <Icon name={icon} className="size-4 text-ink-3" />
    <a href={href} className="link min-w-0 truncate font-medium">
      {text}
    </a>
  </li>
);
