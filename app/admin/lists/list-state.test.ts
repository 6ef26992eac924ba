import { expect, test } from "vitest";
import { isNarrowed, listQuery, type ListSpec, parseListState } from "./list-state.ts";

const spec: ListSpec<"type" | "since", "createdAt" | "email"> = {
  heading: "Users",
  pathname: "/admin/users",
  words: null,
  filters: {
    type: { label: "Type", all: "All types", options: { buyer: "Buyer", seller: "Seller" } },
    since: { label: "Since", all: "Any", options: {}, accepts: (value) => /^\d{4}$/.test(value) },
  },
  sorts: ["createdAt", "email"],
  defaultDirection: "desc",
};
const parse = (query: string) => parseListState(spec, new URLSearchParams(query));

test("an empty address is the default", () => {
  expect(parse("")).toEqual({
    q: "",
    filters: { type: null, since: null },
    sort: "createdAt",
    dir: "desc",
    page: 1,
    size: 25,
  });
});

test("a new column starts ascending", () => {
  expect(parse("sort=email")).toMatchObject({ sort: "email", dir: "asc" });
  expect(parse("sort=email&dir=desc")).toMatchObject({ sort: "email", dir: "desc" });
});

test.each(["type=king", "sort=password", "dir=up", "page=0", "page=-1", "page=1e9", "size=1000"])(
  "ignores %s",
  (query) => {
    expect(parse(query)).toEqual(parse(""));
  },
);

test("drops control characters and truncates long words", () => {
  expect(parse("q=%00%20ana%09%0a b ").q).toBe("ana b");
  expect(parse(`q=${"x".repeat(5000)}`).q).toHaveLength(100);
});

test.each([
  "",
  "?q=ana&type=buyer&since=2026&sort=email&dir=desc&size=50&page=3",
  "?dir=asc",
  "?sort=email",
])("%s round-trips", (query) => {
  expect(listQuery(spec, parse(query))).toBe(query);
});

test("words and filters narrow a list, sorting does not", () => {
  expect(isNarrowed(parse("sort=email&page=2"))).toBe(false);
  expect(isNarrowed(parse("type=buyer"))).toBe(true);
  expect(isNarrowed(parse("q=ana"))).toBe(true);
});
