import { expect, test } from "vitest";
import { inboxHref, isNarrowed, parseInboxSearch, wholeInbox } from "./inbox-search.ts";

const listing = "0193b0a0-0000-7000-8000-00000000000a";

test.each([
  "",
  "?box=received",
  "?box=sent&status=archived",
  `?box=received&status=active&need=due&stage=offer&passport=only&listing=${listing}&q=quiet+caf%C3%A9`,
  "?passport=first",
])("%s round-trips", (query) => {
  const search = parseInboxSearch(new URLSearchParams(query));
  expect(inboxHref(search)).toBe(`/account/leads${query}`);
});

test("invalid values fall back to the default", () => {
  const query =
    "?box=x&status=open&need=&stage=NEW&passport=last&listing=1%27or&q=%00%0a+%ed%a0%80";
  expect(parseInboxSearch(new URLSearchParams(query))).toMatchObject({
    ...wholeInbox,
    words: expect.not.stringContaining("\0"),
  });
  expect(parseInboxSearch(new URLSearchParams({ q: "x".repeat(500) })).words).toHaveLength(80);
  expect(parseInboxSearch(new URLSearchParams({ q: "a\u0000b\ud800" })).words).toBe("a b\ufffd");
});

test("only filters within a box narrow it", () => {
  expect(isNarrowed({ ...wholeInbox, box: "sent", status: "closed" })).toBe(false);
  for (const change of [
    { need: "due" },
    { stage: "new" },
    { listingId: listing },
    { passport: "only" },
    { words: "x" },
  ])
    expect(isNarrowed({ ...wholeInbox, ...(change as object) })).toBe(true);
});
