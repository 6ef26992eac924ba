import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { renderEmail } from "#app/platform/mail/render-email.ts";
import { sendTestEmail } from "#app/platform/mail/send-test-email.ts";
import {
  createMailTransport,
  type Mail,
  type MailTransport,
} from "#app/platform/mail/transport.ts";
import { type MailServer, startMailServer } from "#test/stand-ins/mail-server.ts";

let server: MailServer;
let transport: MailTransport;
beforeAll(async () => {
  server = await startMailServer();
  transport = createMailTransport(server.url, "Relevo <no-reply@relevo.example>");
});
afterAll(async () => {
  transport.close();
  await server.stop();
});
beforeEach(() => {
  server.mails.length = 0;
});

const aMail = (changes: Partial<Mail> = {}): Mail => ({
  id: "0199-abc",
  channel: "email",
  recipient: "priya@example.com",
  ...renderEmail(
    {
      subject: "Bonjour — ça va ?",
      heading: "Hello",
      paragraphs: ["One paragraph."],
      reason: "Because.",
      unsubscribeUrl: "https://relevo.example/unsubscribe/abc",
    },
    null,
    "https://relevo.example",
  ),
  attempts: 0,
  lastError: null,
  sentAt: null,
  createdAt: new Date(),
  ...changes,
});

describe("the mail transport", () => {
  it("sends both parts, the unsubscribe headers and a stable message id", async () => {
    await transport.send(aMail());
    const [mail] = server.mails;
    expect(mail!.from).toBe("no-reply@relevo.example");
    expect(mail!.recipients).toEqual(["priya@example.com"]);
    expect(mail!.headers).toContain("Message-ID: <0199-abc@relevo.example>");
    expect(mail!.headers).toContain("List-Unsubscribe: <https://relevo.example/unsubscribe/abc>");
    expect(mail!.headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail!.raw).toContain("text/plain");
    expect(mail!.raw).toContain("text/html");
    expect(mail!.raw.split("One paragraph.")).toHaveLength(3);
  });

  it("sends a test email and repeats what the server said", async () => {
    const test = { address: "ops@example.com", appUrl: "https://relevo.example", now: new Date() };
    expect(await sendTestEmail(transport, test)).toMatch(/^250 /);
    expect(server.mails).toMatchObject([{ recipients: ["ops@example.com"] }]);
  });

  it("sends the reply address and the thread of an email", async () => {
    const headers = {
      "In-Reply-To": "<thread@relevo.example>",
      References: "<thread@relevo.example>",
      "Reply-To": `reply+${"a2".repeat(23)}@reply.relevo.example`,
      "Auto-Submitted": "auto-generated",
    };
    await transport.send(aMail({ headers }));
    for (const [name, value] of Object.entries(headers))
      expect(server.mails[0]!.headers).toContain(`${name}: ${value}`);
  });

  it.each([
    "priya@example.com\r\nBcc: all@example.com",
    "priya@example.com\nBcc: all@example.com",
    "priya@example.com, all@example.com",
    "priya@example.com; all@example.com",
    "Priya <all@example.com>",
    "priya@example.com> all@example.com",
    "group: priya@example.com, all@example.com;",
    "",
    "nobody",
  ])("rejects the recipient %j", async (recipient) => {
    await expect(transport.send(aMail({ recipient }))).rejects.toMatchObject({
      message: expect.stringContaining("recipient"),
      code: "EENVELOPE",
    });
    expect(server.mails).toEqual([]);
  });

  it("prevents header injection by line breaks in a stored subject or header", async () => {
    await transport.send(
      aMail({
        subject: "Hello\r\nBcc: all@example.com",
        headers: { "X-Kind": "a\r\nBcc: all@example.com" },
      }),
    );
    const [mail] = server.mails;
    expect(mail!.recipients).toEqual(["priya@example.com"]);
    expect(mail!.headers).not.toMatch(/^bcc:/im);
  });

  it("fails while the server is down and recovers afterwards", async () => {
    await transport.ping();
    await server.stop();
    await expect(transport.ping()).rejects.toThrow(/ECONNREFUSED/);
    await expect(transport.send(aMail())).rejects.toThrow(/ECONNREFUSED/);
    await server.start();
    await transport.ping();
    await transport.send(aMail());
    expect(server.mails).toHaveLength(1);
  });

  it("keeps emails for /dev/mail if no server is configured", async () => {
    const kept = createMailTransport(undefined, "Relevo <no-reply@relevo.example>");
    await kept.ping();
    await kept.send(aMail());
    kept.close();
    expect(server.mails).toEqual([]);
  });
});
