import type { ReactNode } from "react";
import { useFetcher, useLocation } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import { Menu } from "#app/ui/overlays/menu.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { currencyLabels, displayCurrencies, type Preferences, themes } from "./preferences.ts";

function PreferenceForm({ children }: { children: ReactNode }) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form method="post" action="/preferences" preventScrollReset>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </fetcher.Form>
  );
}

const themeIcons = { system: "monitor", light: "sun", dark: "moon" } as const;
const themeLabels = { system: "System", light: "Light", dark: "Dark" };

export function CurrencyPicker({ currency }: { currency: Preferences["currency"] }) {
  return (
    <PreferenceForm>
      <fieldset>
        <legend className="mb-1.5 text-xs font-semibold text-ink-2">Show prices in</legend>
        <div className="segments">
          {displayCurrencies.map((choice) => (
            <button key={choice} name="currency" value={choice} aria-pressed={choice === currency}>
              {currencyLabels[choice]}
            </button>
          ))}
        </div>
      </fieldset>
    </PreferenceForm>
  );
}

export function ThemePicker({ theme }: { theme: Preferences["theme"] }) {
  return (
    <PreferenceForm>
      <fieldset>
        <legend className="mb-1.5 text-xs font-semibold text-ink-2">Appearance</legend>
        <div className="segments">
          {themes.map((choice) => (
            <button key={choice} name="theme" value={choice} aria-pressed={choice === theme}>
              <Icon name={themeIcons[choice]} className="size-4" />
              {themeLabels[choice]}
            </button>
          ))}
        </div>
      </fieldset>
    </PreferenceForm>
  );
}

export function DisplayMenu({ preferences }: { preferences: Preferences }) {
  return (
    <div className="hidden lg:block">
      <Menu
        id="display-menu"
        align="end"
        buttonLabel={`Country and appearance: ${currencyLabels[preferences.currency]}`}
        buttonClassName="figures flex min-h-11 items-center gap-1 rounded-control px-2.5 text-sm font-medium hover:bg-sunken"
        button={
          <>
            {currencyLabels[preferences.currency]}
            <Icon name="chevron-down" className="size-4 text-ink-3" />
          </>
        }
      >
        <div className="flex flex-col gap-4 p-2">
          <CurrencyPicker currency={preferences.currency} />
          <ThemePicker theme={preferences.theme} />
          <HelpLink article="appearance">Appearance and accessibility</HelpLink>
        </div>
      </Menu>
    </div>
  );
}
