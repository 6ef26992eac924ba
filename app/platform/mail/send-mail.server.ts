import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { type Letter, renderLetter } from "#app/platform/mail/letter.ts";
import { mails } from "#app/platform/mail/mails.table.ts";

/** Tried for four days at the least, as mail servers themselves do (RFC 5321, 4.5.4.1); an outage over a weekend loses no letter. */
export const deliverMailJob = defineJob<{ mailId: string }>("deliver-mail", { retryLimit: 120 });

/** Writes a letter in the caller's transaction; a job delivers it. */
export async function sendMail(
  tx: Db,
  jobs: Jobs,
  recipient: string,
  letter: Letter,
): Promise<void> {
  const [mail] = await tx
    .insert(mails)
    .values({ recipient, ...renderLetter(letter) })
    .returning({ id: mails.id });
  await jobs.enqueue(tx, deliverMailJob, { mailId: mail!.id });
}
