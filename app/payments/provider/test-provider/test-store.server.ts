import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { deliverTestEventJob } from "#app/payments/provider/test-provider/test-jobs.server.ts";
import type {
  TestDispute,
  TestEvent,
  TestInvoicePayment,
  TestObject,
  TestRefund,
} from "#app/payments/provider/test-provider/test-objects.ts";
import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** A transaction of the test provider, which has its own clock so that tests can simulate years. */
export interface TestTransaction {
  tx: Db;
  jobs: Jobs;
  now: Date;
}

export const newTestId = (prefix: string): string =>
  `${prefix}_test_${randomBytes(16).toString("hex")}`;

export const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Locked until the transaction ends: two clicks on "Pay" are one payment. */
export async function getTestObject<Wanted extends TestObject>(
  tx: Db,
  object: Wanted["object"],
  id: string,
): Promise<Wanted | null> {
  const [row] = await tx
    .select({ data: testProviderObjects.data })
    .from(testProviderObjects)
    .where(eq(testProviderObjects.id, id))
    .for("update");
  return row?.data.object === object ? (row.data as Wanted) : null;
}

export async function putTestObject(
  { tx, now }: Pick<TestTransaction, "tx" | "now">,
  data: TestObject,
  dueAt: Date | null = null,
): Promise<void> {
  await tx
    .insert(testProviderObjects)
    .values({ id: data.id, data, dueAt, createdAt: now })
    .onConflictDoUpdate({ target: testProviderObjects.id, set: { data, dueAt } });
}

export async function emitTestEvent(
  transaction: TestTransaction,
  type: string,
  object: TestObject | TestRefund | TestDispute | TestInvoicePayment,
): Promise<void> {
  const event: TestEvent = {
    id: newTestId("evt"),
    object: "event",
    type,
    created: toSeconds(transaction.now),
    data: { object },
  };
  await putTestObject(transaction, event);
  await transaction.jobs.enqueue(transaction.tx, deliverTestEventJob, { eventId: event.id });
}
