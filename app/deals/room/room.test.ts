import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canReadRoom, numberRoom } from "./room.ts";

describe("who reads a data room", () => {
  const now = new Date("2026-11-19T12:00:00Z");
  const listing = {
    ownerId: "owner",
    brokerId: "broker",
    status: "active" as const,
    isPackageBought: true,
    grant: "granted" as const,
    confidential: false,
    expiresAt: new Date("2027-01-01T00:00:00Z"),
  };
  const buyer = { id: "buyer", userType: "buyer" as const, adminAreas: null };
  const admin = { id: "admin", userType: "admin" as const, adminAreas: null };
  const read = (changes: Partial<Parameters<typeof canReadRoom>[0]>, viewer = buyer) =>
    canReadRoom({ ...listing, ...changes }, viewer, now);

  test("a buyer with access, while the business is for sale", () => {
    expect(read({})).toBe("buyer");
    for (const grant of ["none", "requested", "refused", "revoked", "ended", "unsigned"] as const)
      expect(read({ grant })).toBeNull();
    for (const status of ["draft", "pending", "sold", "expired"] as const)
      expect(read({ status })).toBeNull();
    expect(read({ expiresAt: now })).toBeNull();
    expect(read({ isPackageBought: false })).toBeNull();
  });

  test("whoever manages the listing, also after the sale", () => {
    for (const id of ["owner", "broker"])
      expect(read({ status: "sold", grant: "none" }, { ...buyer, id })).toBe("manager");
    expect(read({ isPackageBought: false }, { ...buyer, id: "owner" })).toBeNull();
  });

  test("administrators of listings, and of no other area", () => {
    expect(canReadRoom({ ...listing, grant: "none" }, admin, now)).toBe("administrator");
    const finance = { ...admin, adminAreas: ["finance" as const] };
    expect(canReadRoom({ ...listing, grant: "none" }, finance, now)).toBeNull();
  });
});

describe("the numbers", () => {
  test("follow the order of folders and documents", () => {
    const folders = [{ id: "b" }, { id: "a" }, { id: "empty" }];
    const documents = [
      { id: "1", folderId: "a" },
      { id: "2", folderId: "b" },
      { id: "3", folderId: "a" },
    ];
    const numbered = numberRoom(folders, documents);
    expect(numbered.map(({ id, number }) => `${number} ${id}`)).toEqual(["1 b", "2 a", "3 empty"]);
    const inside = numbered.flatMap((folder) => folder.documents);
    expect(inside.map(({ id, number }) => `${number} ${id}`)).toEqual(["1.1 2", "2.1 1", "2.2 3"]);
  });

  test("are there once for every document", () => {
    const ids = fc.uniqueArray(fc.uuid(), { maxLength: 40 });
    fc.assert(
      fc.property(ids, fc.infiniteStream(fc.nat(4)), (documents, places) => {
        const folders = ["a", "b", "c", "d", "e"].map((id) => ({ id }));
        const placed = documents.map((id) => ({ id, folderId: folders[places.next().value!]!.id }));
        const numbered = numberRoom(folders, placed).flatMap((folder) => folder.documents);
        expect(numbered.map(({ id }) => id).toSorted()).toEqual(documents.toSorted());
        expect(new Set(numbered.map(({ number }) => number)).size).toBe(documents.length);
      }),
    );
  });
});
