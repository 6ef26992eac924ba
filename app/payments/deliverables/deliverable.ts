/** What a paid order includes. Rows follow from the payments that are kept; people add what they did. */
import { deliverableTerms, type DeliverableKind, packages } from "#app/payments/package.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { type AdvertisingPayment, isKept } from "#app/payments/orders/kept-payments.ts";
import { addDays } from "#app/shared/day.ts";

export const deliverableStates = ["due", "done", "withdrawn", "impossible"] as const;
export type DeliverableState = (typeof deliverableStates)[number];

export type Proof = { url: string } | { count: number; campaignId: string } | { brokerId: string };

interface Included {
  orderId: string;
  kind: DeliverableKind;
  from: Date;
  until: Date;
}

type Payment = Pick<
  AdvertisingPayment,
  "id" | "kind" | "packageId" | "amount" | "refunded" | "status" | "paidAt" | "periodEnd"
>;

const kindsOf = ({ kind, packageId }: Payment): DeliverableKind[] =>
  packages[packageId].deliverables.filter(
    (name) => kind === "package" || deliverableTerms[name].renews,
  );

/** Disputed money includes nothing until the bank has decided. */
const stands = (payment: Payment): boolean => payment.status === "paid" && isKept(payment);

/** Paid for the present time, disputed or not. */
export const includesNow = (
  payments: readonly Payment[],
  kind: DeliverableKind,
  now: Date,
): boolean =>
  payments.some(
    (payment) => isKept(payment) && payment.periodEnd > now && kindsOf(payment).includes(kind),
  );

/** An upgrade adds what the payments still running do not include. Expects payments latest first. */
export function includedIn(payments: readonly Payment[]): Included[] {
  const standing = payments.filter(stands).toReversed();
  return standing.flatMap((payment, place) => {
    const running =
      payment.kind === "package"
        ? standing.slice(0, place).filter(({ periodEnd }) => periodEnd > payment.paidAt)
        : [];
    return kindsOf(payment)
      .filter((kind) => !running.some((earlier) => kindsOf(earlier).includes(kind)))
      .map((kind) => ({
        orderId: payment.id,
        kind,
        from: payment.paidAt,
        until: payment.periodEnd,
      }));
  });
}

interface Stored {
  id: string;
  orderId: string;
  kind: DeliverableKind;
  state: DeliverableState;
}

/** What to do so that the rows are those of the kept payments. What a person has done stays done; what has ended is neither begun nor restored. */
export function compareDeliverables(
  included: readonly Included[],
  rows: readonly Stored[],
  now: Date,
) {
  const isSame = (one: Pick<Stored, "orderId" | "kind">, other: Pick<Stored, "orderId" | "kind">) =>
    one.orderId === other.orderId && one.kind === other.kind;
  const running = included.filter(({ until }) => until > now);
  const isIn = (some: readonly Included[], row: Stored) => some.some((one) => isSame(one, row));
  return {
    missing: running.filter((one) => !rows.some((row) => isSame(one, row))),
    withdrawn: rows.filter((row) => !isIn(included, row) && canWithdraw(row)),
    restored: rows.filter((row) => isIn(running, row) && row.state === "withdrawn"),
  };
}

const canWithdraw = ({ kind, state }: Stored): boolean =>
  state === "due" || (state === "done" && deliverableTerms[kind].by === "program");

/** As it is when its money arrives. */
export function startOf(kind: DeliverableKind, from: Date) {
  const { by, dueDays } = deliverableTerms[kind];
  const dueAt = addDays(from, dueDays);
  return by === "program"
    ? ({ state: "done", dueAt, settledAt: from } as const)
    : ({ state: "due", dueAt, settledAt: null } as const);
}

/** Suggested if it cannot be done: its part of what was paid for a package, an upgrade or a month. All of it would end the package. */
export const refundFor = (kind: DeliverableKind, packageId: PackageId, paid: number): number =>
  Math.floor((paid * deliverableTerms[kind].worth) / packages[packageId].price);

/** "https://www.realtor.ca/real-estate/27000000/…": nothing else may be linked as our customer's listing there. */
export function readRealtorAddress(text: string): string | null {
  const typed = text.trim();
  if (typed.length > 300 || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  const isTheirs = url.hostname === "realtor.ca" || url.hostname.endsWith(".realtor.ca");
  const isPlain = url.protocol === "https:" && !url.port && !url.username && !url.password;
  return isTheirs && isPlain && url.pathname !== "/" ? url.href : null;
}
