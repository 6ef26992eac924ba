import { describe, expect, test } from "vitest";
import {
  addressesIn,
  checkAuthenticity,
  type EmailHeader,
  isAutoReply,
  isBounce,
  senderIn,
} from "./inbound-email.ts";

const email = {
  returnPath: "sam@example.com" as string | null,
  from: "sam@example.com",
  subject: "Re: Inquiry about A mill",
  headers: [["Auto-Submitted", "no"]] as EmailHeader[],
};

describe("a person's email", () => {
  test.each([
    email,
    { ...email, returnPath: null, headers: [] },
    { ...email, subject: "I am out on Friday" },
    { ...email, headers: [["Precedence", "normal"]] as EmailHeader[] },
    { ...email, headers: [["Content-Type", "multipart/alternative"]] as EmailHeader[] },
  ])("is neither a bounce nor an automatic reply: %j", (one) => {
    expect(isBounce(one)).toBe(false);
    expect(isAutoReply(one)).toBe(false);
  });
});

test.each<[string, Partial<typeof email>]>([
  ["an empty return path", { returnPath: "" }],
  ["the mailer daemon", { from: "mailer-daemon@example.com" }],
  ["the postmaster", { from: "postmaster@example.com" }],
  ["a report", { headers: [["content-type", "multipart/report; report-type=delivery-status"]] }],
  ["failed recipients", { headers: [["X-Failed-Recipients", "sam@example.com"]] }],
])("%s is a bounce", (_what, changes) => {
  expect(isBounce({ ...email, ...changes })).toBe(true);
});

test.each<[string, Partial<typeof email>]>([
  ["Auto-Submitted", { headers: [["Auto-Submitted", "auto-replied (vacation)"]] }],
  ["X-Autoreply", { headers: [["X-Autoreply", "yes"]] }],
  ["X-Autorespond", { headers: [["x-autorespond", ""]] }],
  ["Precedence bulk", { headers: [["Precedence", "bulk"]] }],
  ["Precedence auto_reply", { headers: [["precedence", "auto_reply"]] }],
  ["a mailing list", { headers: [["List-Id", "<news.example.com>"]] }],
  ["Out of office", { subject: "Out of Office: Re: Inquiry about A mill" }],
  ["Outlook", { subject: "Automatic reply: Inquiry about A mill" }],
  ["a reply to that", { subject: "Re: Auto-Reply: Inquiry" }],
  ["French", { subject: "Réponse automatique : Inquiry about A mill" }],
  ["French absence", { subject: "Absence du bureau : Inquiry" }],
  ["Spanish", { subject: "Respuesta automática: Inquiry about A mill" }],
])("%s is an automatic reply", (_what, changes) => {
  expect(isAutoReply({ ...email, ...changes })).toBe(true);
});

describe("the addresses of a header", () => {
  test.each([
    ["Sam <SAM@Example.com>", "sam@example.com"],
    ["sam@example.com", "sam@example.com"],
    ['"Stone, Sam" <sam@example.com>', "sam@example.com"],
    ['"victim@example.com" <attacker@evil.example>', "attacker@evil.example"],
    ["victim@example.com <attacker@evil.example>", "attacker@evil.example"],
    ["Sam (sam@other.example) <sam@example.com>", "sam@example.com"],
    ["victim@example.com, attacker@evil.example", ""],
    ["<victim@example.com>, <attacker@evil.example>", ""],
    ["Sam", ""],
    ["", ""],
    ["a@b@c", ""],
  ])("parses %j as from %j", (header, sender) => {
    expect(senderIn([header])).toBe(sender);
  });

  test("two From headers are not one sender", () => {
    expect(senderIn(["sam@example.com", "bea@example.com"])).toBe("");
  });

  test("includes all of them", () => {
    expect(addressesIn('A <a@x.example>, "b, c" <b@x.example>; c@x.example')).toEqual([
      "a@x.example",
      "b@x.example",
      "c@x.example",
    ]);
  });
});

describe("authentication by the sender's domain", () => {
  const from = "sam@mail.example.com";
  const spf = (result: string, domain = "example.com") => ({ result, domain });
  test.each([
    ["SPF of the domain", [spf("Pass (sender SPF authorized)")], "pass"],
    ["DKIM of the domain", [spf("pass", "mail.example.com")], "pass"],
    ["DKIM although it was forwarded", [spf("fail", "other.example"), spf("pass")], "pass"],
    ["SPF of another domain", [spf("pass", "evil.example")], "unknown"],
    ["a domain that only ends alike", [spf("pass", "ample.com")], "unknown"],
    ["a whole country", [spf("pass", "com")], "unknown"],
    ["nothing", [], "unknown"],
    ["a soft failure", [spf("softfail")], "unknown"],
    ["a failure", [spf("fail")], "fail"],
    ["DKIM that does not match", [spf("none"), spf("fail")], "fail"],
  ] as const)("%s", (_what, findings, verdict) => {
    expect(checkAuthenticity(from, findings, [])).toBe(verdict);
  });

  test("a header that anyone can write can only count against it", () => {
    const results = (value: string): EmailHeader[] => [["Authentication-Results", value]];
    expect(checkAuthenticity(from, [spf("pass")], results("mx.example; dmarc=fail"))).toBe("fail");
    const passed = results("mx.example; dmarc=pass spf=pass");
    expect(checkAuthenticity(from, [spf("fail")], passed)).toBe("fail");
  });
});
