import { Link } from "react-router";
import { Icon } from "#app/ui/media/icon.tsx";
import { Section } from "#app/ui/layout/section.tsx";

const actions = [
  { label: "List New Business", to: "/sell-business", icon: "plus" },
  { label: "Manage Listings", to: "/account/listings", icon: "list" },
  { label: "View Leads", to: "/account/leads", icon: "message-square" },
  { label: "Saved Listings", to: "/account/saved-listings", icon: "heart" },
  { label: "Upgrade Account", to: "/account/upgrades", icon: "star" },
  { label: "Edit Profile", to: "/account/profile", icon: "user" },
] as const;

export function QuickActions() {
  return (
    <Section id="quick-actions" title="Quick Actions">
      <ul>
        {actions.map(({ label, to, icon }) => (
          <li key={to} className="border-b border-line">
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 font-medium transition-colors duration-120 hover:bg-sunken hover:text-accent"
            >
              <Icon name={icon} className="size-5 text-accent" />
              {label}
              <Icon name="chevron-right" className="ms-auto size-4 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
