import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { StructuredData, serializeStructuredData } from "./structured-data.tsx";

test("user content cannot close the script, and is preserved", () => {
  const data = {
    "@context": "https://schema.org",
    name: "</script><script>alert(1)</script> & co",
  };
  const text = serializeStructuredData(data);
  const markup = renderPart(<StructuredData text={text} />);
  expect(markup.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(JSON.parse(text)).toEqual(data);
});
