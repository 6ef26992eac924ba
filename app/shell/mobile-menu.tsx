import { lazy } from "react";
import { Icon } from "#app/ui/media/icon.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { ModalSheet } from "#app/ui/overlays/modal-sheet.tsx";
import { MobileLinks } from "./mobile-links.tsx";
import { mainNavigation, type NavSection, sellLink, signInLink } from "./navigation.ts";
import { CurrencyPicker, ThemePicker } from "./preference-pickers.tsx";
import type { HeaderData } from "./shell-data.ts";
import { SearchForm } from "#app/search/box/search-form.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const MobileAccount = lazy(() => import("./mobile-account.tsx"));

const iconButton = "grid size-11 place-items-center rounded-control hover:bg-sunken";

/** Opens, closes on Escape and restores the focus without JavaScript. */
export function MobileMenu(data: HeaderData) {
  const { viewer, unreadLeads, preferences } = data;
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-label="Menu"
        className={`relative -me-2 ${iconButton}`}
      >
        <Icon name="menu" className="size-6" />
        {unreadLeads > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1.5 right-1.5 size-2.5 rounded-full bg-warm"
          />
        )}
      </button>
      <ModalSheet id="mobile-menu" aria-label="Menu">
        <div className="flex min-h-full flex-col gap-6 px-5 pb-8">
          <div className="flex h-16 items-center justify-between">
            <span className="font-serif text-xl font-medium">Menu</span>
            <button
              type="button"
              popoverTarget="mobile-menu"
              popoverTargetAction="hide"
              aria-label="Close menu"
              className={`-me-2 ${iconButton}`}
            >
              <Icon name="x" className="size-6" />
            </button>
          </div>
          <SearchForm id="phone-search" label="Search from the menu" />
          <nav aria-label="Main, for phones">
            <ul className="mobile-nav">
              {mainNavigation.map((section) => (
                <li key={section.to}>
                  <MobileSection section={section} />
                </li>
              ))}
            </ul>
          </nav>
          {viewer ? (
            <MobileAccount {...data} viewer={viewer} />
          ) : (
            <ButtonLink to={signInLink.to} variant="secondary">
              {signInLink.label}
            </ButtonLink>
          )}
          <ButtonLink to={sellLink(viewer !== null).to} className="-mt-3">
            {sellLink(viewer !== null).label}
          </ButtonLink>
          <CurrencyPicker currency={preferences.currency} />
          <ThemePicker theme={preferences.theme} />
        </div>
      </ModalSheet>
    </div>
  );
}

function MobileSection({ section }: { section: NavSection }) {
  if (!section.links) {
    return <PlainLink to={section.to}>{section.label}</PlainLink>;
  }
  return (
    <details name="phone-navigation">
      <summary>
        {section.label}
        <Icon name="chevron-down" />
      </summary>
      <MobileLinks
        links={[{ label: `All ${section.label.toLowerCase()}`, to: section.to }, ...section.links]}
      />
    </details>
  );
}
