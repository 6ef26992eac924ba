import { expect, test } from "vitest";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import { fillQuickReply, maxQuickReplyName, suggestedReplies } from "./quick-reply.ts";
import { quickReplySchema } from "./quick-reply.schema.ts";

test("fills in name and title at every occurrence", () => {
  const text = "Hi {name}, {title}? {title}! {other}";
  expect(fillQuickReply(text, { otherName: "Bea Núñez", title: "A $& mill" })).toBe(
    "Hi Bea, A $& mill? A $& mill! {other}",
  );
  expect(fillQuickReply("About {title}", { otherName: "Bea", title: null })).toBe(
    "About the business",
  );
});

test("the suggested ones can be saved", () => {
  for (const one of suggestedReplies) expect(quickReplySchema.parse(one)).toEqual(one);
});

test("requires a short name and a text", () => {
  const valid = { name: "Thanks", content: "Thank you" };
  for (const wrong of [
    { ...valid, name: " " },
    { ...valid, name: "x".repeat(maxQuickReplyName + 1) },
    { ...valid, content: "\0" },
    { ...valid, content: "x".repeat(maxMessageLength + 1) },
    { name: "Thanks" },
  ])
    expect(quickReplySchema.safeParse(wrong).success).toBe(false);
  expect(quickReplySchema.parse({ name: " Two\r\nlines ", content: "a\r\nb" })).toEqual({
    name: "Two lines",
    content: "a\nb",
  });
});
