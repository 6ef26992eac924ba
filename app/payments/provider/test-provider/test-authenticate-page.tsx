import { Form, redirect } from "react-router";
import type { Route } from "./+types/test-authenticate-page.ts";
import { servicesContext } from "#app/context.ts";
import { TestFrame } from "#app/payments/provider/test-provider/test-frame.tsx";
import { getTestPayments } from "#app/payments/provider/test-provider/test-provider-of.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("3-D Secure test") },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const test = getTestPayments(context.get(servicesContext).payments);
  const checkout = await test.findCheckout(params.id);
  if (!checkout) notFound();
  if (!checkout.authenticating) throw redirect(`/test-payments/checkout/${params.id}`);
  return null;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const passed = (await readForm(request)).get("intent") === "pass";
  const test = getTestPayments(context.get(servicesContext).payments);
  const checkout = await test.findCheckout(params.id);
  if (!checkout) notFound();
  const outcome = await test.answerAuthentication(params.id, passed);
  const back = `/test-payments/checkout/${params.id}`;
  if (outcome.ok) return redirect(checkout.success_url, 303);
  return redirect(outcome.reason === "not-open" ? back : `${back}?authentication=failed`, 303);
}

export default function TestAuthenticatePage() {
  return (
    <TestFrame title="3-D Secure">
      <p>Your bank wants to know that it is you. In test mode you choose the answer.</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button name="intent" value="pass">
          Complete authentication
        </Button>
        <Button name="intent" value="fail" variant="secondary">
          Fail authentication
        </Button>
      </Form>
    </TestFrame>
  );
}
