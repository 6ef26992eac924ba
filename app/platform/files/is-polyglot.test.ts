import { expect, it } from "vitest";
import { isPolyglot } from "#app/platform/files/is-polyglot.ts";
import { processorTimeOf } from "#test/processor-time.ts";
import { aPictureOfTags } from "#test/worst-files.ts";

it.each(["<", "<s", "<script", "<!doctype", "<script>aaaaaaa\0"])(
  "scans 10 MB of %j in one pass",
  (tag) => {
    const picture = aPictureOfTags(tag);
    expect(processorTimeOf(() => expect(isPolyglot(picture)).toBe(false))).toBeLessThan(1_000);
  },
);

it("finds a tag at the very end", () => {
  const page = Buffer.from("<script>alert(1)</script>");
  expect(isPolyglot(Buffer.concat([aPictureOfTags(), page]))).toBe(true);
});
