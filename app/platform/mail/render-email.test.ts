import { describe, expect, it } from "vitest";
import { type EmailContent, renderEmail as render } from "#app/platform/mail/render-email.ts";
import { site } from "#app/shared/brand.ts";

const email: EmailContent = {
  subject: "Someone wrote to you",
  heading: "A question about “Café & Bakery”",
  paragraphs: ["Priya <priya@example.com> asks:", "Is the lease\ntransferable?"],
  action: { label: "Read & answer", url: "https://relevo.example/messages?a=1&b=2" },
  reason: "You get this because somebody wrote to you.",
};

/** The text a mail program shows of the HTML part. */
const shown = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, "")
    .replaceAll("<br>", "\n")
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, "$2:\n$1\n")
    .replace(/<\/?[a-z][^>]*>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

const operator = {
  legalName: "Smith & Sons Ltd.",
  postalAddress: "1 Main Street, Moncton",
  supportEmail: "help@example.com",
};
const appUrl = "https://relevo.example";
const renderEmail = (content: EmailContent) => render(content, null, appUrl);

describe("renderEmail", () => {
  it("has the same content in the text part and in the HTML part", () => {
    const withStop = {
      ...email,
      unsubscribeUrl: "https://relevo.example/unsubscribe/abc?x=1&y=2",
    };
    const { text, html } = render(withStop, operator, appUrl);
    const read = shown(html);
    for (const said of [
      email.heading,
      ...email.paragraphs,
      email.action!.label,
      email.action!.url,
      email.reason,
      withStop.unsubscribeUrl,
      "Smith & Sons Ltd., 1 Main Street, Moncton",
      operator.supportEmail,
    ]) {
      expect(text).toContain(said);
      expect(read).toContain(said);
    }
  });

  it("puts the address of the site into links, texts and headers", () => {
    const { text, html, headers } = renderEmail({
      ...email,
      action: { label: "Open", url: `${site}/messages` },
      reason: `Choose your emails: ${site}/settings`,
      unsubscribeUrl: `${site}/unsubscribe/abc`,
    });
    for (const part of [text, html, headers["List-Unsubscribe"]]) {
      expect(part).toContain(`${appUrl}/unsubscribe/abc`);
      expect(part).not.toContain(site);
    }
    for (const part of [text, html]) {
      expect(part).toContain(`${appUrl}/messages`);
      expect(part).toContain(`${appUrl}/settings`);
    }
  });

  it("names nobody until the operator is set", () => {
    const { text, html } = renderEmail(email);
    expect(text.endsWith(`-- \n${email.reason}`)).toBe(true);
    expect(html).toContain(`${email.reason}</p>`);
  });

  it("supports several links, a reply line and further headers", () => {
    const links = [1, 2].map((n) => ({
      label: `Lead ${n}`,
      url: `https://relevo.example/?n=${n}`,
    }));
    const quotes = [{ label: "Message 1 of 2", text: "Is it\nfree?" }, { text: "Hello?" }];
    const more = {
      links,
      quotes,
      hint: "You may reply.",
      replyLine: "Reply above this line",
      headers: { References: "<a@b>" },
    };
    const { text, html, headers } = renderEmail({ ...email, ...more });
    expect(text.startsWith("Reply above this line\n")).toBe(true);
    const read = shown(html);
    for (const { label, url } of links) {
      expect(text).toContain(`${label}:\n${url}`);
      expect(read).toContain(`${label}:\n${url}`);
    }
    for (const said of ["Message 1 of 2", "Is it\nfree?", "Hello?", more.hint]) {
      expect(text).toContain(said);
      expect(read).toContain(said);
    }
    expect(read.indexOf(more.replyLine)).toBeLessThan(read.indexOf(email.heading));
    expect(headers).toEqual(more.headers);
  });

  it("shows cards in both parts, with old figures, and escapes markup in them", () => {
    const evil = `"><script>alert('x')</script>`;
    const { text, html } = renderEmail({
      ...email,
      cards: [
        {
          label: "Price reduced",
          title: `Café & Bakery ${evil}`,
          url: "https://relevo.example/business/1",
          subtitle: "Halifax, Nova Scotia",
          figures: [{ label: "Asking price", value: "CA$450,000", before: "CA$500,000" }],
          image: { url: "https://relevo.example/media/1/800", alt: evil },
        },
      ],
    });
    expect(text).toContain("Asking price: CA$450,000 (was CA$500,000)");
    expect(html).not.toContain("<script");
    for (const part of [text, shown(html)])
      for (const said of ["Price reduced", "Halifax, Nova Scotia", "CA$450,000", "CA$500,000"])
        expect(part).toContain(said);
  });

  it("escapes markup", () => {
    const evil = `"><script>alert('x')</script><img src=x onerror=alert(1)>`;
    const { html } = renderEmail({
      subject: evil,
      heading: evil,
      paragraphs: [evil],
      action: { label: evil, url: `https://relevo.example/${evil}` },
      reason: evil,
      links: [{ label: evil, url: `https://relevo.example/${evil}` }],
      replyLine: evil,
      quotes: [{ label: evil, text: evil }],
      hint: evil,
      unsubscribeUrl: `https://relevo.example/${evil}`,
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html.match(/href="[^"]*"/g)).toHaveLength(3);
    expect(shown(html).split(evil)).toHaveLength(13);
  });

  it.each(["\r\n", "\n", "\r", "\r\n\r\n", "\u2028", "\u0000", "\u0085"])(
    "keeps %j out of the subject",
    (lineBreak) => {
      const { subject } = renderEmail({
        ...email,
        subject: `Hello${lineBreak}Bcc: all@example.com`,
      });
      expect(subject).toBe("Hello Bcc: all@example.com");
    },
  );

  it("truncates a very long subject between characters", () => {
    const { subject } = renderEmail({ ...email, subject: `a${"🥐".repeat(300)}` });
    expect(subject).toBe(`a${"🥐".repeat(99)}`);
  });

  it("supports one-click unsubscribe (RFC 8058) only where required", () => {
    const unsubscribeUrl = "https://relevo.example/unsubscribe/abc";
    expect(renderEmail({ ...email, unsubscribeUrl }).headers).toEqual({
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(renderEmail(email).headers).toEqual({});
    expect(renderEmail(email).text).not.toContain("Unsubscribe");
  });
});
