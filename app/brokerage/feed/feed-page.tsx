import { data, Form, redirect } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/feed-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { checkFeedAddress } from "./feed.ts";
import { findFeed, removeFeed, saveFeed } from "./save-feed.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta = privatePage(
  "Nightly feed",
  "A file of your listings that we read every night.",
);

const saveLimit = defineRateLimit("feed", { max: 10, windowMinutes: 60 });

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const feed = await findFeed(context.get(servicesContext).db, id);
  if (!feed) return { feed: null };
  const { address, withdraws, checkedAt, problem } = feed;
  return { feed: { address, withdraws, checkedAt, problem } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db, jobs } = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "remove") {
    await removeFeed(db, userId, requestId);
    return redirect("/account/import/feed", 303);
  }
  if (intent !== "save") throw data(null, { status: 400 });
  const address = formText(form, "address").trim();
  const refuse = (error: string, status: number) =>
    data({ error, address: address.slice(0, 1000) }, { status });
  const error = checkFeedAddress(address);
  if (error) return refuse(error, 422);
  if (!(await allowAttempt(db, saveLimit, userId, new Date())))
    return refuse("You have saved this often. Please wait an hour and try again.", 429);
  await saveFeed(db, jobs, { userId, address, withdraws: form.has("withdraws"), requestId });
  return redirect("/account/import/feed", 303);
}

export default function FeedPage({ loaderData: { feed }, actionData }: Route.ComponentProps) {
  return (
    <TitledSection
      id="feed-title"
      title="Nightly feed"
      aside={<HelpLink article="import-listings">How an import works</HelpLink>}
      className="max-w-3xl"
    >
      <p className="text-sm">
        <PlainLink to="/account/import" className="link">
          Import and export
        </PlainLink>
      </p>
      <p className="max-w-prose text-ink-2">
        Does your own program publish a file of your listings? We read it every night and send you a
        report. The first time, and whenever its columns change, you confirm what they hold. What
        the file says replaces what was changed here.
      </p>
      {feed?.problem && (
        <Banner tone="danger" title="The feed could not be read">
          {feed.problem}
        </Banner>
      )}
      {feed && (
        <p className="text-sm text-ink-2">
          {feed.checkedAt ? (
            <>
              Last read: <DateText value={feed.checkedAt} format="with-time" />
            </>
          ) : (
            "It is being read for the first time. The result is under recent imports."
          )}
        </p>
      )}
      <Form method="post" className="flex flex-col gap-5">
        <TextField
          label="Address of the file"
          name="address"
          type="url"
          hint="CSV, XLSX or XML, up to 10 MB, at a public address that begins with https://"
          defaultValue={actionData?.address ?? feed?.address ?? ""}
          error={actionData?.error ?? null}
        />
        <Checkbox
          name="withdraws"
          label="Withdraw listings that are no longer in the file"
          hint="Buyers no longer find them, and their monthly renewals are cancelled. A listing that returns to the file returns to the market while its term runs. If more than a fifth of your listings are gone at once, and more than three, we change nothing and ask you."
          defaultChecked={feed?.withdraws ?? false}
        />
        <div>
          <SubmitButton intent="save">Save and read now</SubmitButton>
        </div>
      </Form>
      {feed && (
        <PostButton intent="remove" variant="secondary">
          Remove the feed
        </PostButton>
      )}
    </TitledSection>
  );
}
