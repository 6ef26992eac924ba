import { RatesNote } from "#app/listings/figures/listing-figure.tsx";
import { NewsletterBox } from "#app/messages/alerts/newsletter/newsletter-box.tsx";
import { brand } from "#app/shared/brand.ts";
import { Logo } from "#app/ui/media/logo.tsx";
import type { ShellData } from "./shell-data.ts";
import { footerNavigation, legalLinks } from "./navigation.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

/** The newsletter has its own form there, or the address is secret. */
const withoutBox = /^\/(newsletter(\/|$)|email-alerts\/|unsubscribe\/)/;

export function Footer({ viewer, pathname, ratesDay, operator }: ShellData & { pathname: string }) {
  return (
    <footer className="later no-print on-deep mt-auto bg-deep text-on-deep">
      <div className="wrap grid gap-12 py-14 md:py-18 lg:grid-cols-[1.4fr_3fr]">
        <div className="max-w-xs">
          <PlainLink to="/" className="inline-block">
            <Logo className="h-9" />
          </PlainLink>
          <p className="mt-4 text-on-deep-2">
            {brand.tagline}, in Canada, the United States and Mexico.
          </p>
          {operator && !withoutBox.test(pathname) && (
            <div className="mt-8">
              {viewer ? (
                <PlainLink
                  to="/account/profile#newsletter"
                  className="inline-flex min-h-6 items-center text-sm underline underline-offset-4"
                >
                  Get the newsletter
                </PlainLink>
              ) : (
                <NewsletterBox page={pathname} operator={operator} />
              )}
            </div>
          )}
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
          {footerNavigation.map((group) => (
            <div key={group.title}>
              <h2 className="mb-2 text-sm font-semibold">{group.title}</h2>
              <ul className="footer-links">
                {group.links.map((item) => (
                  <li key={item.to}>
                    <PlainLink to={item.to}>{item.label}</PlainLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap">
        {ratesDay && (
          <div className="flex flex-wrap gap-x-6 gap-y-1 pb-6 text-sm text-on-deep-2">
            <RatesNote day={ratesDay} />
            <PlainLink
              to="/help/currencies"
              className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-on-deep"
            >
              Prices in your currency
            </PlainLink>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-deep-line py-6 text-sm text-on-deep-2">
          <p>
            © {operator?.legalName ?? brand.name} · Questions?{" "}
            <a
              href={operator ? `mailto:${operator.supportEmail}` : "/contact"}
              className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-on-deep"
            >
              {operator?.supportEmail ?? "Contact us"}
            </a>
          </p>
          <ul className="legal-links">
            {legalLinks.map((item) => (
              <li key={item.to}>
                <PlainLink to={item.to}>{item.label}</PlainLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
