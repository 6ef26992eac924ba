import { eq } from "drizzle-orm";
import { expectGoodLooks } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { listings } from "#app/listings/listings.table.ts";
import { csvLine } from "#app/shared/csv.ts";
import { aSeller } from "#test/factories.ts";

const header = ["Ref", "Title", "Province", "Industry", "Price"];
const good = [
  ["A-1", "Corner bakery", "Ontario", "Restaurants", "450000"],
  ["A-2", "Harbour bar", "BC", "Bars & Pubs", "250000"],
];
const bad = [
  ["A-3", "", "Ontario", "Retail", "90000"],
  ["A-4", "Book shop", "Atlantis", "Retail", "80000"],
  ["A-5", "Tailor", "Quebec", "Retail", "cheap"],
];
const mended = [
  ["A-3", "Flower shop", "Ontario", "Retail", "90000"],
  ["A-4", "Book shop", "Alberta", "Retail", "80000"],
  ["A-5", "Tailor", "Quebec", "Retail", "70000"],
];
const fileOf = (rows: string[][]) => ({
  name: "office.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([header, ...rows].map((row) => csvLine(row)).join("")),
});

test("a broker imports a file, mends three rows, and imports it again without doubles", async ({
  page,
  db,
  signIn,
}) => {
  const person = await signIn(await aSeller(db));
  const titles = async () => {
    const rows = await db
      .select({ title: listings.title, status: listings.status })
      .from(listings)
      .where(eq(listings.ownerId, person.id));
    expect(rows.every(({ status }) => status === "draft")).toBe(true);
    return rows.map(({ title }) => title).toSorted();
  };
  const send = async (rows: string[][]) => {
    await page.goto("/account/import");
    await page.getByLabel("File").setInputFiles(fileOf(rows));
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { name: "Check before you import" })).toBeVisible();
  };

  await page.goto("/account/listings");
  await page.getByRole("link", { name: "Import and export" }).click();
  await expectGoodLooks(page);
  await send([...good, ...bad]);
  await expect(page.getByText("2 new drafts")).toBeVisible();
  await expect(page.getByText("3 rows have errors and will be left out.")).toBeVisible();
  await expectGoodLooks(page);
  expect(await titles()).toEqual([]);
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("2 rows were imported.")).toBeVisible();
  expect(await titles()).toEqual(["Corner bakery For Sale", "Harbour bar For Sale"]);

  await send([...good, ...mended]);
  await expect(page.getByText("3 new drafts")).toBeVisible();
  await page.getByRole("button", { name: "Import 3 rows" }).click();
  await expect(page.getByText("3 rows were imported.")).toBeVisible();
  await expectGoodLooks(page);
  expect(await titles()).toHaveLength(5);

  await send([...good, ...mended]);
  await expect(page.getByText("This file would change nothing.")).toBeVisible();
});
