import type { ReactNode } from "react";
import { Form } from "react-router";
import type { LoadedUser } from "#app/admin/users/load-user-detail.server.ts";
import { areaNames, typeLabels, VerificationBadge } from "#app/admin/users/user-badges.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { type Definition, DefinitionList } from "#app/ui/data/definition-list.tsx";
import { formatList } from "#app/ui/format/format-list.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

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
          { term: "Language", detail: user.language },
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
    <DefinitionList columns={1} items={items.filter((item) => item !== false)} />
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

export function SessionsSection({ detail, isWorking }: { detail: LoadedUser; isWorking: boolean }) {
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
        <Form method="post" className="pt-2">
          <input type="hidden" name="intent" value="sign-out" />
          <Button variant="secondary" size="sm" pending={isWorking}>
            Sign out everywhere
          </Button>
        </Form>
      )}
    </Section>
  );
}
