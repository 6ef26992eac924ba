import { expect, test } from "vitest";
import { renderPart, textOf } from "#test/render.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";

test("shows both values with a choice, mine chosen only if I touched the field", () => {
  const both = { changedBy: "Ada Lund", changedAt: "2026-11-15T17:00:00Z" };
  const markup = renderPart(
    <ConflictNotice
      labels={{ city: "City or town" }}
      conflicts={[
        { field: "firstName", theirs: "Eva", mine: "Ida", isTouched: true, ...both },
        {
          field: "city",
          theirs: null,
          mine: "Lyon",
          isTouched: false,
          changedBy: null,
          changedAt: null,
        },
      ]}
    />,
  );
  expect(textOf(markup)).toContain(
    "First name Changed by Ada Lund on Nov 15, 2026, 12:00 p.m. Keep theirs Eva Use what is in the form Ida",
  );
  expect(textOf(markup)).toContain("City or town Changed in the meantime Keep theirs empty");
  const chosen = [...markup.matchAll(/<input[^>]*checked[^>]*>/g)].map(
    ([input]) => /id="([^"]*)"/.exec(input)?.[1],
  );
  expect(chosen).toEqual(["choice.firstName-mine", "choice.city-theirs"]);
});
