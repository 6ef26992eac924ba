import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/campaign-page.ts";
import { actorOf } from "#app/admin/actor.ts";
import { CampaignProgress, CampaignResults, TroubledList } from "./campaign-parts.tsx";
import { campaignHref, campaignLabels, campaignListSpec } from "./campaign-list.ts";
import { servicesContext } from "#app/context.ts";
import { countAudience } from "#app/messages/campaigns/audience.server.ts";
import { canEdit, canResume, canStop } from "#app/messages/campaigns/campaign.ts";
import {
  countRecipients,
  findCampaign,
  listResultsOf,
  listTroubled,
} from "#app/messages/campaigns/campaigns.queries.server.ts";
import {
  approveCampaign,
  endCampaign,
  resumeCampaign,
  sendToMyself,
  stopCampaign,
} from "#app/messages/campaigns/change-campaign.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { addDays } from "#app/shared/day.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { officeDay } from "#app/ui/format/format-date.ts";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) =>
    data ? `Campaign “${data.campaign.subject}”, ${data.campaign.id.slice(-12)}` : "Campaign",
  "A campaign: its email, its recipients and its results.",
);

const shownTroubled = 100;

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const campaign = isId(id) ? await findCampaign(db, id) : null;
  if (!campaign) return notFound();
  const after = url.searchParams.get("after");
  const isDraft = canEdit(campaign.status);
  const [audience, recipients, results, troubled] = await Promise.all([
    isDraft ? countAudience(db, id) : null,
    countRecipients(db, id),
    listResultsOf(db, id),
    listTroubled(db, id, isId(after ?? "") ? after : null, shownTroubled),
  ]);
  return {
    campaign,
    audience,
    recipients,
    results,
    troubled,
    nextTroubled: troubled.length === shownTroubled ? troubled.at(-1)!.id : null,
    tomorrow: officeDay(addDays(new Date(), 1)),
    done: doneTexts[url.searchParams.get("done") ?? ""] ?? null,
  };
}

const doneTexts: Record<string, string> = {
  test: "We emailed it to you. Look at it in your own mail program before you approve it.",
  approve: "Approved. Everybody gets it in their own morning, or at once where that is over.",
  stop: "Stopped. Nobody else gets it until you resume it.",
  resume: "Resumed.",
  end: "Ended. Nobody else gets it.",
};

const commands = {
  test: sendToMyself,
  approve: approveCampaign,
  stop: stopCampaign,
  resume: resumeCampaign,
  end: endCampaign,
};
type Intent = keyof typeof commands;
type Refusal = Extract<Awaited<ReturnType<(typeof commands)[Intent]>>, { ok: false }>["reason"];

const isIntent = (text: string): text is Intent => Object.hasOwn(commands, text);

const refusals: Record<Exclude<Refusal, "not-found">, [status: number, text: string]> = {
  "changed-meanwhile": [
    409,
    "Somebody else changed this campaign meanwhile. This is how it is now.",
  ],
  "not-draft": [409, "This campaign is approved already."],
  "not-tested": [409, "Send it to yourself first, and look at it."],
  "no-listing": [409, "None of its listings is public any more. Choose others."],
  "no-sender": [
    409,
    "Enter the operator under Settings first: every newsletter must name its sender.",
  ],
  "no-recipients": [409, "No subscriber is interested in these listings."],
  "not-a-day": [422, "Choose a day from today, within the next 60 days."],
};

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db, jobs } = context.get(servicesContext);
  const intent = formText(form, "intent");
  if (!isIntent(intent)) throw data(null, { status: 400 });
  if (!isId(id)) return notFound();
  const outcome = await commands[intent](
    { db, jobs },
    {
      id,
      version: Number(formText(form, "version")),
      day: formText(form, "day"),
      now: new Date(),
      ...actorOf(context),
    },
  );
  if (outcome.ok) return redirect(`${campaignHref(id)}?done=${intent}`, 303);
  if (outcome.reason === "not-found") return notFound();
  const [status, error] = refusals[outcome.reason];
  return data({ error }, { status });
}

export default function CampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, audience, recipients, results, troubled, nextTroubled, done } = loaderData;
  const { id, status, subject } = campaign;
  const { label, tone } = campaignLabels[status];
  return (
    <div className="wrap flex max-w-4xl flex-col gap-8 py-8 md:py-10">
      <Breadcrumb
        steps={[{ label: "Campaigns", to: campaignListSpec.pathname }, { label: "Campaign" }]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-serif text-3xl font-medium tracking-tight wrap-anywhere">{subject}</h1>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {actionData?.error && <Banner tone="danger">{actionData.error}</Banner>}
      {done && !actionData && <Banner tone="success">{done}</Banner>}
      {audience === null ? (
        <>
          <CampaignFacts campaign={campaign} />
          <StopOrResume campaign={campaign} />
          <CampaignProgress recipients={recipients} />
          <CampaignResults results={results} />
          <TroubledList troubled={troubled} nextTo={nextTroubled && `?after=${nextTroubled}`} />
        </>
      ) : (
        <DraftForms campaign={campaign} audience={audience} tomorrow={loaderData.tomorrow} />
      )}
      <Section id="email" title="The email">
        <iframe
          title={`Email: ${subject}`}
          src={`${campaignHref(id)}/email`}
          // Of our origin, so that its photos load; without scripts.
          sandbox="allow-same-origin"
          className="mt-4 h-160 w-full rounded-surface border border-line bg-surface"
        />
      </Section>
    </div>
  );
}

type Campaign = Route.ComponentProps["loaderData"]["campaign"];

const moment = (at: Date | null) => (at ? <DateText value={at} format="with-time" /> : "Not yet");

const CampaignFacts = ({ campaign }: { campaign: Campaign }) => (
  <DefinitionList
    items={[
      { term: "Day", detail: campaign.sendOn ? formatCalendarDay(campaign.sendOn) : "Not yet" },
      { term: "Approved by", detail: campaign.approvedBy ?? "Former member" },
      { term: "Approved", detail: moment(campaign.approvedAt) },
      { term: "Started", detail: moment(campaign.startedAt) },
      { term: "Finished", detail: moment(campaign.finishedAt) },
    ]}
  />
);

function StopOrResume({ campaign: { status } }: { campaign: Campaign }) {
  const choices = canStop(status)
    ? [["stop", "Stop"]]
    : canResume(status)
      ? [
          ["resume", "Resume"],
          ["end", "End it here"],
        ]
      : [];
  return (
    choices.length > 0 && (
      <Form method="post" replace className="flex flex-wrap gap-3">
        {choices.map(([intent, text]) => (
          <SubmitButton intent={intent} key={intent} variant="secondary">
            {text}
          </SubmitButton>
        ))}
      </Form>
    )
  );
}

interface DraftFormsProps {
  campaign: Campaign;
  audience: number;
  tomorrow: string;
}

function DraftForms({ campaign, audience, tomorrow }: DraftFormsProps) {
  const { id, version, testedAt } = campaign;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg text-ink-2">
        {formatCount(audience, {
          one: "subscriber would get it.",
          other: "subscribers would get it.",
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${campaignHref(id)}/edit`} variant="secondary">
          Edit
        </ButtonLink>
        <PostButton intent="test" fields={{ version }} form={{ replace: true }} variant="secondary">
          Send to myself
        </PostButton>
      </div>
      <Form
        method="post"
        replace
        className="flex flex-col items-start gap-4 rounded-surface border border-line bg-surface p-5"
      >
        <input type="hidden" name="version" value={version} />
        <TextField
          label="Day"
          name="day"
          type="date"
          defaultValue={tomorrow}
          hint="Everybody gets it at 8 in the morning, where they live. Where it is later already, it goes out at once."
        />
        {testedAt === null && (
          <p className="text-sm text-ink-2">Send it to yourself before you approve it.</p>
        )}
        <SubmitButton intent="approve">Approve and schedule</SubmitButton>
      </Form>
    </div>
  );
}
