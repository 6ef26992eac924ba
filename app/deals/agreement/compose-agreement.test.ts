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
  [
    "CA",
    "listing",
    "CA-2026-11",
    "99e99afab0e72d16ed4fe4988efbbe178aae995e22b3892777dddb19f731eaf9",
  ],
  [
    "CA",
    "manager",
    "CA-2026-11",
    "69bd26c9f03df67a33c2e785842aebc52a8effe2f023ca1d5c47fb948bf82c1f",
  ],
  [
    "US",
    "manager",
    "US-2026-11",
    "067f0012577db849c297933901fb7d9051e0e80c54f178ef3a57a3ff3a4539b2",
  ],
  [
    "MX",
    "manager",
    "MX-2026-11",
    "1c0cda6118966a4a1f8c38b8dd5a0492d7d5cff2bcdfd73dd6a9a2b9c2a37c9e",
  ],
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
