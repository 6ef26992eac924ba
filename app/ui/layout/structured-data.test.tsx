import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { StructuredData, serializeStructuredData } from "./structured-data.tsx";

test("what people wrote cannot end the script, and is read as they wrote it", () => {
  const data = {
    "@context": "https://schema.org",
    name: "</script><script>alert(1)</script> & co",
  };
  const text = serializeStructuredData(data);
  const markup = renderPart(<StructuredData text={text} />);
  expect(markup.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(JSON.parse(text)).toEqual(data);
});
