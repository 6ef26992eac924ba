import { expect, test } from "vitest";
import { servicesContext } from "#app/context.ts";
import type { Env } from "#app/platform/env.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { renderEmail } from "#app/platform/mail/render-email.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { withDatabase } from "#test/with-database.ts";
import { loader } from "./mail-preview.route.ts";

const { headers: _headers, ...email } = renderEmail(
  {
    subject: "Confirm your email address",
    heading: "Welcome",
    paragraphs: ["<script>alert(1)</script>"],
    reason: "You received this email because you signed up.",
  },
  null,
  "https://relevo.example",
);

withDatabase((world) => {
  const preview = async (id: string, mode: Env["mode"] = "test"): Promise<Response> => {
    const context = aPageContext(world(), anAccountRequest(world()));
    const services = context.get(servicesContext);
    context.set(servicesContext, { ...services, env: { ...services.env, mode } });
    return loader({ context, params: { id } } as never);
  };
  const insert = async (html: string | null): Promise<string> => {
    const values = { ...email, html, recipient: "buyer@example.com" };
    const [mail] = await world().db.insert(mails).values(values).returning();
    return mail!.id;
  };
  const notFound = expect.objectContaining({ init: { status: 404 } }) as unknown;

  test("shows an email with its styles, without scripts, and with links that open a new tab", async () => {
    const response = await preview(await insert(email.html));
    const policy = response.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'self'; sandbox allow-popups");
    expect(policy).not.toMatch(/script|allow-same-origin/);
    const html = await response.text();
    expect(html).toContain('<base target="_blank">');
    expect(html).not.toContain("<script>");
  });

  test("shows no email in production", async () => {
    const id = await insert(email.html);
    await expect(preview(id, "production")).rejects.toEqual(notFound);
  });

  test("text messages and unknown ids have no preview", async () => {
    await expect(preview(await insert(null))).rejects.toEqual(notFound);
    await expect(preview("01900000-0000-7000-8000-000000000000")).rejects.toEqual(notFound);
    await expect(preview("1")).rejects.toEqual(notFound);
  });
});
