import { expect, test } from "vitest";
import { aBusiness } from "#test/business-sample.ts";
import { resoXml, sheetFields, sheetRows } from "./data-sheet.ts";

test("the sheet states what is public, in the order of the form", () => {
  const business = aBusiness({
    businessName: null,
    street: null,
    city: "Guelph",
    region: "CA-ON",
    propertyType: "lease",
  });
  const rows = sheetRows(business);
  expect(rows.map(({ term }) => term)).not.toContain("Business name");
  expect(rows.map(({ term }) => term)).not.toContain("Street address");
  expect(rows).toContainEqual({ term: "City", detail: "Guelph" });
  expect(rows).toContainEqual({ term: "Province", detail: "Ontario" });
  expect(rows).toContainEqual({ term: "Premises", detail: "Leased premises" });
  const unsaid = sheetRows(aBusiness({ propertyType: null }));
  expect(unsaid.map(({ term }) => term)).not.toContain("Premises");
  const names = sheetFields(business).map(({ name }) => name);
  expect(names.indexOf("ListPrice")).toBeLessThan(names.indexOf("GrossIncome"));
  expect(new Set(names).size).toBe(names.length);
});

test("the XML is well-formed, whatever the owner wrote", () => {
  const description = `Tea & "cakes" <b>daily</b> ]]> \u0000\u000B\uD800 end`;
  const xml = resoXml(aBusiness({ description }), "https://relevo.example");
  expect(xml).toContain(
    "<PublicRemarks>Tea &amp; &quot;cakes&quot; &lt;b&gt;daily&lt;/b&gt; ]]&gt;  end</PublicRemarks>",
  );
  expect(xml).toContain("<PropertyType>Business Opportunity</PropertyType>");
  expect(xml).not.toContain("<BusinessName></BusinessName>");
});
