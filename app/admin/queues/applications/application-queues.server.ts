import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { decideBrokerApplication } from "#app/accounts/broker/decide-broker-application.server.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { identityReview } from "#app/accounts/identity/identity-review.server.ts";
import { identityDocumentLabels } from "#app/accounts/identity/identity-verification.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { fundsText } from "#app/accounts/passport/passport.ts";
import type { DocumentReview } from "#app/accounts/reviews/document-review.ts";
import { decideReview } from "#app/accounts/reviews/decide-review.server.ts";
import { measureReviews } from "#app/accounts/reviews/measure-reviews.server.ts";
import { findPersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import {
  type Decided,
  isAmong,
  linkToPerson,
  type QueueChange,
  type QueueContext,
  type QueueFilter,
  type QueueOutcome,
  type QueueSource,
  summarizeBy,
} from "#app/admin/queues/source/queue-source.server.ts";
import { findPassport } from "#app/deals/passport/own-passport.queries.server.ts";
import { passportRequests } from "#app/deals/passport/passport-requests.table.ts";
import { passportReview } from "#app/deals/passport/passport-review.server.ts";
import { readReason } from "#app/admin/queues/source/read-reason.ts";
import type { Db } from "#app/platform/db/db.ts";
import { findRegion } from "#app/shared/places.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

const stateLabels = { approved: "Approved", rejected: "Rejected" };

type Reviews = typeof identityVerifications | typeof passportRequests;
type Applications = typeof brokerApplications | Reviews;

interface Application<Table extends Applications> {
  application: Table["$inferSelect"];
  name: string;
  by: string | null;
}

interface ApplicationKind<Table extends Applications, Item> {
  table: Table;
  note(application: Table["$inferSelect"]): string;
  item(context: QueueContext, found: Application<Table>): Promise<Item>;
  decide(change: QueueChange, rejection: string | null): Promise<QueueOutcome>;
}

const inState = (table: Applications, { person, state, ids }: QueueFilter) =>
  and(
    isAmong(table.id, ids),
    state === "waiting" ? eq(table.state, "pending") : ne(table.state, "pending"),
    person ? eq(table.userId, person) : undefined,
  );

async function selectApplications<Table extends Applications>(
  db: Db,
  table: Table,
  { where, order, limit }: { where: SQL | undefined; order: SQL; limit: number },
): Promise<Application<Table>[]> {
  const source: Applications = table;
  const rows = await db
    .select({
      application: source,
      name: fullName(),
      by: sql<string | null>`(select d.first_name || ' ' || d.last_name from users d
        where d.id = ${source.decidedBy})`,
    })
    .from(source)
    .innerJoin(users, eq(users.id, source.userId))
    .where(where)
    .orderBy(order, asc(source.id))
    .limit(limit);
  return rows as Application<Table>[];
}

function describeDecision(found: Application<Applications>, now: Date): Decided | null {
  const { state, reason, decidedAt } = found.application;
  if (state === "pending" || !decidedAt) return null;
  return { by: found.by, at: makeTimeAgo(decidedAt, now), what: stateLabels[state], text: reason };
}

const applicationQueue = <Table extends Applications, Item extends object>({
  table,
  note,
  item,
  decide,
}: ApplicationKind<Table, Item>) => ({
  summarize: summarizeBy({
    id: table.id,
    since: table.createdAt,
    where: (filter) => inState(table, filter),
  }),

  async list(db: Db, filter: QueueFilter, limit: number, now: Date) {
    const rows = await selectApplications(db, table, {
      where: inState(table, filter),
      order: filter.state === "waiting" ? asc(table.createdAt) : desc(table.decidedAt),
      limit,
    });
    return rows.map(({ application, name }) => ({
      id: application.id,
      title: name,
      note: note(application),
      since: makeTimeAgo(application.createdAt, now),
      badges: application.state === "pending" ? [] : [stateLabels[application.state]],
    }));
  },

  async find(context: QueueContext, id: string) {
    const { services, viewer, now } = context;
    const { db } = services;
    const order = desc(table.createdAt);
    const [found] = await selectApplications(db, table, {
      where: eq(table.id, id),
      order,
      limit: 1,
    });
    if (!found) return null;
    const { application, name } = found;
    const person = await findPersonFacts(db, application.userId, viewer.adminAreas);
    const where = and(eq(table.userId, application.userId), ne(table.id, id));
    const earlier = await selectApplications(db, table, { where, order, limit: 5 });
    return {
      id,
      title: name,
      since: makeTimeAgo(application.createdAt, now),
      person,
      open: linkToPerson(person),
      decided: describeDecision(found, now),
      earlier: earlier.flatMap((other) => describeDecision(other, now) ?? []),
      ...(await item(context, found)),
    };
  },

  async change(change: QueueChange): Promise<QueueOutcome> {
    if (change.intent === "reopen") return { ok: false, reason: "not-found" };
    if (change.intent === "approve") return decide(change, null);
    const reason = readReason(change.form);
    return reason.ok ? decide(change, reason.text) : reason;
  },
});

const commandOf = ({ viewer, now, requestId }: QueueChange) => ({
  adminId: viewer.id,
  now,
  requestId,
});

const decideBy =
  (review: DocumentReview) =>
  (change: QueueChange, rejection: string | null): Promise<QueueOutcome> =>
    decideReview(change.services.db, change.services.jobs, review, {
      id: change.id,
      rejection,
      ...commandOf(change),
    });

const measureBy = (review: DocumentReview) => (db: Db, now: Date) =>
  measureReviews(db, review.table, now);

/** The decision deletes the file. */
const fileOf =
  (kind: "identities" | "passports", name: string) =>
  ({ id, state }: Reviews["$inferSelect"]): string | null =>
    state === "pending" ? `/admin/queues/${kind}/${id}/${name}` : null;

const pictureOf = fileOf("identities", "picture");
const proofOf = fileOf("passports", "proof");

export const identityQueue = {
  ...applicationQueue({
    table: identityVerifications,
    note: ({ documentKind }) => identityDocumentLabels[documentKind],
    item: async (_context, { application, name }) => ({
      kind: "identities" as const,
      legalName: application.legalName,
      accountName: name,
      documentKind: identityDocumentLabels[application.documentKind],
      picture: pictureOf(application),
    }),
    decide: decideBy(identityReview),
  }),
  measure: measureBy(identityReview),
} satisfies QueueSource;

const claimOf = ({ band, currency }: typeof passportRequests.$inferSelect): string =>
  `${fundsText(band)} (${currency})`;

export const passportQueue = {
  ...applicationQueue({
    table: passportRequests,
    note: claimOf,
    item: async ({ services }, { application, name }) => ({
      kind: "passports" as const,
      accountName: name,
      funds: claimOf(application),
      proof: proofOf(application),
      passport: await findPassport(services.db, application.userId),
    }),
    decide: decideBy(passportReview),
  }),
  measure: measureBy(passportReview),
} satisfies QueueSource;

export const brokerQueue = applicationQueue({
  table: brokerApplications,
  note: ({ brokerage, region }) => `${brokerage}, ${findRegion(region)?.name ?? region}`,
  item: async (context, { application: { userId, licenseNumber, region, brokerage } }) => ({
    kind: "brokers" as const,
    licenseNumber,
    region: findRegion(region)?.name ?? region,
    brokerage,
    sameLicence: await listSameLicence(context, licenseNumber, userId),
  }),
  async decide(change, rejection) {
    const outcome = await decideBrokerApplication(change.services.db, change.services.jobs, {
      applicationId: change.id,
      decision: rejection === null ? "approved" : "rejected",
      reason: rejection ?? "",
      ...commandOf(change),
    });
    if (outcome.ok || outcome.reason !== "reason-required") return outcome as QueueOutcome;
    return { ok: false, reason: "invalid", errors: { reason: "Write the reason" } };
  },
}) satisfies QueueSource;

/** A licence belongs to one person: a second member with the number may be an impostor. */
async function listSameLicence(
  { services: { db }, viewer }: QueueContext,
  licenseNumber: string,
  userId: string,
) {
  const rows = await db
    .select({ id: users.id, name: fullName() })
    .from(users)
    .where(and(eq(users.brokerLicense, licenseNumber), ne(users.id, userId)))
    .limit(5);
  return rows.map(({ id, name }) => {
    const href = `/admin/users/${id}`;
    const mayOpen = canOpenAdminPath(viewer.adminAreas, href);
    return { id, name, href: mayOpen ? href : null };
  });
}
