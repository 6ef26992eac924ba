import { HelpLink } from "#app/help-link.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";

const tools = [
  { label: "Import and export", to: "/account/import", about: "CSV, XLSX and XML files" },
  { label: "Nightly feed", to: "/account/import/feed", about: "A file that we read every night" },
  { label: "Owner reports", to: "/account/reports", about: "A PDF by email each month" },
  { label: "Listings on your own site", to: "/account/embed", about: "A line of code" },
  { label: "Access tokens", to: "/account/security/tokens", about: "For programs of yours" },
  { label: "Webhooks", to: "/account/security/webhooks", about: "Tell a program what happens" },
] as const;

/** What somebody with dozens of listings looks for, and would not find among the settings. */
export const ManyListings = () => (
  <Section id="many-listings" title="For many listings">
    <ul>
      {tools.map(({ label, to, about }) => (
        <li key={to} className="border-b border-line py-2.5">
          <PlainLink to={to} className="link inline-flex min-h-6 items-center font-medium">
            {label}
          </PlainLink>
          <p className="text-sm text-ink-2">{about}</p>
        </li>
      ))}
    </ul>
    <HelpLink article="connect-your-system" className="mt-3">
      How to connect your own system
    </HelpLink>
  </Section>
);
