import { expect, test } from "vitest";
import { layOutApart } from "./lay-out-apart.server.ts";

test("previews that nobody waits for any more do not delay a save", async () => {
  const previews = Array.from({ length: 6 }, () => {
    const controller = new AbortController();
    const preview = layOutApart("writer", "Words.", { signal: controller.signal });
    controller.abort();
    return preview;
  });
  expect(await layOutApart("writer", "Words.")).toMatchObject({ ok: true });
  for (const preview of previews) expect(await preview).toEqual({ ok: false, reason: "busy" });
});
