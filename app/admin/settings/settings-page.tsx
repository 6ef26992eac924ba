import type { Route } from "./+types/settings-page.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { listSettingHistory } from "#app/admin/settings/setting-history.queries.server.ts";
import {
  settingHref,
  type SettingName,
  settingNames,
  settingScreens,
} from "#app/admin/settings/setting-list.ts";
import { servicesContext } from "#app/context.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { getSiteSettings } from "#app/content/settings/site-settings.queries.server.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { getTaxNumbers } from "#app/payments/tax/tax-settings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";
import { formatList } from "#app/ui/format/format-list.ts";

export const meta = adminMeta(
  "Settings",
  "What administrators change without a release, with who changed it and when.",
);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { adminAreas } = context.get(viewerContext);
  const summaries = await loadSummaries(db);
  const now = new Date();
  return Promise.all(
    settingNames
      .filter((name) => canOpenAdminPath(adminAreas, settingHref(name)))
      .map(async (name) => {
        const { title, description, keys } = settingScreens[name];
        const [latest] = await listSettingHistory(db, keys, now);
        return {
          title,
          description,
          to: settingHref(name),
          summary: summaries[name],
          latest: latest ? { by: latest.by, at: latest.at } : null,
        };
      }),
  );
}

export default function SettingsPage({ loaderData: settings }: Route.ComponentProps) {
  return (
    <div className="wrap flex flex-col gap-6 py-8 md:py-10">
      <div>
        <h1 className="font-serif text-3xl font-medium tracking-tight">Settings</h1>
        <p className="mt-2 max-w-[65ch] text-ink-2">
          A change is live at once, is recorded in the audit log, and can be restored from the
          history of its page.
        </p>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {settings.map(({ title, description, to, summary, latest }) => (
          <li
            key={to}
            className="relative flex flex-col gap-2 rounded-surface border border-line bg-surface p-5 hover:border-line-strong"
          >
            <h2 className="text-lg font-semibold">
              <PlainLink to={to} className="after:absolute after:inset-0">
                {title}
              </PlainLink>
            </h2>
            <p className="text-sm text-ink-2">{description}</p>
            <p className="figures wrap-anywhere">{summary}</p>
            <p className="mt-auto text-xs text-ink-3">
              {latest ? (
                <>
                  {`Changed by ${latest.by}, `}
                  <TimeAgo {...latest.at} />
                </>
              ) : (
                "Never changed"
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function loadSummaries(db: Db): Promise<Record<SettingName, string>> {
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
