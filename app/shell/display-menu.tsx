import { HelpLink } from "#app/help-link.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Menu } from "#app/ui/overlays/menu.tsx";
import { CurrencyPicker, ThemePicker } from "./preference-pickers.tsx";
import { currencyLabels, type Preferences } from "./preferences.ts";

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
