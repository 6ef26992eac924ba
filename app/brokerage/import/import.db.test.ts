import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportColumns, readExportRows } from "#app/brokerage/export/export-listings.server.ts";
import { writeSheet } from "#app/brokerage/export/write-sheet.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { leaveMandates } from "#app/messages/mandates/leave-mandates.server.ts";
import { csvLine } from "#app/shared/csv.ts";
import { aListing, aSeller, type Listing, type User } from "#test/factories.ts";
import { aMandateMarket } from "#test/mandate-market.ts";
import { eachDatabase } from "#test/with-database.ts";
import { keptImports } from "./import.ts";
import { columnLabel, type ImportColumn } from "./rows/import-columns.ts";
import { applyImport, startImport } from "./apply-import.job.server.ts";
import { sheetFormats } from "./files/sheet.ts";
import { importRows, imports, listingPhotoSources, listingReferences } from "./imports.table.ts";
import { countAbsent, countRows, listRows, readErrors } from "./imports.queries.server.ts";
import { rememberMapping } from "./mappings.server.ts";
import { readImport, remapImport } from "./read-import.server.ts";

const now = new Date();

eachDatabase((world) => {
  async function read(userId: string, content: string | Buffer): Promise<string> {
    const file = { userId, fileName: "listings.csv", bytes: Buffer.from(content as string), now };
    const outcome = await readImport(world().db, file);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.importId;
  }
  const start = (importId: string, userId: string) =>
    startImport(world(), { importId, userId, requestId: null, now });
  async function run(userId: string, content: string | Buffer) {
    const importId = await read(userId, content);
    const counts = await countRows(world().db, importId);
    expect(await start(importId, userId)).toBe(true);
    await applyImport(world(), importId);
    const rows = await listRows(world().db, importId, null, { page: 1, size: 100 });
    return { importId, counts, outcomes: rows.map(({ outcome }) => outcome), rows };
  }
  const listingsOf = (user: User) =>
    world().db.select().from(listings).where(eq(listings.ownerId, user.id)).orderBy(listings.id);
  const listingOf = async (user: User, reference: string): Promise<Listing> => {
    const [row] = await world()
      .db.select({ listing: listings })
      .from(listingReferences)
      .innerJoin(listings, eq(listings.id, listingReferences.listingId))
      .where(
        and(eq(listingReferences.userId, user.id), eq(listingReferences.reference, reference)),
      );
    return row!.listing;
  };

  const table = (...rows: string[][]) => rows.map((row) => csvLine(row)).join("");
  const header = [
    "Ref",
    "Title",
    "Province",
    "Industry",
    "Price",
    "SDE",
    "Staff",
    "Email",
    "Photos",
  ];
  const bakery = [
    "A-1",
    "Corner bakery",
    "Ontario",
    "Restaurants, Retail",
    "$450,000",
    "On request",
  ].concat(["4 to 6", "desk@example.com", "https://photos.example/1.jpg"]);
  const bar = ["A-2", "Harbour bar", "BC", "bars-pubs", "250k", "", "5", "", ""];

  describe("an import", () => {
    test("adds drafts, changes by reference, and a second time changes nothing", async () => {
      const { db } = world();
      const seller = await aSeller(db, {
        email: `first-${now.getTime()}-${Math.random()}@example.com`,
      });
      const first = await run(seller.id, table(header, bakery, bar));
      expect(first.outcomes).toEqual(["done", "done"]);
      expect(await listingOf(seller, "A-1")).toMatchObject({
        status: "draft",
        title: "Corner bakery For Sale",
        region: "CA-ON",
        askingPrice: 450_000_00,
        annualCashFlowOnRequest: true,
        employeesMin: 4,
        employeesMax: 6,
        contactEmail: "desk@example.com",
      });
      const second = await listingOf(seller, "A-2");
      expect(second).toMatchObject({ contactEmail: seller.email, askingPrice: 250_000_00 });
      const categories = await db
        .select()
        .from(listingCategories)
        .where(eq(listingCategories.listingId, second.id));
      expect(categories.map(({ category }) => category)).toEqual(["bars-pubs"]);
      expect(
        await db
          .select()
          .from(listingPhotoSources)
          .where(eq(listingPhotoSources.userId, seller.id)),
      ).toMatchObject([{ address: "https://photos.example/1.jpg", state: "waiting" }]);

      const before = await listingsOf(seller);
      const again = await run(seller.id, table(header, bakery, bar));
      expect(again.counts).toMatchObject({ unchanged: 2, new: 0, changed: 0 });
      expect(await listingsOf(seller)).toEqual(before);

      const dearer = await run(seller.id, table(header, bakery.with(4, "500,000")));
      expect(dearer.rows).toMatchObject([
        {
          kind: "changed",
          outcome: "done",
          details: {
            changes: [{ field: "askingPrice", from: "amount:450000", to: "amount:500000" }],
          },
        },
      ]);
      expect(await listingOf(seller, "A-1")).toMatchObject({ askingPrice: 500_000_00 });
      expect(await countAbsent(db, seller.id, dearer.importId)).toBe(1);
      expect(await listingsOf(seller)).toHaveLength(2);
    });

    test("names every error, writes only the good rows, and after mending adds nothing twice", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const bad = [
        ["A-3", "", "Ontario", "Retail", "", "", "", "", ""],
        [
          "A-4",
          "Shop",
          "Atlantis",
          "Submarines",
          "cheap",
          "#REF!",
          "",
          "nobody",
          "http://a.example",
        ],
        ["A-1", "Twin", "Ontario", "Retail", "", "", "", "", ""],
        ["", "No reference", "Ontario", "Retail", "", "", "", "", ""],
      ];
      const first = await run(seller.id, table(header, bakery, bar, ...bad));
      expect(first.counts).toEqual({ new: 2, changed: 0, unchanged: 0, missing: 0, error: 4 });
      const errors = await Array.fromAsync(readErrors(db, first.importId));
      expect(errors.map(({ line, column }) => `${line} ${column}`)).toEqual([
        "4 Listing headline",
        "5 Cash flow",
        "5 Region",
        "5 Categories",
        "5 Asking price",
        "5 Contact email",
        "5 Photos",
        "6 Reference",
        "7 Reference",
      ]);
      expect(errors[3]!.message).toBe("We have no category “Submarines”");
      expect(await listingsOf(seller)).toHaveLength(2);
      const mended = [["A-3", "Shoe shop", "Ontario", "Retail", "", "", "", "", ""]];
      const second = await run(seller.id, table(header, bakery, bar, ...mended));
      expect(second.counts).toMatchObject({ new: 1, unchanged: 2 });
      expect(await listingsOf(seller)).toHaveLength(3);
    });

    test("goes on where it was killed, and two at the same moment add nothing twice", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const many = Array.from({ length: 12 }, (_, n) => bar.with(0, `K-${n}`));
      const importId = await read(seller.id, table(header, ...many));
      const rival = await read(seller.id, table(header, ...many));
      expect(await start(importId, seller.id)).toBe(true);
      expect(await start(importId, seller.id)).toBe(false);
      await start(rival, seller.id);
      // Killed after some rows: each is stored together with its outcome.
      const broken = {
        ...world(),
        db: new Proxy(db, {
          get: (target, name) => {
            if (name === "transaction" && ++used > 5) throw new Error("killed");
            const value = Reflect.get(target, name) as unknown;
            return typeof value === "function" ? value.bind(target) : value;
          },
        }),
      };
      let used = 0;
      await expect(applyImport(broken, importId)).rejects.toThrow("killed");
      expect((await listingsOf(seller)).length).toBe(5);
      await Promise.all([
        applyImport(world(), importId),
        applyImport(world(), importId),
        applyImport(world(), rival),
      ]);
      expect(await listingsOf(seller)).toHaveLength(12);
      const states = await db.select().from(imports).where(eq(imports.userId, seller.id));
      expect(states.map(({ state }) => state)).toEqual(["finished", "finished"]);
      const outcomes = await db.select().from(importRows).where(eq(importRows.importId, rival));
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toContain("exists-already");
    });

    test("waits while its person is deactivated, and goes on afterwards", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const importId = await read(seller.id, table(header, bakery, bar));
      await start(importId, seller.id);
      const deactivate = (deactivatedAt: Date | null) =>
        db.update(users).set({ deactivatedAt }).where(eq(users.id, seller.id));
      await deactivate(now);
      await applyImport(world(), importId);
      expect(await listingsOf(seller)).toEqual([]);
      await deactivate(null);
      expect(await start(importId, seller.id)).toBe(true);
      await applyImport(world(), importId);
      expect(await listingsOf(seller)).toHaveLength(2);
      // The result leads to the drafts.
      const rows = await listRows(db, importId, null, { page: 1, size: 10 });
      const ids = rows.map(({ listingId }) => listingId);
      expect(ids.toSorted()).toEqual((await listingsOf(seller)).map(({ id }) => id));
    });

    test("keeps only the latest files of a person", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const first = await read(seller.id, table(header, bakery));
      const running = await read(seller.id, table(header, bakery));
      await start(running, seller.id);
      for (let n = 0; n < keptImports; n++) await read(seller.id, table(header, bar));
      const kept = await db.select().from(imports).where(eq(imports.userId, seller.id));
      expect(kept).toHaveLength(keptImports + 1);
      expect(kept.map(({ id }) => id)).toContain(running);
      expect(kept.map(({ id }) => id)).not.toContain(first);
    });

    test("of whatever people write changes nothing a second time", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const odd: Partial<Record<ImportColumn, string[]>> = {
        listingHeadline: [
          "  A  shop   FOR SALE ",
          "CAFÉ IN OTTAWA",
          "Shop – with – dashes",
          "'=1+1",
        ],
        generalSummary: [
          "ALL CAPITALS HERE. AND MORE.",
          "See www.example.com\r\n\r\nor mail a@b.ca",
          "\u00a0a\u2028b",
        ],
        categories: ["Retail; Restaurants; retail", "Bars & Pubs"],
        askingPrice: ["1 234,50 $", "$1.15M", "$250K – $500K", "POA"],
        salesRevenue: ["0", "1000", "99.999999"],
        growthRate: ["+4,5 %", "-0.04"],
        employees: ["007", "up to 12", "10+", "3 – 5"],
        tags: ["Oven,  oven , corner", "a\nb"],
        postalCode: ["m5v  2t6", "10001-1234"],
        websiteAddress: ["Example.com/Shop", "HTTP://EXAMPLE.COM"],
        contactEmail: ["Desk@Example.COM "],
        contactPhone: ["(416) 555-0100", "+1.416.555.0100"],
        contactName: ["  Ann   Lee "],
        established: ["1/5/1999"],
        squareFootage: ["1,800"],
        financingAvailable: ["x", "No"],
        quickSale: ["TRUE", "no"],
        confidentiality: ["by-price", "open"],
        responseTime: ["024"],
      };
      const columns: ImportColumn[] = [
        "reference",
        "region",
        ...(Object.keys(odd) as ImportColumn[]),
      ];
      const rows = Array.from({ length: 4 }, (_, n) => [
        `É ${n} '=`,
        ["Ontario", "Qc", "new york", "JAL"][n]!,
        ...Object.values(odd).map((texts) => texts[n % texts.length]!),
      ]);
      const content = table(columns.map(columnLabel), ...rows);
      const first = await run(seller.id, content);
      expect(first.counts).toMatchObject({ new: 4, error: 0 });
      const again = await run(seller.id, content);
      expect(again.rows.filter(({ kind }) => kind === "new" || kind === "changed")).toEqual([]);
    });

    test("remembers the columns that a person chose, and reads the rows anew", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const own = table(["Nr", "Kop", "Prov", "Sector"], ["Z-1", "Book shop", "ON", "retail"]);
      const importId = await read(seller.id, own);
      expect(await countRows(db, importId)).toMatchObject({ error: 1 });
      const mapping = ["reference", "listingHeadline", "region", "categories"] as const;
      const remap = (chosen: Parameters<typeof remapImport>[1]["mapping"], userId = seller.id) =>
        remapImport(db, { importId, userId, mapping: chosen, now });
      expect(await remap([null, ...mapping.slice(1)])).toEqual({ ok: false, reason: "no-key" });
      expect(await remap([...mapping.slice(0, 3), "region"])).toEqual({
        ok: false,
        reason: "twice",
      });
      expect(await remap([...mapping], (await aSeller(db)).id)).toEqual({
        ok: false,
        reason: "not-found",
      });
      expect(await remap([...mapping])).toEqual({ ok: true });
      expect(await countRows(db, importId)).toMatchObject({ new: 1, error: 0 });
      const next = await read(
        seller.id,
        table(["Kop", "Nr", "Sector", "Prov"], ["Book shop", "Z-1", "retail", "ON"]),
      );
      expect(await countRows(db, next)).toMatchObject({ new: 1, error: 0 });

      const twins = table(
        ["Ref", "Title", "Prov", "Sector", "Price", "Price ($)"],
        bar.toSpliced(5),
      );
      const chosen = [
        "reference",
        "listingHeadline",
        "region",
        "categories",
        "askingPrice",
      ] as const;
      await rememberMapping(
        db,
        seller.id,
        ["Ref", "Title", "Prov", "Sector", "Price", "Price ($)"],
        [...chosen, null],
      );
      const again = await read(seller.id, twins);
      const [found] = await db.select().from(imports).where(eq(imports.id, again));
      expect(found!.mapping).toEqual([...chosen, null]);
    });

    test("respects what a review, a sale, a mandate and another owner forbid", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { owner, listing, brokers } = market;
      await market.start(brokers[0]!.id);
      const broker = brokers[0]!;
      const pending = await aListing(db, { ownerId: broker.id, status: "pending" });
      const sold = await aListing(db, { ownerId: broker.id, status: "sold" });
      const foreign = await aListing(db, { status: "active" });
      const columns = ["Reference", "Relevo ID", "Title", "Price", "Contact name"];
      const rows = [pending, sold, listing, foreign].map(({ id }, at) => [
        `R-${at}`,
        id,
        "Another headline",
        "99000",
        "Desk",
      ]);
      const { rows: done } = await run(broker.id, table(columns, ...rows));
      expect(done).toMatchObject([
        { kind: "changed", outcome: "done", details: { locked: ["listingHeadline"] } },
        {
          kind: "changed",
          outcome: "done",
          details: { locked: ["listingHeadline", "askingPrice"] },
        },
        { kind: "changed", outcome: "done", details: { locked: [] } },
        { kind: "error" },
      ]);
      expect(await listingOf(broker, "R-0")).toMatchObject({
        title: pending.title,
        askingPrice: 99_000_00,
      });
      expect(await listingOf(broker, "R-1")).toMatchObject({
        askingPrice: sold.askingPrice,
        contactName: "Desk",
      });
      expect(await listingOf(broker, "R-2")).toMatchObject({
        ownerId: owner.id,
        title: "Another headline For Sale",
      });
      const [kept] = await db.select().from(listings).where(eq(listings.id, foreign.id));
      expect(kept).toEqual(foreign);

      // Addresses of photos that the owner has entered stay the owner's.
      const address = "https://photos.example/secret.jpg";
      await db
        .insert(listingPhotoSources)
        .values({ listingId: listing.id, userId: owner.id, address });
      const exportOf = async (userId: string) =>
        (await Array.fromAsync(readExportRows(db, userId))).flat().join();
      expect(await exportOf(owner.id)).toContain(address);
      expect(await exportOf(broker.id)).toContain(listing.id);
      expect(await exportOf(broker.id)).not.toContain(address);

      await db.transaction((tx) =>
        leaveMandates(world().jobs)(tx, { id: broker.id, email: broker.email, now }),
      );
      const after = await run(broker.id, table(columns, ["R-2", "", "Mine now", "1", ""]));
      expect(after.rows).toMatchObject([
        {
          kind: "error",
          details: {
            errors: [{ message: "It belongs to a listing that you no longer look after" }, {}, {}],
          },
        },
      ]);
    });
  });

  test.each(sheetFormats)("an export as %s, imported again, changes nothing", async (format) => {
    const { db } = world();
    const seller = await aSeller(db);
    const common = { ownerId: seller.id, title: "Mill For Sale", businessName: "=HYPERLINK(1)" };
    await aListing(db, {
      ...common,
      status: "active",
      description: 'Two lines,\nwith "quotes"; and <tags> & more.',
      employeesMin: 4,
      growthRate: -2.5,
      askingPrice: 450_000_50,
      annualRevenue: null,
      annualRevenueRange: "250k_500k",
      annualRevenueOnRequest: false,
      annualCashFlow: -20_000_00,
      annualCashFlowOnRequest: false,
      franchise: false,
      relocatable: true,
      quickSale: true,
      tags: ["ovens", "corner"],
      contactPhone: "+1 416 555 0100",
      leaseTerms: "'-quoted",
      categories: ["restaurants", "bars-pubs"],
      management: "absentee",
    });
    await aListing(db, { ...common, confidentiality: "confidential", employeesMax: 9 });
    await aListing(db, {
      ...common,
      region: "US-NY",
      country: "US",
      currency: "USD",
      status: "sold",
    });
    await run(seller.id, table(header, bakery));
    const before = await listingsOf(seller);
    const bytes = Buffer.concat(
      await Array.fromAsync(writeSheet(format, exportColumns, readExportRows(db, seller.id))),
    );
    if (format === "csv") expect(bytes.toString()).toContain(",'=HYPERLINK(1),");
    const { counts, rows } = await run(seller.id, bytes);
    expect(rows.filter(({ kind }) => kind !== "unchanged")).toEqual([]);
    expect(counts).toMatchObject({ unchanged: 4 });
    expect(await listingsOf(seller)).toEqual(before);
  });
});
