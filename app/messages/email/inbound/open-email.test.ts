import { describe, expect, test } from "vitest";
import { createLog } from "#app/platform/log.ts";
import { postmarkRequest, rawEmail } from "#test/provider-emails.ts";
import { openEmail } from "./email-webhook.server.ts";

const sent = { from: "Sam <sam@example.com>", to: "reply+x@reply.relevo.example", text: "Yes" };
const bytesOf = (raw: Buffer) =>
  new Uint8Array(Buffer.from(postmarkRequest({ ...sent, raw }, "").body as string));
const post = (raw: Buffer, maxProcessorMs?: number) =>
  openEmail(bytesOf(raw), {
    log: createLog("silent"),
    contentType: "application/json",
    maxProcessorMs,
  });

const mixed = (html: string) =>
  Buffer.from(
    `From: sam@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHi\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}`,
  );

async function msOfThread(raw: Buffer): Promise<number> {
  const before = process.threadCpuUsage();
  const email = await post(raw, 900);
  await email?.readContent();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe("an email", () => {
  test("is opened, and its content read on demand", async () => {
    const email = await post(rawEmail({ ...sent, messageId: "1@example.com" }));
    expect(email).toMatchObject({
      externalId: "1@example.com",
      from: "sam@example.com",
      recipients: [sent.to],
      automatic: null,
    });
    expect(await email!.readContent()).toEqual({ text: "Yes", files: [] });
  });

  test.each([
    ["a line for each byte", Buffer.from(`From: sam@example.com\r\n\r\n${"\n".repeat(3_000_000)}`)],
    ["tags without an end", mixed("<a href=".repeat(50_000))],
    ["groups of addresses", Buffer.from(`From: ${"a:".repeat(100_000)}\r\n\r\nYes`)],
    ["too many headers", Buffer.from(`${"X: y\r\n".repeat(200_000)}\r\nYes`)],
  ])("crafted to be slow is stopped by its time limit: %s", async (_what, raw) => {
    const plain = Buffer.from(`From: sam@example.com\r\n\r\n${"x".repeat(raw.length)}`);
    const [crafted, usual] = [await msOfThread(raw), await msOfThread(plain)];
    // This thread only starts the process and hands over, which takes longer on a busy machine.
    expect(crafted).toBeLessThan(Math.max(500, 5 * usual));
  });

  test("with a large attachment is read within the limits", async () => {
    const bytes = Buffer.alloc(24 * 2 ** 20, "x");
    const files = [{ name: "plan.pdf", contentType: "application/pdf", bytes }];
    const content = await (await post(rawEmail({ ...sent, files })))!.readContent();
    expect(content!.files).toMatchObject([{ name: "plan.pdf", isInline: false }]);
    expect(content!.files[0]!.bytes).toHaveLength(bytes.length);
  });
});
