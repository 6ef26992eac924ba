import { useLocation, useNavigation } from "react-router";
import { Card } from "#app/ui/layout/card.tsx";
import type { Offer } from "#app/payments/checkout/load-offer.server.ts";
import { nameParts } from "#app/listings/presentable.ts";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface OrderCardProps {
  chosen: NonNullable<Offer["chosen"]>;
  intent?: string;
  label: string;
  className?: string;
}

export function OrderCard({ chosen, intent, label, className }: OrderCardProps) {
  const { location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  // Otherwise pressing it now would buy the previous package.
  const isChoosing = formMethod === undefined && location?.pathname === pathname;
  return (
    <Card title="Order summary" className={className}>
      <div className="flex flex-col gap-5">
        <OrderSummary {...chosen} />
        <PostButton
          fields={{ packageId: chosen.quote.packageId }}
          {...(intent && { intent })}
          pending={isChoosing}
          size="lg"
          className="w-full"
        >
          {label}
        </PostButton>
        <p className="text-xs text-ink-3">
          You pay on the secure page of our payment provider. Your card number never reaches us.
        </p>
      </div>
    </Card>
  );
}

function OrderSummary({ name, quote, successFeePercent, missing }: NonNullable<Offer["chosen"]>) {
  const { price, credit, taxes, total, renewal, runsUntil, packageId } = quote;
  return (
    <>
      <dl className="text-sm">
        <Line label={name} amount={price} />
        {credit > 0 && (
          <Line label="Credit for the rest of your current package" amount={-credit} />
        )}
        {taxes.map(({ label, rate, amount }) => (
          <Line key={label} label={`${label} (${rate}%)`} amount={amount} />
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3 text-lg font-semibold">
          <dt>Total today</dt>
          <dd>
            <Money amount={total} currency="CAD" showCode />
          </dd>
        </div>
      </dl>
      <ul className="flex list-disc flex-col gap-2 ps-4 text-sm text-ink-2 marker:text-ink-3">
        <li>
          {packageId === "max_exposure" ? (
            "Advertised until the business is sold. Nothing more to pay."
          ) : (
            <>
              {credit > 0
                ? "The new package replaces the running one as soon as the payment is confirmed, and is paid until "
                : "Your listing goes live as soon as the payment is confirmed, and is paid until "}
              <DateText value={runsUntil} />.
            </>
          )}
        </li>
        {renewal ? (
          <>
            <li>
              From <DateText value={renewal.from} /> it renews at{" "}
              <strong className="text-ink">
                <Money amount={renewal.total} currency="CAD" /> per month
              </strong>
              {renewal.taxes.length > 0 && ", taxes included,"} until you cancel. We remind you
              before the first renewal.
            </li>
            <li>Cancel at any time with one click under Upgrades in your account.</li>
          </>
        ) : (
          packageId !== "max_exposure" && <li>It does not renew automatically.</li>
        )}
        {missing.length > 0 && (
          <li>
            {`Featured places, alerts and emails to buyers wait until your listing has ${nameParts(missing)}. The term starts all the same.`}
          </li>
        )}
        {successFeePercent && (
          <li>When the business is sold, {successFeePercent}% of the sale price is due.</li>
        )}
      </ul>
    </>
  );
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5 last-of-type:pb-3">
      <dt className="text-ink-2">{label}</dt>
      <dd>
        <Money amount={amount} currency="CAD" />
      </dd>
    </div>
  );
}
