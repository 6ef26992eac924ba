import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownPath } from "#app/shared/own-path.ts";

const origin = "https://relevo.example";

describe("an untrusted path", () => {
  test.each([
    ["/", "/"],
    ["/businesses?q=café#top", "/businesses?q=caf%C3%A9#top"],
    ["/business/1?from=%2Fbusinesses%3Fq%3Dtea", "/business/1?from=%2Fbusinesses%3Fq%3Dtea"],
    ["/a/../b", "/b"],
    ["/100%", "/100%"],
    ["/a%20b", "/a%20b"],
  ])("accepts %j", (target, expected) => {
    expect(ownPath(target, "/fallback")).toBe(expected);
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%5Cevil.example/",
    "/%255Cevil.example/",
    "/%25255cevil.example/",
    "/%%35Cevil.example/",
    "/%2Fevil.example",
    "/%252Fevil.example",
    "/.//evil.example",
    "/.%2F/evil.example",
    "/%2e%2f/evil.example",
    "/a/..//evil.example",
    "/\t/evil.example",
    "/%09/evil.example",
    "/%0d%0aLocation:%20https://evil.example",
    "/\n/evil.example",
    "/\u0000",
    "https://evil.example",
    "javascript:alert(1)",
    "evil.example",
    "",
    null,
    undefined,
    new Blob(),
  ])("rejects %j", (target) => {
    expect(ownPath(target, "/fallback")).toBe("/fallback");
    expect(ownPath(target)).toBe("/");
  });

  const piece = fc.constantFrom(
    ..."/ \\ . .. : @ % %2f %5c %25 %255c %2e %09 %0a \t \n ? # evil.example https a 35C 2".split(
      " ",
    ),
    " ",
  );

  test("never leads to another host, however often it is decoded", () => {
    const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (target) => {
        let path = ownPath(target);
        for (let round = 0; round < 8; round++) {
          expect(isOwn(path)).toBe(true);
          path = decode(path.split(/[?#]/)[0]!);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("is unchanged when checked again", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = ownPath(`/${pieces.join("")}`);
        expect(ownPath(path)).toBe(path);
      }),
    );
  });
});

const isOwn = (path: string): boolean =>
  new URL(path, origin).origin === origin && /^\/(?![/\\])/.test(path);

const decode = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
