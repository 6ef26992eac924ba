import type { BusinessView } from "./business-view.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ContactLink } from "./contact-link.tsx";
import { useContactSummary } from "./contact-summary.ts";

/**
 * Stays in view once the contact form has been scrolled past. Windows too low to show it by then have the contact bar instead.
 */
export function StickyContact({ figures, approximately }: BusinessView) {
  const { canContact, replyTime } = useContactSummary();
  if (!canContact) return null;
  return (
    <section
      aria-label="Price and contact"
      className="hidden rounded-surface border border-line bg-surface p-6 desk:block"
    >
      <p className="text-sm text-ink-2">Asking price</p>
      <p className="display figures text-2xl">
        <FigureText figure={figures.askingPrice} showCode />
      </p>
      {approximately && <p className="mt-1 text-sm text-ink-2">{approximately}</p>}
      {replyTime && (
        <p className="mt-3 flex items-start gap-2 text-sm text-ink-2">
          <Icon name="clock" className="mt-0.5 size-4 text-ink-3" />
          {replyTime}
        </p>
      )}
      <ContactLink size="lg" className="mt-4 w-full" />
    </section>
  );
}
