import { eq } from "drizzle-orm";
import { z } from "zod";
import { changeLeads } from "#app/messages/leads/change-leads.server.ts";
import { wholeInbox } from "#app/messages/leads/inbox-search.ts";
import { conversationStatuses, type LeadChange, leadStages } from "#app/messages/leads/lead.ts";
import { listLeads } from "#app/messages/leads/leads.queries.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import {
  closeThread,
  reopenThread,
  saveLeadRecord,
} from "#app/messages/thread/change-thread.server.ts";
import { postReply } from "#app/messages/thread/composing/send-reply.server.ts";
import { replyProblemMessages } from "#app/messages/thread/thread-result.ts";
import { findThread } from "#app/messages/thread/thread.queries.server.ts";
import { leadRecordSchema, replyText } from "#app/messages/thread/thread.schema.ts";
import type { Db } from "#app/platform/db/db.ts";
import {
  type Call,
  defineEndpoint,
  type Endpoint,
  type Resource,
} from "#app/programs/api/requests/endpoint.ts";
import { endOfTime, makePage, pageOf, pageQuery } from "#app/programs/api/requests/page-cursor.ts";
import { notFound, refuse } from "#app/programs/api/requests/problem.ts";
import {
  conversationSchema,
  conversationSummary,
  isLeadOf,
  messageSchema,
  readConversation,
  readMessages,
  summaryJson,
} from "./conversation-json.server.ts";

const params = z.object({ conversationId: z.uuid() });
type Params = z.output<typeof params>;

const isTrue = z.enum(["true", "false"]).transform((text) => text === "true");

const filters = {
  status: z
    .enum(conversationStatuses)
    .optional()
    .describe("Without it, all but the archived ones."),
  unread: isTrue.optional(),
  listingId: z.uuid().optional(),
  ...pageQuery,
};

const { stage, followUpOn, notes } = leadRecordSchema.shape;
const changes = {
  isUnread: z.boolean().optional(),
  status: z
    .enum(conversationStatuses)
    .optional()
    .describe("“archived” is your own view; “closed” ends it for both."),
};
/** Left out, it stays as it is: the form's own default would empty it. */
const text = z.string().transform((given): string | undefined => given);

const record = {
  stage: stage.optional(),
  followUpOn: z.iso
    .date()
    .nullable()
    .transform((day) => day ?? "")
    .pipe(followUpOn)
    .optional(),
  notes: text.pipe(notes).optional(),
};

type Changes = Partial<z.output<z.ZodObject<typeof changes & typeof record>>>;

const lockConversation = (tx: Db, { conversationId }: Params) =>
  tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for("no key update");

/** Leads are the conversations about the person's own listings. */
const families = {
  leads: {
    group: "Leads",
    one: "Lead",
    is: "an inquiry about one of your listings",
    read: "leads:read",
    write: "leads:write",
  },
  conversations: {
    group: "Conversations",
    one: "Conversation",
    is: "a conversation, also one in which you are the buyer",
    read: "messages:read",
    write: "messages:write",
  },
} as const;

type Family = keyof typeof families;

function endpointsOf(family: Family): Endpoint[] {
  const { group, one, is, read, write } = families[family];
  const isLeads = family === "leads";

  async function getThread({ db, bearer: { userId }, params: { conversationId } }: Call<Params>) {
    const thread = (await findThread(db, conversationId, userId)) ?? notFound();
    return isLeads && !isLeadOf(thread, userId) ? notFound() : thread;
  }
  const getConversation = async (call: Call<Params>) =>
    readConversation(call.db, await getThread(call), call.bearer.userId);
  const answer = async (call: Call<Params>) => ({
    status: 200 as const,
    body: await getConversation(call),
  });
  const resource: Resource = {
    name: `the ${one.toLowerCase()}`,
    read: answer as Resource["read"],
    lock: lockConversation,
  };

  return [
    defineEndpoint({
      id: `list${group}`,
      method: "GET",
      path: `/${family}`,
      summary: `List your ${family}`,
      description: "The latest message first.",
      group,
      scope: read,
      query: z.strictObject({
        ...(isLeads && { stage: z.enum(leadStages).optional() }),
        ...filters,
      }) as z.ZodObject<typeof filters & { stage: z.ZodOptional<typeof stage> }>,
      answer: { status: 200, about: "A page of them.", schema: pageOf(conversationSummary) },
      async handle({ db, bearer, query, now }) {
        const { limit, cursor = null, unread } = query;
        const search = {
          ...wholeInbox,
          box: isLeads ? ("received" as const) : null,
          status: query.status ?? null,
          stage: query.stage ?? null,
          need: unread ? ("unread" as const) : null,
          listingId: query.listingId ?? null,
        };
        const page = { page: 1, size: limit + 1 };
        const rows = await listLeads(db, bearer.userId, search, page, {
          now,
          order: "latest-first",
          after: cursor,
        });
        const keyOf = (row: (typeof rows)[number]) => ({
          at: row.lastMessageAt ?? endOfTime,
          id: row.id,
        });
        return { status: 200, body: makePage(rows, limit, keyOf, summaryJson) };
      },
    }),

    defineEndpoint({
      id: `get${one}`,
      method: "GET",
      path: `/${family}/{conversationId}`,
      summary: `Read ${is}`,
      description: "Reading it does not mark it as read.",
      group,
      scope: read,
      params,
      answer: { status: 200, about: "Who it is with, and its state.", schema: conversationSchema },
      handle: answer,
    }),

    defineEndpoint({
      id: `change${one}`,
      method: "PATCH",
      path: `/${family}/{conversationId}`,
      summary: isLeads ? "Mark it, or change its stage and notes" : "Mark, archive or close it",
      group,
      scope: write,
      params,
      body: z.strictObject(isLeads ? { ...changes, ...record } : changes),
      answer: { status: 200, about: "It, afterwards.", schema: conversationSchema },
      problems: [409],
      ifMatch: resource,
      async handle(call) {
        // Before the counters of live events, like every command: several in one transaction would deadlock with a reply.
        await lockConversation(call.db, call.params);
        await changeConversation(call, await getConversation(call), call.body);
        return answer(call);
      },
    }),

    defineEndpoint({
      id: `list${one}Messages`,
      method: "GET",
      path: `/${family}/{conversationId}/messages`,
      summary: "List its messages",
      description: "The latest first.",
      group,
      scope: read,
      params,
      query: z.strictObject(pageQuery),
      answer: { status: 200, about: "A page of messages.", schema: pageOf(messageSchema) },
      async handle(call) {
        const { db, bearer, query } = call;
        const { limit, cursor } = query;
        const of = { before: cursor?.id ?? null, size: limit + 1 };
        const rows = await readMessages(db, await getThread(call), bearer.userId, of);
        const keyOf = ({ createdAt, id }: (typeof rows)[number]) => ({
          at: new Date(createdAt),
          id,
        });
        return { status: 200, body: makePage(rows, limit, keyOf, (row) => row) };
      },
    }),

    defineEndpoint({
      id: `replyTo${one}`,
      method: "POST",
      path: `/${family}/{conversationId}/messages`,
      summary: "Reply",
      description: "The other person is told as by a reply on the site. At most 60 an hour.",
      group,
      scope: write,
      params,
      body: z.strictObject({ content: text.pipe(replyText) }),
      answer: { status: 201, about: "The message.", schema: messageSchema },
      problems: [409],
      async handle(call) {
        const thread = await getThread(call);
        const { db, services, bearer, body, newId: messageId, now } = call;
        const own = { conversationId: thread.id, userId: bearer.userId };
        const { content } = body;
        if (content === "") refuse(400, undefined, { content: "Write something" });
        const reply = { ...own, messageId, content, tags: [], files: [], now };
        const outcome = await postReply(db, services.jobs, reply);
        if (!outcome.ok) {
          const { reason } = outcome;
          if (reason === "not-found") return notFound();
          refuse(reason === "too-many-replies" ? 429 : 409, replyProblemMessages[reason]);
        }
        const sent = await readMessages(db, thread, own.userId, { before: null, size: 50 });
        return { status: 201, body: sent.find(({ id }) => id === messageId) ?? notFound() };
      },
    }),
  ];
}

/** By the same commands as the thread's page. */
async function changeConversation(
  { db, bearer, params: { conversationId }, now }: Call<Params>,
  current: Awaited<ReturnType<typeof readConversation>>,
  { isUnread, status, ...given }: Changes,
): Promise<void> {
  const own = { conversationId, userId: bearer.userId };
  const change = (name: LeadChange) =>
    changeLeads(db, { userId: own.userId, ids: [conversationId], change: name, now });
  if (Object.values(given).some((value) => value !== undefined)) {
    const kept = {
      stage: given.stage ?? current.stage ?? ("new" as const),
      followUpOn: given.followUpOn === undefined ? current.followUpOn : given.followUpOn,
      notes: given.notes ?? current.notes,
    };
    if (!(await saveLeadRecord(db, { ...own, input: kept }))) notFound();
  }
  if (status === "archived") await change("archive");
  else if (status !== undefined) {
    if (current.status === "archived") await change("unarchive");
    const outcome = await (status === "closed" ? closeThread(db, own) : reopenThread(db, own));
    if (!outcome.ok) {
      if (outcome.reason === "not-found") notFound();
      else refuse(409, replyProblemMessages[outcome.reason]);
    }
  }
  if (isUnread !== undefined) await change(isUnread ? "unread" : "read");
}

export const conversationEndpoints: Endpoint[] = [
  ...endpointsOf("leads"),
  ...endpointsOf("conversations"),
];
