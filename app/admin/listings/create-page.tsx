import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/create-page.ts";
import { actorOf } from "#app/admin/actor.ts";
import { listingsSpec } from "#app/admin/listings/listings-list.ts";
import { servicesContext } from "#app/context.ts";
import { categories } from "#app/listings/category.ts";
import { maxHeadlineWords } from "#app/listings/listing.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { createListingFor } from "#app/selling/administration/create-listing-for.server.ts";
import { readFields } from "#app/selling/editing/read-fields.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { RegionOptions } from "#app/ui/forms/region-options.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { formFields } from "#app/ui/forms/form-fields.ts";

const title = "Create a listing for a person";

export const meta = privatePage(title, "A draft in somebody else's account.");

export const loader = ({ url }: Route.LoaderArgs) => ({
  email: (url.searchParams.get("email") ?? "").slice(0, 254),
  formKey: createId(),
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db, jobs } = context.get(servicesContext);
  const { actorId, requestId } = actorOf(context);
  const email = formText(form, "email");
  const formKey = formText(form, "formKey");
  const fields = readFields(form, ["listingHeadline", "categories", "region"]);
  const outcome = await createListingFor(db, jobs, {
    email,
    fields: { listingHeadline: "", region: "", ...fields },
    formKey: isId(formKey) ? formKey : createId(),
    administratorId: actorId,
    requestId,
    now: new Date(),
  });
  if (outcome.ok) return redirect(`/admin/listings/${outcome.listingId}/edit?done=created`, 303);
  return data({ errors: outcome.errors, typed: { email, ...fields } }, { status: 422 });
}

export default function CreateListingPage({ loaderData, actionData }: Route.ComponentProps) {
  const field = formFields(actionData);
  return (
    <div className="wrap flex max-w-4xl grow flex-col gap-6 py-8">
      <Breadcrumb
        steps={[{ label: "Listings", to: listingsSpec.pathname }, { label: "Create a listing" }]}
      />
      <div>
        <h1 className="display text-3xl">{title}</h1>
        <p className="mt-2 max-w-[65ch] text-ink-2">
          It starts as a draft in their account, and they are told by email. You add the rest on the
          next screen.
        </p>
      </div>
      <Form method="post" noValidate className="flex max-w-xl flex-col gap-6">
        <ErrorSummary errors={actionData?.errors} />
        <input type="hidden" name="formKey" value={loaderData.formKey} />
        <TextField
          label="Email of the owner"
          type="email"
          required
          autoComplete="off"
          hint="The address of their account."
          {...field("email", loaderData.email)}
        />
        <TextField
          label="Listing headline"
          required
          maxLength={120}
          hint={`At most ${String(maxHeadlineWords)} words. “For Sale” is added.`}
          {...field("listingHeadline")}
        />
        <SelectField
          label="Category"
          required
          {...field("categories")}
          none="Choose a category"
          choices={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <SelectField label="Region" required {...field("region", "CA-ON")}>
          <RegionOptions />
        </SelectField>
        <div className="flex flex-wrap gap-3">
          <SubmitButton>Create the draft</SubmitButton>
          <ButtonLink to={listingsSpec.pathname} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
