import { expect } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import { mailsTo } from "#test/mails.ts";

/** The text of the newest email with this subject; waits, because some are written by a job. */
export async function emailTo(
  db: Db,
  recipient: string,
  subject: string | RegExp,
): Promise<string> {
  let text = "";
  await expect
    .poll(
      async () => {
        const mail = (await mailsTo(db, recipient)).find(({ subject: one }) =>
          typeof subject === "string" ? one === subject : subject.test(one),
        );
        return (text = mail?.text ?? "");
      },
      { message: `“${String(subject)}” to ${recipient}`, intervals: [50, 100, 250] },
    )
    .not.toBe("");
  return text;
}

/** The path of the first link in an email that contains this. */
export const linkIn = (text: string, part = "token="): string => {
  const link = text.match(/https?:\/\/\S+/g)!.find((found) => found.includes(part));
  const { pathname, search } = new URL(link!);
  return pathname + search;
};
