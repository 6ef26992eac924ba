import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/campaign-edit-page.ts";
import { actorOf } from "#app/admin/actor.ts";
import { campaignHref, campaignListSpec } from "./campaign-list.ts";
import { servicesContext } from "#app/context.ts";
import { canEdit } from "#app/messages/campaigns/campaign.ts";
import {
  campaignSchema,
  listingIdsIn,
  maxIntroduction,
  maxSubject,
  mostCampaignListings,
} from "#app/messages/campaigns/campaign.schema.ts";
import {
  findCampaign,
  listCampaignListingIds,
  listPresentable,
} from "#app/messages/campaigns/campaigns.queries.server.ts";
import { saveCampaign } from "#app/messages/campaigns/change-campaign.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { listingHref } from "#app/listings/listing-address.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { formFields } from "#app/ui/forms/form-fields.ts";

const titleOf = (isNew: boolean): string => (isNew ? "New campaign" : "Edit campaign");

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) =>
    data?.version ? `Edit “${data.subject}”, ${data.id.slice(-12)}` : titleOf(true),
  "The subject, the introduction and the listings of a campaign.",
);

const fresh = { version: 0, subject: "", introduction: "" };

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const campaign = id === undefined ? { id: createId(), ...fresh } : await findDraft(db, id);
  const listingIds =
    id === undefined
      ? listingIdsIn(url.searchParams.getAll("listing").slice(0, 100).join(" "))
      : await listCampaignListingIds(db, id);
  const cards = await listPresentable(db, listingIds, new Date());
  const { version, subject, introduction } = campaign;
  return {
    id: campaign.id,
    version,
    subject,
    introduction,
    listings: cards.map(({ id: listingId, title }) => ({ id: listingId, title })),
    addresses: listingIds.map((one) => `${env.APP_URL}/business/${one}`).join("\n"),
  };
}

async function findDraft(db: Db, id: string) {
  const campaign = isId(id) ? await findCampaign(db, id) : null;
  if (!campaign || !canEdit(campaign.status)) notFound();
  return campaign;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db } = context.get(servicesContext);
  const id = params.id ?? formText(form, "id");
  if (!isId(id)) notFound();
  const typed = {
    subject: formText(form, "subject"),
    introduction: formText(form, "introduction"),
    listingIds: formText(form, "listingIds"),
  };
  const refuse = (status: number, errors: FieldErrors) => data({ typed, errors }, { status });
  const parsed = campaignSchema.safeParse(typed);
  if (!parsed.success) return refuse(422, fieldErrors(parsed.error.issues));
  const outcome = await saveCampaign(db, {
    id,
    version: params.id ? Number(formText(form, "version")) : 0,
    input: parsed.data,
    now: new Date(),
    ...actorOf(context),
  });
  if (outcome.ok) return redirect(campaignHref(id), 303);
  if (outcome.reason === "not-found") return notFound();
  if (outcome.reason === "changed-meanwhile")
    return refuse(409, {
      subject: "Somebody else changed this campaign. Open it again to see how it is now.",
    });
  return refuse(422, {
    listingIds: `Not public, or without a summary, figures or a photo: ${outcome.listingIds.join(", ")}`,
  });
}

export default function CampaignEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, listings } = loaderData;
  const field = formFields(actionData);
  const isNew = version === 0;
  const title = titleOf(isNew);
  const cancelTo = isNew ? campaignListSpec.pathname : campaignHref(id);
  return (
    <div className="wrap flex max-w-4xl grow flex-col gap-6 py-8">
      <Breadcrumb
        steps={[{ label: "Campaigns", to: campaignListSpec.pathname }, { label: title }]}
      />
      <h1 className="display text-3xl">{title}</h1>
      <Form method="post" noValidate className="flex flex-col gap-6">
        <ErrorSummary errors={actionData?.errors} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <TextField
          label="Subject"
          maxLength={maxSubject}
          {...field("subject", loaderData.subject)}
        />
        <TextArea
          label="Introduction"
          optional
          rows={6}
          maxLength={maxIntroduction}
          hint="A few sentences above the listings. An empty line starts a paragraph."
          {...field("introduction", loaderData.introduction)}
        />
        <TextArea
          label="Listings"
          rows={5}
          hint={`The addresses of up to ${mostCampaignListings} listings, one per line, in the order of the email.`}
          {...field("listingIds", loaderData.addresses)}
        />
        {listings.length > 0 && (
          <ul className="flex flex-col gap-1 text-sm">
            {listings.map((listing) => (
              <li key={listing.id}>
                <PlainLink to={listingHref(listing)} className="link">
                  {listing.title}
                </PlainLink>
              </li>
            ))}
          </ul>
        )}
        <Banner>Saving sends nothing. You see the email first.</Banner>
        <div className="flex flex-wrap gap-3">
          <SubmitButton>Save and preview</SubmitButton>
          <ButtonLink to={cancelTo} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
