import { and, asc, eq, gt } from "drizzle-orm";
import { hasMoved, valuationNotification } from "./valuation-notification.ts";
import { valuations } from "./valuations.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { businessOfAnswers } from "#app/market/valuation/answers/business-of-answers.ts";
import { parseAnswers } from "#app/market/valuation/answers/parse-answers.ts";
import { createValueFormat } from "#app/market/valuation/show/format-value.ts";
import { findModels } from "#app/market/valuation/valuation-models.queries.server.ts";
import { valueBusiness } from "#app/market/valuation/value-business.ts";
import type { Db } from "#app/platform/db/db.ts";
import { site } from "#app/shared/brand.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

interface UpdateServices {
  db: Db;
  jobs: Jobs;
}

type Kept = typeof valuations.$inferSelect;

/** Values every kept valuation by the latest model, and tells people whose value moved. Repeating it tells nobody twice. */
export async function updateValuations(services: UpdateServices, now: Date): Promise<void> {
  const { db } = services;
  const { models } = await findModels(db);
  const rates = await getExchangeRates(db);
  const kept = readInBatches<Kept, string>(
    (after, size) =>
      db
        .select()
        .from(valuations)
        .where(after ? gt(valuations.id, after) : undefined)
        .orderBy(asc(valuations.id))
        .limit(size),
    ({ id }) => id,
  );
  for await (const row of kept) {
    const { answers } = parseAnswers(new URLSearchParams(row.answers), "CAD");
    const outcome = valueBusiness(models, businessOfAnswers(answers, rates));
    if (!outcome.ok) continue;
    const value = Math.round(outcome.valuation.middle);
    if (value === row.currentValue) continue;
    const { money } = createValueFormat(answers.currency, rates);
    await storeValue(services, row, { value, money, now });
  }
}

interface NewValue {
  value: number;
  money: (cad: number) => string;
  now: Date;
}

/** The row is locked first: two processes must not both tell. */
const storeValue = (
  { db, jobs }: UpdateServices,
  { id, userId, title, answers }: Kept,
  { value, money, now }: NewValue,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ told: valuations.toldValue, since: valuations.createdAt, kept: valuations.value })
      .from(valuations)
      .where(eq(valuations.id, id))
      .for("update");
    if (!row) return;
    const isNews = hasMoved(row.told, value);
    await tx
      .update(valuations)
      .set({ currentValue: value, ...(isNews && { toldValue: value }) })
      .where(and(eq(valuations.id, id), eq(valuations.userId, userId)));
    if (!isNews) return;
    const percent = formatPercent(Math.round((100 * Math.abs(value - row.told)) / row.told));
    const direction = value > row.told ? "up" : "down";
    const heading = `${title}: ${direction} ${percent}`;
    const href = `/valueright?${answers}`;
    await notify(
      tx,
      jobs,
      {
        userId,
        kind: valuationNotification,
        key: `valuation:${id}`,
        title: heading,
        text: `Now ${money(value)}`,
        href,
        email: {
          subject: `Your valuation moved ${direction} by ${percent}`,
          heading,
          paragraphs: [
            `By the asking prices of today, the middle of your valuation is ${money(value)}. It was ${money(row.told)} when we last told you, and ${money(row.kept)} when you kept it on ${formatDate(row.since.toISOString(), { format: "long" })}.`,
            "Your answers are the same; the listings on our site have changed.",
          ],
          action: { label: "See the valuation", url: `${site}${href}` },
          reason: `You receive this because you keep this valuation. Delete it at ${site}/account/valuations, or choose what we email you at ${site}/account/notifications/settings.`,
        },
      },
      now,
    );
  });
