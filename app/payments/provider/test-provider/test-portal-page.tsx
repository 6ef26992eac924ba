import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/test-portal-page.ts";
import { servicesContext } from "#app/context.ts";
import {
  declineMessages,
  findTestCard,
  isDecline,
  testCards,
} from "#app/payments/provider/test-provider/test-cards.ts";
import { TestFrame, TestNumbers } from "#app/payments/provider/test-provider/test-frame.tsx";
import { getTestPayments } from "#app/payments/provider/test-provider/test-provider-of.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Test billing portal") },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const test = getTestPayments(context.get(servicesContext).payments);
  const found = await test.findPortal(params.id);
  if (!found) notFound();
  return { last4: found.customer?.card.last4 ?? null, returnUrl: found.portal.return_url };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const number = String((await readForm(request)).get("number") ?? "").slice(0, 40);
  const test = getTestPayments(context.get(servicesContext).payments);
  const found = await test.findPortal(params.id);
  if (!found) notFound();
  const card = findTestCard(number);
  if (!card) return data({ error: "Use one of the test cards." }, { status: 422 });
  if (isDecline(card.outcome))
    return data({ error: declineMessages[card.outcome] }, { status: 422 });
  await test.changeCard(found.portal.customer, card);
  return redirect(found.portal.return_url, 303);
}

export default function TestPortalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { last4, returnUrl } = loaderData;
  return (
    <TestFrame title="Change your card">
      {last4 && <p>Renewals are charged to the card that ends in {last4}.</p>}
      <Form method="post" noValidate className="flex max-w-md flex-col gap-5">
        <TextField
          label="Test card number"
          name="number"
          inputMode="numeric"
          autoComplete="off"
          error={actionData?.error ?? null}
        />
        <SubmitButton size="lg">Save card</SubmitButton>
      </Form>
      <TestNumbers caption="Test cards" numbers={testCards} />
      <p>
        <a href={returnUrl} className="link">
          Go back without changing it
        </a>
      </p>
    </TestFrame>
  );
}
