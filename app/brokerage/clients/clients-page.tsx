import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/clients-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { refusals } from "./client-answers.ts";
import { ClientState } from "./client-state.tsx";
import { clientHref, maxClientName } from "./client.ts";
import { clientSchema } from "./client.schema.ts";
import {
  listBrokersClients,
  listUnaskedOwners,
  listUnassignedListings,
} from "./clients.queries.server.ts";
import { addClient, addOwner } from "./invite-client.server.ts";

export const meta = privatePage(
  "Owner reports",
  "Monthly reports for the owners whom you represent.",
);

const pageSize = 25;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, userType } = context.get(viewerContext);
  if (userType !== "broker") notFound();
  const { db } = context.get(servicesContext);
  const [clients, owners, listings] = await Promise.all([
    listBrokersClients(db, id, pageFrom(url.searchParams, pageSize)),
    listUnaskedOwners(db, id),
    listUnassignedListings(db, id),
  ]);
  return {
    clients: {
      ...clients,
      rows: clients.rows.map(({ id: clientId, name, email, confirmedAt, endedAt }) => ({
        id: clientId,
        name,
        email,
        isConfirmed: confirmedAt !== null,
        isEnded: endedAt !== null,
      })),
    },
    owners,
    listings,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: brokerId, userType } = context.get(viewerContext);
  const { db, jobs, env } = context.get(servicesContext);
  const form = await readForm(request);
  if (userType !== "broker") notFound();
  const services = { db, jobs, secret: env.SESSION_SECRET };
  const now = new Date();
  const intent = formText(form, "intent");
  if (intent === "owner") {
    const ownerId = formText(form, "ownerId");
    if (!isId(ownerId)) notFound();
    const outcome = await addOwner(services, { brokerId, ownerId, now });
    if (outcome.ok) throw redirect(`${clientHref(outcome.clientId)}?done=added`, 303);
    if (outcome.reason === "not-found") notFound();
    return refuse({ error: refusals[outcome.reason], errors: {}, typed: {} }, 409);
  }
  if (intent !== "client") throw data(null, { status: 400 });
  const typed = {
    name: formText(form, "name").slice(0, 500),
    email: formText(form, "email").slice(0, 500),
    listingId: formText(form, "listingId").slice(0, 50),
  };
  const parsed = clientSchema.safeParse(typed);
  if (!parsed.success)
    return refuse({ error: "", errors: fieldErrors(parsed.error.issues), typed }, 422);
  const outcome = await addClient(services, { brokerId, ...parsed.data, now });
  if (outcome.ok) throw redirect(`${clientHref(outcome.clientId)}?done=added`, 303);
  return refuse({ error: refusals[outcome.reason], errors: {}, typed }, 409);
}

const refuse = (refusal: FormRefusal, status: number) => data(refusal, { status });

export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clients, owners, listings } = loaderData;
  const field = formFields(actionData);
  return (
    <TitledSection
      id="reports-title"
      title="Owner reports"
      aside={
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          {listings.length > 0 && (
            <a href="#new-client" className="link text-sm">
              Add an owner
            </a>
          )}
          <PlainLink to="/account/mandates" className="link text-sm">
            Listings I represent
          </PlainLink>
          <HelpLink article="owner-reports">What a report says</HelpLink>
        </p>
      }
    >
      <p className="max-w-[65ch] text-ink-2">
        On the first of each month the owners whom you represent get a PDF by email: their figures,
        what you did, and what comes next. Each of them confirms first, by a link in an email.
      </p>
      {actionData?.error && <Banner tone="danger">{actionData.error}</Banner>}
      <Section id="clients" title="Owners" count={String(clients.total)}>
        {clients.total > 0 ? (
          <ul className="divide-y divide-line">
            {clients.rows.map((client) => (
              <li
                key={client.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
              >
                <div className="min-w-0">
                  <h3 className="font-serif text-lg leading-snug font-medium wrap-anywhere">
                    <PlainLink to={clientHref(client.id)} className="hover:underline">
                      {client.name}
                    </PlainLink>
                  </h3>
                  <p className="mt-1 text-sm wrap-anywhere text-ink-2">
                    {client.email ?? "The address of their account"}
                  </p>
                </div>
                <ClientState {...client} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            headingLevel={3}
            title="No owners yet"
            hint={
              owners.length + listings.length > 0
                ? "Add an owner below. Nothing is sent before they confirm."
                : "You can add owners as soon as you have a published listing or a mandate."
            }
          />
        )}
        <ListPagination label="Pages of owners" list={clients} />
      </Section>
      {owners.length > 0 && (
        <Section id="owners" title="Owners under a mandate">
          <ul className="divide-y divide-line">
            {owners.map(({ id, name }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
                <p className="font-medium">{name}</p>
                <PostButton
                  intent="owner"
                  fields={{ ownerId: id }}
                  variant="secondary"
                  size="sm"
                  aria-label={`Offer reports to ${name}`}
                >
                  Offer reports
                </PostButton>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {listings.length > 0 && (
        <Section id="new-client" title="An owner of one of your listings">
          <Form method="post" noValidate className="flex max-w-xl flex-col gap-5 pt-4">
            <ErrorSummary errors={actionData?.errors} />
            <input type="hidden" name="intent" value="client" />
            <TextField label="Name" maxLength={maxClientName} {...field("name")} />
            <TextField
              label="Email address"
              type="email"
              autoComplete="off"
              hint="We email a link to confirm it, and nothing else before that."
              {...field("email")}
            />
            <SelectField
              label="Listing"
              {...field("listingId", listings[0]!.id)}
              choices={listings.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <div>
              <SubmitButton pendingLabel="Sending…">Send the invitation</SubmitButton>
            </div>
          </Form>
        </Section>
      )}
    </TitledSection>
  );
}
