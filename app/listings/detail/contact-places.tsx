import type { BusinessView } from "#app/listings/detail/business-view.ts";
import { FigureText } from "#app/listings/listing-figure.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** In the place of the contact form, where there is nobody to write to. */
export function NoContact({ business }: { business: BusinessView }) {
  if (business.isSold)
    return (
      <Card title="This business has been sold">
        <p className="text-ink-2">
          The owner takes no more messages about it. Others like it may still be for sale.
        </p>
        {business.categories[0] && (
          <ButtonLink to={business.categories[0].href} variant="secondary" className="mt-4">
            {`See more in ${business.categories[0].name}`}
          </ButtonLink>
        )}
      </Card>
    );
  return (
    <Card title="Contact Form">
      <p className="text-ink-2">Here buyers write to you, once the listing is public.</p>
    </Card>
  );
}

/** On a phone the form is far below: the way to it stays in sight. */
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
        Contact the owner
      </a>
    </div>
  );
}
