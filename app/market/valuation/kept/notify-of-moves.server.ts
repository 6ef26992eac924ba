import { valuationNotification } from "./valuation-notification.ts";
import { type Notification, notify } from "#app/accounts/notifications/notify.server.ts";
import { parseAnswers } from "#app/market/valuation/answers/parse-answers.ts";
import { writeAmount } from "#app/market/valuation/show/format-value.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { site } from "#app/shared/brand.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

/** Amounts are in the currency of the answers. */
export interface Moved {
  id: string;
  title: string;
  answers: string;
  kept: number;
  told: number;
  value: number;
  since: Date;
}

type News = Pick<Notification, "key" | "title" | "text" | "href" | "email">;

/** One notification for all of them: when the market jumps, all move. */
export const notifyOfMoves = (
  tx: Db,
  jobs: Jobs,
  userId: string,
  moved: readonly Moved[],
  now: Date,
): Promise<void> => {
  const [only, ...others] = moved;
  const news = others.length > 0 ? newsOfSeveral(moved) : newsOfOne(only!);
  return notify(tx, jobs, { userId, kind: valuationNotification, ...news }, now);
};

const valuationsPath = "/account/valuations";
const why = `You receive this because you keep valuations. Delete them at ${site}${valuationsPath}, or choose what we email you at ${site}/account/notifications/settings.`;
const sameAnswers = "Your answers are the same; the listings on our site have changed.";

const changeOf = ({ told, value }: Moved) => ({
  direction: value > told ? "up" : "down",
  percent: formatPercent(Math.round((100 * Math.abs(value - told)) / told)),
});

const moneyOf = ({ answers }: Moved) => {
  const { currency } = parseAnswers(new URLSearchParams(answers), "CAD").answers;
  return (amount: number) => writeAmount(amount, currency);
};

function newsOfOne(moved: Moved): News {
  const { id, title, answers, kept, told, value, since } = moved;
  const { direction, percent } = changeOf(moved);
  const money = moneyOf(moved);
  const heading = `${title}: ${direction} ${percent}`;
  const href = `/valueright?${answers}`;
  return {
    key: `valuation:${id}`,
    title: heading,
    text: `Now ${money(value)}`,
    href,
    email: {
      subject: `Your valuation moved ${direction} by ${percent}`,
      heading,
      paragraphs: [
        `By the asking prices of today, the middle of your valuation is ${money(value)}. It was ${money(told)} when we last told you, and ${money(kept)} when you kept it on ${formatDate(since.toISOString(), { format: "long" })}.`,
        sameAnswers,
      ],
      action: { label: "See the valuation", url: `${site}${href}` },
      reason: why,
    },
  };
}

function newsOfSeveral(moved: readonly Moved[]): News {
  const title = `${moved.length} of your valuations moved`;
  const lines = moved.map((one) => {
    const { direction, percent } = changeOf(one);
    return `${one.title}: ${direction} ${percent}, now ${moneyOf(one)(one.value)}`;
  });
  return {
    key: "valuations",
    title,
    text: lines[0]!,
    href: valuationsPath,
    email: {
      subject: title,
      heading: title,
      paragraphs: ["By the asking prices of today:", lines.join("\n"), sameAnswers],
      action: { label: "See your valuations", url: `${site}${valuationsPath}` },
      reason: why,
    },
  };
}
