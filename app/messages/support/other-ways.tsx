import { useOperator } from "#app/use-operator.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const ways = [
  {
    title: "Find an answer now",
    text: "Most questions are answered in the help centre.",
    link: { label: "Open the help centre", to: "/help" },
  },
  {
    title: "Write to an owner",
    text: "We don’t forward messages. Open the listing and use its contact form: it reaches the owner right away.",
    link: { label: "Browse businesses", to: "/businesses" },
  },
  {
    title: "Report a listing",
    text: "Every listing has a link “Report this listing”. An administrator reads every report.",
    link: { label: "Staying safe", to: "/staying-safe" },
  },
] as const;

/** What may help faster than a message. */
export function OtherWays() {
  const operator = useOperator();
  return (
    <aside aria-label="Other ways" className="text-sm">
      <ul className="border-t border-ink">
        {ways.map(({ title, text, link }) => (
          <li key={title} className="border-b border-line py-4">
            <h2 className="text-base font-semibold">{title}</h2>
            <p className="mt-1 max-w-[44ch] text-ink-2">{text}</p>
            <PlainLink to={link.to} className="link mt-1 inline-flex min-h-8 items-center">
              {link.label}
            </PlainLink>
          </li>
        ))}
      </ul>
      {operator && (
        <address className="mt-6 text-ink-2 not-italic">
          <span className="block font-semibold text-ink">{operator.legalName}</span>
          {operator.postalAddress}
          <a
            href={`mailto:${operator.supportEmail}`}
            className="link mt-1 flex min-h-8 items-center wrap-anywhere"
          >
            {operator.supportEmail}
          </a>
        </address>
      )}
    </aside>
  );
}
