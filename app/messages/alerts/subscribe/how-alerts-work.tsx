import { HelpLink } from "#app/help-link.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

const facts = [
  {
    icon: "mail",
    title: "Only what is new",
    text: "New businesses, reduced prices, and businesses that are back on the market. Each of them once.",
  },
  {
    icon: "list",
    title: "The figures at a glance",
    text: "Every email shows asking price, revenue and cash flow, so you see at once what is worth a look.",
  },
  {
    icon: "shield-check",
    title: "Your address stays with us",
    text: "We use it for this alert only. One click in any email ends it, without signing in.",
  },
] as const;

export const HowAlertsWork = () => (
  <aside className="flex flex-col gap-6 lg:border-s lg:border-line lg:ps-10">
    {facts.map(({ icon, title, text }) => (
      <div key={title} className="flex gap-4">
        <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-accent" />
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="mt-1 text-ink-2">{text}</p>
        </div>
      </div>
    ))}
    <HelpLink article="email-alerts">How email alerts work</HelpLink>
  </aside>
);
