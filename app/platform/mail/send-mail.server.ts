import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { type Letter, renderLetter } from "#app/platform/mail/letter.ts";
import { mails } from "#app/platform/mail/mails.table.ts";

export const deliverMailJob = defineJob<{ mailId: string }>("deliver-mail");

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
