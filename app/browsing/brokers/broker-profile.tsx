import type { ReactNode } from "react";
import { HelpLink } from "#app/help-link.tsx";
import { VerifiedBadge } from "./broker-card.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";

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
  replyRate: string | null;
  contact: { email: string; phone: string } | null;
  isSelf: boolean;
  children: ReactNode;
}

export function BrokerContact({
  firstName,
  replyTime,
  replyRate,
  contact,
  isSelf,
  children,
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
        {replyRate && (
          <p className="flex items-center gap-2 text-ink-2">
            <Icon name="message-square" className="size-4 text-ink-3" />
            {replyRate}
          </p>
        )}
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

const ContactLine = ({ icon, href, text }: { icon: IconName; href: string; text: string }) => (
  <li className="flex min-w-0 items-center gap-2">
    <Icon name={icon} className="size-4 text-ink-3" />
    <a href={href} className="link min-w-0 truncate font-medium">
      {text}
    </a>
  </li>
);
