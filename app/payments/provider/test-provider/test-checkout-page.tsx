import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/test-checkout-page.ts";
import { servicesContext } from "#app/context.ts";
import {
  declineMessages,
  findTestBankAccount,
  findTestCard,
  testBankAccounts,
  testCards,
} from "#app/payments/provider/test-provider/test-cards.ts";
import { TestFrame, TestNumbers } from "#app/payments/provider/test-provider/test-frame.tsx";
import { getTestPayments } from "#app/payments/provider/test-provider/test-provider-of.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import type { TestItem } from "#app/payments/provider/test-provider/test-objects.ts";
import { Money } from "#app/ui/format/money.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Test payment") },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const test = getTestPayments(context.get(servicesContext).payments);
  const checkout = await test.findCheckout(params.id);
  if (!checkout) notFound();
  const isOpen = checkout.status === "open" && checkout.expires_at * 1000 > Date.now();
  return {
    isOpen,
    failedAuthentication: url.searchParams.has("authentication"),
    total: checkout.amount_total,
    items: checkout.items,
    trialDays: checkout.trial_period_days,
    email: checkout.customer_email,
    cancelUrl: checkout.cancel_url,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const test = getTestPayments(context.get(servicesContext).payments);
  const checkout = await test.findCheckout(params.id);
  if (!checkout) notFound();
  const refuse = (field: "number" | "account" | "form", message: string) =>
    data({ field, message }, { status: 422 });
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 40);
  const isDebit = form.get("intent") === "debit";
  const card = findTestCard(text("number"));
  const account = findTestBankAccount(text("account"));
  if (isDebit && !account) return refuse("account", "Use one of the test accounts.");
  if (!isDebit && !card) return refuse("number", "Use one of the test cards.");
  const outcome = isDebit
    ? await test.payByDebit(params.id, account!.outcome)
    : await test.payByCard(params.id, card!);
  if (outcome.ok)
    return outcome.next === "authenticate"
      ? redirect(`/test-payments/checkout/${params.id}/authenticate`, 303)
      : redirect(checkout.success_url, 303);
  if (outcome.reason === "not-open") return refuse("form", "This checkout has ended.");
  if (outcome.reason === "authentication-failed") return refuse("form", "Authentication failed.");
  return refuse("number", declineMessages[outcome.reason]);
}

export default function TestCheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, total, items, trialDays, email, cancelUrl } = loaderData;
  const errorOf = (field: string) => (actionData?.field === field ? actionData.message : null);
  const formError =
    errorOf("form") ??
    (loaderData.failedAuthentication && !actionData
      ? "We could not authenticate your card. Please try again or use another one."
      : null);
  if (!isOpen)
    return (
      <TestFrame title="Checkout">
        <EmptyState
          title="This checkout has ended"
          hint="It was paid, cancelled or replaced by another one."
          action={<ButtonLink to="/account/upgrades">Back to Upgrades</ButtonLink>}
        />
      </TestFrame>
    );
  return (
    <TestFrame
      title="Pay by card"
      aside={<TestSummary total={total} items={items} trialDays={trialDays} />}
    >
      {formError && <Banner tone="danger">{formError}</Banner>}
      <p className="text-sm wrap-anywhere text-ink-2">The receipt goes to {email}.</p>
      <Form method="post" noValidate className="flex max-w-md flex-col gap-5">
        <TextField
          label="Test card number"
          name="number"
          inputMode="numeric"
          autoComplete="off"
          hint="Any expiry date and CVC would do, so we do not ask for them."
          error={errorOf("number")}
        />
        <SubmitButton intent="card" size="lg">
          Pay by card
        </SubmitButton>
      </Form>
      <TestNumbers caption="Test cards" numbers={testCards} />
      <Form
        method="post"
        noValidate
        className="flex max-w-md flex-col gap-5 border-t border-line pt-6"
      >
        <h2 className="font-serif text-xl font-medium tracking-tight">
          Or pay from a bank account
        </h2>
        <TextField
          label="Test account number"
          name="account"
          inputMode="numeric"
          autoComplete="off"
          hint="A pre-authorized debit, which is confirmed later."
          error={errorOf("account")}
        />
        <SubmitButton intent="debit" size="lg" variant="secondary">
          Pay from a bank account
        </SubmitButton>
      </Form>
      <TestNumbers caption="Test accounts" numbers={testBankAccounts} />
      <p>
        <a href={cancelUrl} className="link">
          Cancel and go back
        </a>
      </p>
    </TestFrame>
  );
}

interface TestSummaryProps {
  total: number;
  items: TestItem[];
  trialDays: number | null;
}

function TestSummary({ total, items, trialDays }: TestSummaryProps) {
  const monthly = items.filter(({ isMonthly }) => isMonthly);
  const perMonth = monthly.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section aria-labelledby="test-summary" className="flex flex-col gap-4">
      <h2 id="test-summary" className="eyebrow">
        You pay
      </h2>
      <p className="display text-4xl">
        <Money amount={total} currency="CAD" showCode />
      </p>
      <dl className="border-t border-line text-sm">
        {items
          .filter(({ isMonthly }) => !isMonthly)
          .map(({ name, amount }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
              <dt>{name}</dt>
              <dd>
                <Money amount={amount} currency="CAD" />
              </dd>
            </div>
          ))}
      </dl>
      {perMonth > 0 && trialDays !== null && (
        <p className="text-sm text-ink-2">
          After {trialDays} days: <Money amount={perMonth} currency="CAD" /> per month until
          cancelled.
        </p>
      )}
    </section>
  );
}
