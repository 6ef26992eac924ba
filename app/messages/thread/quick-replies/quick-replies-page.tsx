import { notFound } from "#app/platform/http/not-found.ts";
import { data, redirect } from "react-router";
import type { Route } from "./+types/quick-replies-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import {
  createQuickReply,
  deleteQuickReply,
  moveQuickReplyUp,
  updateQuickReply,
} from "#app/messages/thread/quick-replies/change-quick-replies.server.ts";
import { listQuickReplies } from "#app/messages/thread/quick-replies/quick-replies.queries.server.ts";
import {
  maxQuickReplies,
  placeholders,
  suggestedReplies,
} from "#app/messages/thread/quick-replies/quick-reply.ts";
import { quickReplySchema } from "#app/messages/thread/quick-replies/quick-reply.schema.ts";
import {
  QuickReplyRow,
  ReplyFields,
  type ReplyRefusal,
  SuggestedReply,
} from "#app/messages/thread/quick-replies/quick-reply-row.tsx";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Saved replies",
    description: "Answers that you write often, to insert into your conversations.",
    pathname,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  return { replies: await listQuickReplies(db, id) };
}

const noRoom = `You have ${maxQuickReplies} saved replies. Delete one first.`;

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const intent = text("intent");
  const replyId = text("replyId");
  const isNew = intent === "create";
  if (!["create", "update", "delete", "move-up"].includes(intent))
    throw data(null, { status: 400 });
  if (!isNew && !isId(replyId)) notFound();
  const done = (isFound: boolean) => {
    if (!isFound) notFound();
    return redirect("/account/leads/replies", 303);
  };
  if (intent === "delete") return done(await deleteQuickReply(db, { userId, replyId }));
  if (intent === "move-up") return done(await moveQuickReplyUp(db, { userId, replyId }));
  const typed = { name: text("name"), content: text("content") };
  const input = quickReplySchema.safeParse(typed);
  const refuse = (errors: ReplyRefusal["errors"]) =>
    data<ReplyRefusal>({ replyId: isNew ? null : replyId, typed, errors }, { status: 422 });
  if (!input.success) return refuse(fieldErrors(input.error.issues));
  if (!isNew) return done(await updateQuickReply(db, { userId, replyId }, input.data));
  return (await createQuickReply(db, userId, input.data)) ? done(true) : refuse({ name: noRoom });
}

export default function QuickRepliesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { replies } = loaderData;
  const refusal = actionData ?? null;
  const suggestions = suggestedReplies.filter(
    ({ name }) => !replies.some((reply) => reply.name === name),
  );
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Breadcrumb steps={[{ label: "Leads", to: "/account/leads" }, { label: "Saved replies" }]} />
      <TitledSection id="replies-title" title="Saved replies">
        <p className="max-w-[65ch] text-ink-2">
          Save the answers that you write often. In a conversation they are one click away.{" "}
          <code className="font-sans font-semibold text-ink">{placeholders[0]}</code> becomes the
          first name of the other person,{" "}
          <code className="font-sans font-semibold text-ink">{placeholders[1]}</code> the title of
          the listing.
        </p>
        {replies.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {replies.map((reply, at) => (
              <QuickReplyRow
                key={reply.id}
                reply={reply}
                isFirst={at === 0}
                refusal={refusal?.replyId === reply.id ? refusal : null}
              />
            ))}
          </ul>
        )}
        <Card title="New reply">
          <ReplyFields
            // Empty again after one was saved.
            key={replies.length}
            intent="create"
            refusal={refusal?.replyId === null ? refusal : null}
            label="Save reply"
          />
        </Card>
        {suggestions.length > 0 && replies.length < maxQuickReplies && (
          <section aria-labelledby="suggestions" className="flex flex-col gap-3">
            <h3 id="suggestions" className="font-semibold">
              Start with one of these
            </h3>
            <ul className="grid gap-4 sm:grid-cols-3">
              {suggestions.map((suggestion) => (
                <SuggestedReply key={suggestion.name} suggestion={suggestion} />
              ))}
            </ul>
          </section>
        )}
      </TitledSection>
    </div>
  );
}
