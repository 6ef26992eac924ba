import type { BusinessView } from "#app/listings/detail/business-view.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { buttonClass } from "#app/ui/button-style.ts";

/** On a phone the contact form is far below, so the link to it is sticky. */
export function ContactBar({ figures }: Pick<BusinessView, "figures">) {
  return (
    <div className="contact-bar no-print sticky bottom-(--tray-room) z-20 -mx-5 mt-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 py-3 md:-mx-10 md:px-10 lg:hidden">
      <p className="min-w-0">
        <span className="block text-xs text-ink-3">Asking price</span>
        <span className="figures block truncate font-semibold">
          <FigureText figure={figures.askingPrice} showCode />
        </span>
      </p>
      <a href="#contact" className={buttonClass("primary")}>
        Get in touch
      </a>
    </div>
  );
}
