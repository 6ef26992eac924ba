import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendPhoneCode } from "#app/accounts/security/phone-code.server.ts";
import { sendReset } from "#app/accounts/passwords/reset/send-reset.job.server.ts";
import { findShownMail, openMail } from "#app/admin/emails/open-email.server.ts";
import { alertUrl } from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
import { replyAddress, unsubscribeUrl } from "#app/messages/email/email-tokens.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { anAccountRequest } from "#test/account-request.ts";
import { anAdmin, aUser } from "#test/factories.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const secret = "a secret of thirty-two characters!";
const appUrl = "http://localhost:3000";

withDatabase((world) => {
  const shown = async (id: string) => JSON.stringify(await findShownMail(world().db, id));

  test("masks links that reset a password", async () => {
    const { db, jobs } = world();
    const person = await aUser(db);
    const requestedAt = new Date().toISOString();
    await sendReset(db, jobs, { email: person.email, requestedAt });
    const [mail] = await mailsTo(db, person.email);
    const token = tokenIn(mail!.text);
    expect(mail!.html).toContain(token);
    const copy = await shown(mail!.id);
    expect(copy).not.toContain(token);
    expect(copy).toContain("/reset-password?token=•••");
  });

  test("masks confirmations, unsubscribe links, reply addresses and codes", async () => {
    const { db, jobs } = world();
    const id = createId();
    const links = [
      alertUrl(secret, "confirm", id),
      alertUrl(secret, "unsubscribe", id),
      unsubscribeUrl(secret, id),
    ];
    const reply = replyAddress(secret, "in.example.com", { conversationId: id, seat: "owner" });
    const mailId = await sendEmail(db, jobs, "ana@example.com", {
      subject: "News",
      heading: "News",
      paragraphs: [`Or answer to ${reply}`],
      links: links.map((url) => ({ label: "Open", url })),
      action: { label: "Look", url: `${appUrl}/business/${id}` },
      unsubscribeUrl: links[2]!,
      reason: "Because",
      headers: { "Reply-To": reply },
    });
    const copy = await shown(mailId);
    for (const url of [...links, reply]) expect(copy).not.toContain(url.slice(-24));
    expect(copy).toContain(`${appUrl}/business/${id}`);

    const person = await aUser(db, { phone: "+1 416 555 0177" });
    await sendPhoneCode(anAccountRequest(world()), person.id);
    const [sms] = await db.select().from(mails).where(eq(mails.recipient, "+14165550177"));
    const code = /\d{6}/.exec(sms!.text)![0];
    expect(await shown(sms!.id)).toContain("•••••• is your");
    expect((await findShownMail(db, sms!.id))!.text).not.toContain(code);
  });

  test("logs that an email was opened, if it exists", async () => {
    const { db, jobs } = world();
    const { id: actorId } = await anAdmin(db);
    const mailId = await sendEmail(db, jobs, "bo@example.com", {
      subject: "Hello",
      heading: "Hello",
      paragraphs: [],
      reason: "Because",
    });
    const by = { actorId, requestId: "r" };
    expect(await openMail(db, createId(), by)).toBeNull();
    expect(await openMail(db, mailId, by)).toMatchObject({ recipient: "bo@example.com" });
    const entries = await db
      .select({ action: auditLog.action, subjectId: auditLog.subjectId })
      .from(auditLog)
      .where(eq(auditLog.actorId, actorId));
    expect(entries).toEqual([{ action: "email-opened", subjectId: mailId }]);
  });
});
