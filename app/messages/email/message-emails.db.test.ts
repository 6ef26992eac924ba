import { listingNotification } from "#app/listings/lifecycle/listing-notifications.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { describe, expect, test } from "vitest";
import { wantsChannel } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { action, loader } from "./message-emails-page.tsx";
import { openMessageEmails } from "./message-emails.server.ts";
import { unsubscribeUrl } from "./email-tokens.server.ts";
import { anAccountRequest, aPageContext, secret } from "#test/account-request.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const tokenFor = (userId: string, by = secret) => unsubscribeUrl(by, userId).split("/").at(-1)!;
const opening = (token: string) => ({
  token,
  secrets: ["another secret, of the rotation", secret],
});

withDatabase((world) => {
  const wants = (userId: string) => wantsChannel(world().db, userId, messageNotification, "email");

  describe("the link in an email about messages", () => {
    test("changes nothing when opened, toggles the emails, and can be reused", async () => {
      const { db } = world();
      const { id } = await aUser(db);
      const link = opening(tokenFor(id));
      expect(await openMessageEmails(db, link)).toBe("on");
      expect(await wants(id)).toBe(true);
      for (const enabled of [false, false, true, true, false]) {
        const state = enabled ? "on" : "off";
        expect(await openMessageEmails(db, link, enabled)).toBe(state);
        expect(await openMessageEmails(db, link)).toBe(state);
        expect(await wants(id)).toBe(enabled);
      }
      // Other kinds of emails have their own link.
      expect(await wantsChannel(db, id, listingNotification, "email")).toBe(true);
    });

    test("does not change the switch for all emails", async () => {
      const { db } = world();
      const { id } = await aUser(db, { notifyByEmail: false });
      const link = opening(tokenFor(id));
      expect(await openMessageEmails(db, link)).toBe("all-off");
      expect(await openMessageEmails(db, link, true)).toBe("all-off");
      expect(await wants(id)).toBe(false);
    });

    test("is not found if the signature is invalid or the person was deleted", async () => {
      const { db } = world();
      const { id } = await aUser(db);
      const gone = await aUser(db, { deletedAt: new Date() });
      for (const token of [tokenFor(id, "c".repeat(32)), id, "", tokenFor(gone.id)]) {
        expect(await openMessageEmails(db, opening(token))).toBe("no-such-link");
        expect(await openMessageEmails(db, opening(token), false)).toBe("no-such-link");
      }
      expect(await wants(id)).toBe(true);
    });

    test("supports one-click unsubscribe without a session or redirect", async () => {
      const { id } = await aUser(world().db);
      const context = aPageContext(world(), anAccountRequest(world()));
      const send = (token: string) => {
        const request = new Request(`https://relevo.example/unsubscribe/messages/${token}`, {
          method: "POST",
          body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
        });
        return action({ request, context, params: { token } } as never);
      };
      expect(await send(tokenFor(id))).toMatchObject({
        data: { state: "off" },
        init: { status: 200 },
      });
      expect(await wants(id)).toBe(false);
      expect(await send("made-up")).toMatchObject({ init: { status: 404 } });
      const page = await loader({ context, params: { token: "made-up" } } as never);
      expect(page).toMatchObject({ data: { state: "no-such-link" }, init: { status: 404 } });
    });
  });
});
