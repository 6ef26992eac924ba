import { Form, redirect } from "react-router";
import type { Route } from "./+types/valuations-page.ts";
import { deleteKept, listKept } from "./keep-valuation.server.ts";
import { worthTelling } from "./valuation-notification.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { parseAnswers } from "#app/market/valuation/answers/parse-answers.ts";
import { writeAmount } from "#app/market/valuation/show/format-value.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { CurrencyCode } from "#app/ui/format/currency-code.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta = privatePage("Your valuations", "Valuations that you keep, and how they moved.");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const kept = await listKept(db, id);
  return {
    isKept: url.searchParams.has("kept"),
    isDeleted: url.searchParams.has("deleted"),
    valuations: kept.map(({ id: valuationId, title, answers, value, currentValue, createdAt }) => {
      const { currency } = parseAnswers(new URLSearchParams(answers), "CAD").answers;
      const money = (amount: number) => writeAmount(amount, currency);
      const percent = Math.round((100 * (currentValue - value)) / value);
      return {
        id: valuationId,
        title,
        href: `/valueright?${answers}`,
        currency,
        keptAt: createdAt.toISOString(),
        before: money(value),
        now: money(currentValue),
        change:
          percent === 0
            ? "unchanged"
            : `${percent > 0 ? "up" : "down"} ${formatPercent(Math.abs(percent))}`,
      };
    }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const id = String((await readForm(request)).get("valuationId") ?? "");
  if (!isId(id) || !(await deleteKept(db, userId, id))) notFound();
  return redirect("/account/valuations?deleted", 303);
}

export default function ValuationsPage({ loaderData }: Route.ComponentProps) {
  const { valuations, isKept, isDeleted } = loaderData;
  return (
    <TitledSection
      id="valuations-title"
      title="Valuations"
      aside={
        valuations.length > 0 && (
          <ButtonLink to="/valueright" size="sm">
            New valuation
          </ButtonLink>
        )
      }
    >
      <HelpLink article="valuation">How the valuation works</HelpLink>
      {isKept && (
        <Banner tone="success">
          {`Kept. We value it again every hour, and tell you when it moves by more than ${worthTelling}%.`}
        </Banner>
      )}
      {isDeleted && <Banner tone="success">The valuation is deleted.</Banner>}
      {valuations.length > 0 ? (
        <ul className="divide-y divide-line border-t border-ink">
          {valuations.map((one) => (
            <li
              key={one.id}
              className="grid grid-cols-2 items-center gap-x-8 gap-y-3 py-5 sm:grid-cols-[1fr_auto_auto_auto]"
            >
              <div className="max-sm:col-span-2">
                <PlainLink
                  to={one.href}
                  className="link inline-flex min-h-8 items-center text-lg font-semibold"
                >
                  {one.title}
                </PlainLink>
                <p className="text-sm text-ink-2">
                  Kept on <DateText value={one.keptAt} />
                </p>
              </div>
              <Amount label="Then" text={one.before} currency={one.currency} />
              <Amount label={`Now, ${one.change}`} text={one.now} currency={one.currency} />
              <Form method="post" className="max-sm:-ms-3">
                <input type="hidden" name="valuationId" value={one.id} />
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Delete the valuation of ${one.title}`}
                >
                  Delete
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          headingLevel={3}
          title="No valuations yet"
          hint="Value a business and keep the result: we value it again as the market changes."
          action={<ButtonLink to="/valueright">Value a business</ButtonLink>}
        />
      )}
    </TitledSection>
  );
}

const Amount = ({ label, text, currency }: { label: string; text: string; currency: string }) => (
  <p className="sm:text-end">
    <span className="block text-xs text-ink-3">{label}</span>
    <span className="figures font-semibold">{text}</span>
    <CurrencyCode code={currency} />
  </p>
);
