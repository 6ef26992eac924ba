import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { MessageWarning } from "./message-warning.tsx";

test("the message is hidden behind a warning that names the most serious finding", () => {
  const both = renderPart(<MessageWarning warnings={["link", "scam"]}>the text</MessageWarning>);
  expect(both).toMatch(/<details(?![^>]*\bopen\b)[^>]*>[\s\S]*known scam[\s\S]*the text/);
  const link = renderPart(<MessageWarning warnings={["link"]}>the text</MessageWarning>);
  expect(link).toContain("contains a link");
});
