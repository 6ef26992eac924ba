import { allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { describeFileProblem } from "#app/messages/thread/files/message-file.ts";
import {
  prepareMessageFile,
  type PreparedFile,
  messageFileLimit,
} from "#app/messages/thread/files/prepare-message-file.server.ts";
import { maxFilesPerMessage } from "#app/messages/thread/thread.ts";
import { plainText } from "#app/shared/plain-text.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { InboundFile } from "./inbound-email.ts";
import type { RefusedFile } from "./refusal-emails.ts";

/** The logo of a signature is about this large; photos of a phone are larger. */
const maxLogoBytes = 64 * 1024;
/** Added by mail programs, and nothing that a person attached. */
const technicalFile =
  /^(application\/(pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-keys|ms-tnef)|text\/(calendar|x-vcard|vcard))\b/i;

export const isAttached = ({ contentType, isInline, bytes }: InboundFile): boolean =>
  !technicalFile.test(contentType) &&
  !(isInline && contentType.startsWith("image/") && bytes.byteLength <= maxLogoBytes);

/** The attachments of an email under the rules of attachments on the site; what breaks them is left out and told. */
export async function prepareEmailFiles(
  db: Db,
  userId: string,
  files: readonly InboundFile[],
  now: Date,
): Promise<{ prepared: PreparedFile[]; refused: RefusedFile[] }> {
  const prepared: PreparedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const { name, bytes } of files.filter(isAttached)) {
    const outcome = await prepare(db, userId, name, bytes, prepared.length, now);
    if (!outcome.ok)
      refused.push({ name: shownName(name), problem: describeFileProblem(outcome.reason) });
    else if (!prepared.some(({ contentHash }) => contentHash === outcome.file.contentHash))
      prepared.push(outcome.file);
  }
  return { prepared, refused };
}

const shownName = (name: string): string =>
  plainText(name).replaceAll("\n", " ").slice(0, 100).toWellFormed() || "Attachment";

async function prepare(
  db: Db,
  userId: string,
  name: string,
  bytes: Uint8Array,
  count: number,
  now: Date,
) {
  if (count === maxFilesPerMessage) return { ok: false, reason: "too-many-files" } as const;
  if (!(await allowAttempt(db, messageFileLimit, userId, now)))
    return { ok: false, reason: "too-many-attempts" } as const;
  return prepareMessageFile(userId, { name, read: async () => bytes });
}
