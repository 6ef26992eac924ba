import type { PackageId } from "#app/listings/listing.ts";
import { packages } from "#app/payments/package.ts";
import type { CheckoutItem } from "#app/payments/provider/payment-provider.ts";
import { taxTotal } from "#app/payments/tax/tax-rates.ts";

interface Charged {
  kind: "package" | "renewal" | "success_fee";
  packageId: PackageId;
  amount: number;
  taxes: Tax[];
  renewal: { amount: number; taxes: Tax[] } | null;
}

interface Tax {
  label: string;
  rate: number;
  amount: number;
}

/** The lines of the provider's page. Their sum is exactly the amount of the order. */
export function checkoutItems({
  kind,
  packageId,
  amount,
  taxes,
  renewal,
}: Charged): CheckoutItem[] {
  const { name } = packages[packageId];
  const now = kind === "success_fee" ? `${name}, success fee` : name;
  return [
    { name: now, amount: amount - taxTotal(taxes), isMonthly: false },
    ...taxItems(taxes, false),
    ...(renewal
      ? [
          {
            name: `${name}, monthly renewal`,
            amount: renewal.amount - taxTotal(renewal.taxes),
            isMonthly: true,
          },
          ...taxItems(renewal.taxes, true),
        ]
      : []),
  ];
}

const taxItems = (taxes: readonly Tax[], isMonthly: boolean): CheckoutItem[] =>
  taxes.map(({ label, rate, amount }) => ({ name: `${label} ${rate}%`, amount, isMonthly }));
