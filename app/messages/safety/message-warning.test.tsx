import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { MessageWarning } from "./message-warning.tsx";

test("the message is behind a closed warning that says the worst of what was found", () => {
  const both = renderPart(<MessageWarning warnings={["link", "scam"]}>the text</MessageWarning>);
  expect(both).toMatch(/<details(?![^>]*\bopen\b)[^>]*>[\s\S]*known scam[\s\S]*the text/);
  const link = renderPart(<MessageWarning warnings={["link"]}>the text</MessageWarning>);
  expect(link).toContain("contains a link");
});
