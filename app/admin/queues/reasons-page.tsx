import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/reasons-page.ts";
import { actorOf } from "#app/admin/actor.ts";
import { queueHref, queues } from "#app/admin/queues/queue-kind.ts";
import { servicesContext } from "#app/context.ts";
import {
  getReasonTemplates,
  saveReasonTemplates,
} from "#app/content/settings/reason-templates.server.ts";
import { isTemplateKind, reasonLinesSchema } from "#app/content/settings/reason-templates.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) =>
    data ? `Reasons: ${queues[data.kind].title}` : "Reasons",
  "Reasons that administrators give again and again.",
);

export async function loader({ context, params: { kind } }: Route.LoaderArgs) {
  if (!isTemplateKind(kind)) return notFound();
  const { db } = context.get(servicesContext);
  return { kind, lines: (await getReasonTemplates(db))[kind].join("\n") };
}

export async function action({ request, context, params: { kind } }: Route.ActionArgs) {
  const typed = (await readForm(request)).get("reasons");
  if (!isTemplateKind(kind)) return notFound();
  const parsed = reasonLinesSchema.safeParse(typed);
  if (!parsed.success) {
    const error = parsed.error.issues[0]!.message;
    return data({ error, typed: typeof typed === "string" ? typed : "" }, { status: 422 });
  }
  const { db } = context.get(servicesContext);
  await saveReasonTemplates(db, { kind, templates: parsed.data, ...actorOf(context) });
  return redirect(queueHref(kind), 303);
}

export default function ReasonsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, lines } = loaderData;
  const { title } = queues[kind];
  return (
    <div className="wrap flex max-w-4xl grow flex-col gap-6 py-8">
      <Breadcrumb
        steps={[
          { label: "Queues", to: "/admin/queues" },
          { label: title, to: queueHref(kind) },
          { label: "Reasons" },
        ]}
      />
      <h1 className="display text-3xl">Reasons for a rejection</h1>
      <Form method="post" className="flex flex-col gap-6">
        <TextArea
          label={title}
          name="reasons"
          rows={14}
          optional
          hint="One reason per line. Whoever rejects something can start from one of them and edit it."
          defaultValue={actionData?.typed ?? lines}
          error={actionData?.error}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>Save</SubmitButton>
          <ButtonLink to={queueHref(kind)} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
