import { ContactLink, useCanContact } from "./contact-link.tsx";
import type { BusinessView } from "./make-business-view.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";

/** On phones and in low windows the contact form is far away, so a link to it sticks to the bottom edge. */
export function ContactBar({ figures }: Pick<BusinessView, "figures">) {
  if (!useCanContact()) return null;
  return (
    <div className="contact-bar no-print sticky bottom-(--tray-room) z-20 -mx-5 mt-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 py-3 md:-mx-10 md:px-10 desk:hidden">
      <p className="min-w-0">
        <span className="block text-xs text-ink-3">Asking price</span>
        <span className="figures block truncate font-semibold">
          <FigureText figure={figures.askingPrice} showCode />
        </span>
      </p>
      <ContactLink />
    </div>
  );
}
