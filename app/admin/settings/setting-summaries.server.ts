import type { SettingName } from "#app/admin/settings/setting-list.ts";
import { getSiteSettings } from "#app/content/settings/site-settings.queries.server.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { getTaxNumbers } from "#app/payments/tax/tax-settings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { formatCalendarDay } from "#app/ui/format-date.ts";
import { formatList } from "#app/ui/format-list.ts";

/** The current value of each setting in one line. */
export async function loadSummaries(db: Db): Promise<Record<SettingName, string>> {
  const [settings, rates, numbers] = await Promise.all([
    getSiteSettings(db),
    getExchangeRates(db),
    getTaxNumbers(db),
  ]);
  const { operator, announcement, heroFigures, featuredSlots, bannedWords } = settings;
  const registered = Object.keys(numbers);
  const claims = [
    heroFigures.years && `${heroFigures.years} years`,
    heroFigures.sales && `${heroFigures.sales} sales`,
    heroFigures.verified && `${heroFigures.verified} verified`,
    heroFigures.subscribers && `${heroFigures.subscribers} subscribers`,
  ].filter(Boolean);
  return {
    operator: operator
      ? `${operator.legalName}, ${operator.supportEmail}`
      : "Not set: email alerts wait",
    announcement: announcement?.isOn ? `On: “${announcement.title}”` : "Off",
    "hero-figures": claims.length > 0 ? claims.join(", ") : "As counted",
    featured: `${featuredSlots.strip} above a search, ${featuredSlots.home} on the home page`,
    "banned-words": formatCount(bannedWords.length, {
      one: "word or phrase",
      other: "words and phrases",
    }),
    "exchange-rates": `US$${rates.perCad.USD} and MX$${rates.perCad.MXN} for one Canadian dollar, as of ${formatCalendarDay(rates.asOf)}`,
    taxes:
      registered.length > 0
        ? `Charged: ${formatList(registered)}`
        : "No registration number: no tax is charged",
  };
}
