import { and, asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { offsetOf, type Page, paged } from "#app/shared/paging.ts";
import { roomDocuments, roomQuestions } from "#app/deals/room/room.table.ts";

const questionColumns = {
  ...pick(roomQuestions, "id", "documentId", "question", "askedAt", "answer", "forAll"),
  answeredAt: roomQuestions.answeredAt,
  documentName: roomDocuments.name,
};

export type RoomQuestion = Awaited<ReturnType<typeof listOwnQuestions>>["rows"][number];

/** All of them, unanswered ones first. */
export async function listOwnQuestions(db: Db, listingId: string, page: Page) {
  const isHere = eq(roomQuestions.listingId, listingId);
  const [rows, total] = await Promise.all([
    db
      .select({ ...questionColumns, asker: fullName() })
      .from(roomQuestions)
      .innerJoin(users, eq(users.id, roomQuestions.askerId))
      .leftJoin(roomDocuments, eq(roomDocuments.id, roomQuestions.documentId))
      .where(isHere)
      .orderBy(asc(sql`${roomQuestions.answeredAt} is not null`), desc(roomQuestions.askedAt))
      .limit(page.size)
      .offset(offsetOf(page)),
    db.$count(roomQuestions, isHere),
  ]);
  return paged(rows.map(withTimes), total, page);
}

export const countUnanswered = (db: Db, listingId: string): Promise<number> =>
  db.$count(
    roomQuestions,
    and(eq(roomQuestions.listingId, listingId), isNull(roomQuestions.answer)),
  );

interface ReaderQuestions {
  listingId: string;
  readerId: string;
  /** The questions about one document. Null: about the room. */
  documentId: string | null;
}

/** More than anyone reads at once. */
const maxShown = 100;

/** A reader sees their own questions and those answered for all, without the names of the askers. */
export async function listReaderQuestions(
  db: Db,
  { listingId, readerId, documentId }: ReaderQuestions,
) {
  const isOwn = eq(roomQuestions.askerId, readerId);
  const rows = await db
    .select({ ...questionColumns, isOwn: sql<boolean>`${isOwn}` })
    .from(roomQuestions)
    .leftJoin(roomDocuments, eq(roomDocuments.id, roomQuestions.documentId))
    .where(
      and(
        eq(roomQuestions.listingId, listingId),
        documentId ? eq(roomQuestions.documentId, documentId) : isNull(roomQuestions.documentId),
        or(isOwn, roomQuestions.forAll),
      ),
    )
    .orderBy(desc(roomQuestions.askedAt))
    .limit(maxShown);
  return rows.map(withTimes);
}

const withTimes = <Row extends { askedAt: Date; answeredAt: Date | null }>(row: Row) => ({
  ...row,
  askedAt: row.askedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
