import { expect, test } from "vitest";
import { parseList } from "./local-list.ts";

const isWord = (entry: string) => /^\w+$/.test(entry);

test.each([null, "", "{", "{}", '"a"', "[1,null,{}]", '["<script>", "a b"]'])(
  "%s is an empty list",
  (text) => {
    expect(parseList(text, isWord, 3)).toEqual([]);
  },
);

test("valid entries are kept in their order, up to the maximum", () => {
  expect(parseList('["a", "no good", "b", 1, "c", "d"]', isWord, 3)).toEqual(["a", "b", "c"]);
});
