import type { ReviewTable } from "./reviews.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import type { defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";

/** What differs between the kinds of documents under review. */
export interface DocumentReview {
  table: ReviewTable;
  /** The subject in the audit log, and the prefix of its actions. */
  subject: "identity" | "funds";
  limit: ReturnType<typeof defineRateLimit>;
  /** The queue, and the email to its administrators. */
  queue: string;
  alert: { heading: string; text: string };
  /** The person's page about it. */
  page: string;
  approve(tx: Db, request: { id: string; userId: string; now: Date }): Promise<void>;
  decisionEmail(rejection: string | null): EmailContent;
}
