import { and, asc, desc, eq, ne } from "drizzle-orm";
import { findPersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import {
  type Decided,
  findDecision,
  isAmong,
  isInState,
  linkToPerson,
  type QueueFilter,
  type QueueSource,
  summarizeBy,
} from "#app/admin/queues/source/queue-source.server.ts";
import { readAnswer } from "#app/admin/queues/source/read-reason.ts";
import { contactMessages } from "#app/messages/messages.table.ts";
import {
  reopenContactRequest,
  settleContactRequest,
} from "#app/messages/support/contact-requests.server.ts";
import {
  contactReference,
  contactTopicLabels,
  isContactTopic,
} from "#app/messages/support/contact-request.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { formatDate, makeTimeAgo } from "#app/ui/format/format-date.ts";
import { pick } from "#app/platform/db/pick.ts";

const table = contactMessages;
const actions = { "contact-request-answered": "Answered", "contact-request-settled": "Settled" };
const topicOf = (topic: string) => (isContactTopic(topic) ? contactTopicLabels[topic] : topic);

const where = ({ person, state, ids }: QueueFilter) =>
  and(
    isInState(table.handledAt, state),
    isAmong(table.id, ids),
    person ? eq(table.userId, person) : undefined,
  );

export const contactQueue = {
  summarize: summarizeBy({ id: table.id, since: table.createdAt, where }),

  async list(db, filter, limit, now) {
    const rows = await db
      .select(pick(table, "id", "name", "topic", "promisedAt", "createdAt"))
      .from(table)
      .where(where(filter))
      .orderBy(
        ...(filter.state === "waiting"
          ? [asc(table.promisedAt), asc(table.createdAt)]
          : [desc(table.handledAt)]),
        asc(table.id),
      )
      .limit(limit);
    return rows.map(({ id, name, topic, promisedAt, createdAt }) => ({
      id,
      title: name,
      note: topicOf(topic),
      since: makeTimeAgo(createdAt, now),
      badges: promisedAt ? [describePromise(promisedAt, now)] : [],
      isOverdue: promisedAt ? promisedAt < now : undefined,
    }));
  },

  async find({ services: { db }, viewer, now }, id) {
    const [row] = await db.select().from(table).where(eq(table.id, id));
    if (!row) return null;
    const others = await db
      .select({ id: table.id, topic: table.topic, createdAt: table.createdAt })
      .from(table)
      .where(and(eq(table.email, row.email), ne(table.id, id)))
      .orderBy(desc(table.createdAt))
      .limit(5);
    const person = await findPersonFacts(db, row.userId, viewer.adminAreas);
    return {
      kind: "contact" as const,
      id,
      title: `${topicOf(row.topic)}: ${row.name}`,
      since: makeTimeAgo(row.createdAt, now),
      person,
      open: linkToPerson(person),
      decided: row.handledAt && (await describeAnswer(db, id, now)),
      reference: contactReference(id),
      name: row.name,
      email: row.email,
      topic: topicOf(row.topic),
      content: row.content,
      promise: row.promisedAt && !row.handledAt ? describePromise(row.promisedAt, now) : null,
      others: others.map((other) => ({
        id: other.id,
        topic: topicOf(other.topic),
        at: formatDate(other.createdAt.toISOString()),
      })),
    };
  },

  async change({ services: { db, jobs }, id, intent, form, viewer, now, requestId }) {
    const change = { id, adminId: viewer.id, now, requestId };
    if (intent === "reopen") return reopenContactRequest(db, change);
    if (intent === "reject") return settleContactRequest(db, jobs, { ...change, answer: null });
    const answer = readAnswer(form);
    return answer.ok ? settleContactRequest(db, jobs, { ...change, answer: answer.text }) : answer;
  },
} satisfies QueueSource;

const describePromise = (promisedAt: Date, now: Date): string =>
  promisedAt < now
    ? "Priority, late"
    : `Priority, by ${formatDate(promisedAt.toISOString(), { format: "with-time" })}`;

/** Includes the answer as long as the outbox keeps it. */
async function describeAnswer(db: Db, id: string, now: Date): Promise<Decided | null> {
  const decision = await findDecision(
    db,
    { subjectType: "contact-request", subjectId: id, actions },
    now,
  );
  if (!decision) return null;
  const { details, decided } = decision;
  const mailId = String(details["mailId"] ?? "");
  if (!isId(mailId)) return decided;
  const [mail] = await db.select({ text: mails.text }).from(mails).where(eq(mails.id, mailId));
  return { ...decided, text: mail?.text ?? null };
}
