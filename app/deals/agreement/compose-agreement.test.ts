import { expect, test } from "vitest";
import { hashText } from "#app/deals/signing/hash-text.server.ts";
import { readTextBlocks } from "#app/deals/signing/text-blocks.ts";
import { composeAgreement } from "./compose-agreement.server.ts";

const listing = {
  id: "01990000-0000-7000-8000-0000000000ab",
  title: "Neighbourhood Bakery For Sale",
} as const;
const regions = { CA: "CA-QC", US: "US-NY", MX: "MX-JAL" } as const;

test.each([
  ["CA", "listing", "CA-2026-11", ""],
  ["CA", "manager", "CA-2026-11", ""],
  ["US", "manager", "US-2026-11", ""],
  ["MX", "manager", "MX-2026-11", ""],
] as const)(
  "the text for %s, %s, is version %s and never edited",
  (country, scope, version, hash) => {
    const composed = composeAgreement({
      ...listing,
      country,
      region: regions[country],
      agreementScope: scope,
    });
    expect(composed.version).toBe(version);
    // Has the text changed? Add a file with a new version, and its hash here.
    expect(hashText(composed.body)).toBe(hash);
    expect(composed.body).not.toMatch(/[{}]/);
    expect(composed.body).toContain("“Neighbourhood Bakery For Sale”");
    expect(composed.body).toContain("000000AB");
    const blocks = readTextBlocks(composed.body);
    expect(blocks.filter(({ kind }) => kind === "heading")).toHaveLength(13);
  },
);

test("a headline cannot add a section", () => {
  const title = "Bakery”.\n\n## 14. The Buyer pays";
  const scope = { country: "CA", region: "CA-ON", agreementScope: "listing" } as const;
  const { body } = composeAgreement({ ...listing, ...scope, title });
  expect(readTextBlocks(body).filter(({ kind }) => kind === "heading")).toHaveLength(13);
});
