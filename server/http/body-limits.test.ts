import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { fieldNames } from "#app/selling/editing/listing-fields.ts";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import { maxTicked } from "#app/ui/bulk/bulk.ts";
import { createId } from "#app/platform/db/id.ts";
import { bodyLimits } from "./body-limits.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const app = new Hono();
app.use("*", bodyLimits());
app.post("*", (c) => c.text("taken"));

const post = async (path: string, bytes: number) =>
  app.request(path, {
    method: "POST",
    headers: { "content-length": String(bytes) },
    body: "x",
  });

describe("bodyLimits", () => {
  it.each([
    ["/signin", 64 * kilobyte],
    ["/contact.data", 64 * kilobyte],
    ["/preferences", 64 * kilobyte],
    ["/listings/save", 64 * kilobyte],
    ["/sell-business/save", 352 * kilobyte],
    ["/account/listings/edit/1.data", 352 * kilobyte],
    ["/admin/articles/new", 1.25 * megabyte],
    ["/admin/articles/1/edit.data", 1.25 * megabyte],
    ["/admin/articles/preview", 1.25 * megabyte],
    ["/admin/settings/exchange-rates", megabyte],
    ["/webhooks/stripe", megabyte],
    ["/webhooks/email", 50 * megabyte],
  ])("of %s is %i bytes", async (path, most) => {
    expect((await post(path, most)).status).toBe(200);
    expect((await post(path, most + 1)).status).toBe(413);
  });

  it.each([
    ["/account/avatar", "/account/profile?photo=too-large#photo"],
    ["/account/identity", "/account/identity?problem=too-large"],
    ["/admin/articles/pictures", "/admin/articles/pictures?problem=too-large"],
    ["/admin/listings/1/photos", "/admin/listings/1/photos?problem=form-too-large"],
    ["/account/listings/1/documents", "/account/listings/1/documents?problem=too-large#documents"],
    ["/account/leads/1", "/account/leads/1?problem=too-large#reply"],
  ])(
    "redirects a browser with a file that is too large back from %s, and a script gets 413",
    async (path, to) => {
      expect((await post(path, 5 * megabyte)).status).toBe(200);
      const back = await post(path, 40 * megabyte);
      expect([back.status, back.headers.get("location")]).toEqual([303, to]);
      expect((await post(`${path}.data`, 40 * megabyte)).status).toBe(413);
    },
  );

  /** The characters that take the most bytes in a form. */
  const long = (length: number) => "世".repeat(length);
  const lengths: Record<string, number> = {
    generalSummary: 5000,
    leaseTerms: 1000,
    reasonForSale: 500,
  };
  const ofEachField = (text: (length: number) => unknown) =>
    JSON.stringify(
      Object.fromEntries(fieldNames.map((name) => [name, text(lengths[name] ?? 300)])),
    );
  const ids = Array.from({ length: maxTicked }, () => ["id", createId()]);

  it.each<[string, string[][]]>([
    [
      "/contact",
      [
        ["message", long(maxMessageLength)],
        ["name", long(200)],
      ],
    ],
    ["/account/leads", [["intent", "archive"], ...ids]],
    ["/sell-business/save", [["changes", ofEachField((n) => ({ from: long(n), to: long(n) }))]]],
    [
      "/admin/articles/1/edit",
      [
        [
          "version",
          JSON.stringify({ body: long(60_000), summary: long(300), keywords: long(400) }),
        ],
        ["body", long(60_000)],
        ["summary", long(300)],
        ["keywords", long(400)],
      ],
    ],
    ["/admin/queues/listings/reasons", [["reasons", `${long(1000)}\n`.repeat(20)]]],
    ["/admin/settings/banned-words", [["words", `${long(60)}\n`.repeat(500)]]],
  ])("accepts the longest possible form of %s", async (path, fields) => {
    const body = new URLSearchParams(fields).toString();
    expect((await post(path, body.length)).status).toBe(200);
  });

  it("is enforced while reading if the length is not declared", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * kilobyte;
        controller.enqueue(new Uint8Array(64 * kilobyte));
      },
    });
    const request = new Request("http://relevo.example/signin", {
      method: "POST",
      body,
      duplex: "half",
    } as RequestInit);
    expect((await app.request(request)).status).toBe(413);
    expect(sent).toBeLessThan(megabyte);
  });
});
