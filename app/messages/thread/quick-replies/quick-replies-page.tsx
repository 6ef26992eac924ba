import { notFound } from "#app/platform/http/not-found.ts";
import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/quick-replies-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import {
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
  moveQuickReplyUp,
  updateQuickReply,
} from "./change-quick-replies.server.ts";
import {
  maxQuickReplies,
  maxQuickReplyName,
  placeholders,
  type QuickReply,
  suggestedReplies,
} from "./quick-reply.ts";
import { quickReplySchema } from "./quick-reply.schema.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors, type FieldErrors } from "#app/shared/form-errors.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "Saved replies",
  "Answers that you write often, to insert into your conversations.",
);

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
  const text = (name: string) => formText(form, name);
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
      <Breadcrumb
        steps={[{ label: "All conversations", to: "/account/leads" }, { label: "Saved replies" }]}
      />
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
            // Empty again after saving.
            key={replies.length}
            refusal={refusal?.replyId === null ? refusal : null}
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

interface ReplyRefusal {
  replyId: string | null;
  typed: { name: string; content: string };
  errors: FieldErrors;
}

interface QuickReplyRowProps {
  reply: QuickReply;
  isFirst: boolean;
  refusal: ReplyRefusal | null;
}

function QuickReplyRow({ reply, isFirst, refusal }: QuickReplyRowProps) {
  return (
    <li className="flex items-start gap-2 py-2">
      <details open={refusal !== null} className="group min-w-0 grow">
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-right"
            className="size-4 shrink-0 text-ink-3 transition-transform duration-120 group-open:rotate-90"
          />
          <span className="min-w-0">
            <span className="block font-semibold">{reply.name}</span>
            <span className="line-clamp-1 text-sm text-ink-2 group-open:hidden">
              {reply.content}
            </span>
          </span>
        </summary>
        <div className="py-3 ps-6">
          <ReplyFields reply={reply} refusal={refusal} />
        </div>
      </details>
      <Form method="post" preventScrollReset className="flex gap-2">
        <input type="hidden" name="replyId" value={reply.id} />
        <IconButton
          type="submit"
          name="intent"
          value="move-up"
          label={`Move ${reply.name} up`}
          icon={<Icon name="arrow-up" className="size-4" />}
          disabled={isFirst}
        />
        <IconButton
          type="submit"
          name="intent"
          value="delete"
          label={`Delete ${reply.name}`}
          icon={<Icon name="trash-2" className="size-4" />}
        />
      </Form>
    </li>
  );
}

function ReplyFields({ reply, refusal }: { reply?: QuickReply; refusal: ReplyRefusal | null }) {
  const { name, content } = refusal?.typed ?? reply ?? { name: "", content: "" };
  const key = reply?.id ?? "new";
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={reply ? "update" : "create"} />
      {reply && <input type="hidden" name="replyId" value={reply.id} />}
      <TextField
        label="Name"
        id={`name-${key}`}
        name="name"
        maxLength={maxQuickReplyName}
        defaultValue={name}
        error={refusal?.errors.name ?? null}
      />
      <TextArea
        label="Text"
        id={`content-${key}`}
        name="content"
        maxLength={maxMessageLength}
        defaultValue={content}
        error={refusal?.errors.content ?? null}
      />
      <div>
        <Button variant={reply ? "secondary" : "primary"}>
          {reply ? "Save changes" : "Save reply"}
        </Button>
      </div>
    </Form>
  );
}

function SuggestedReply({ suggestion }: { suggestion: Omit<QuickReply, "id"> }) {
  const { name, content } = suggestion;
  return (
    <li className="flex flex-col gap-3 rounded-surface border border-line p-4">
      <h4 className="text-sm font-semibold">{name}</h4>
      <p className="line-clamp-6 grow text-sm whitespace-pre-line text-ink-2">{content}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="content" value={content} />
        <Button size="sm" variant="secondary">
          Add<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </li>
  );
}
