import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { servicesContext } from "#app/context.ts";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { messages } from "#app/messages/messages.table.ts";
import type { Env } from "#app/platform/env.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { aConversation, aMessage, aSeller } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { action } from "./mailbox-page.tsx";

withDatabase((world) => {
  const aContext = (mode: Env["mode"] = "test") => {
    const context = aPageContext(world(), anAccountRequest(world()));
    const services = context.get(servicesContext);
    context.set(servicesContext, { ...services, env: { ...services.env, mode } });
    return context;
  };
  const send = async (mail: string, mode?: Env["mode"]): Promise<unknown> => {
    const body = new URLSearchParams({ mail, text: "It is still for sale." });
    const request = new Request("http://localhost/dev/mail", { method: "POST", body });
    try {
      return await action({ request, context: aContext(mode) } as never);
    } catch (thrown) {
      return thrown;
    }
  };

  test("returns an email in development, never in production", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const thread = await aConversation(db, { ownerId: seller.id });
    await aMessage(db, thread);
    const reply = { conversationId: thread.id, userId: seller.id };
    await emailMessages(aContext().get(servicesContext), reply, new Date());
    const [mail] = await mailsTo(db, seller.email);
    const notFound = { init: { status: 404 } };
    expect(await send(mail!.id, "production")).toMatchObject(notFound);
    expect(await send("1")).toMatchObject(notFound);
    const answer = (await send(mail!.id)) as Response;
    expect(answer.headers.get("location")).toBe(`/dev/mail?mail=${mail!.id}&reply=delivered`);
    const replies = await db.select().from(messages).where(eq(messages.senderId, seller.id));
    expect(replies).toMatchObject([{ content: "It is still for sale.", origin: "email" }]);
  });
});
