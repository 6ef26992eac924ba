import { expect, test } from "vitest";
import type { ListingStatus } from "#app/listings/listing.ts";
import {
  checkAccess,
  type Confidential,
  disclose,
  type ListingViewer,
  type Medium,
} from "#app/listings/disclosure.ts";

const now = new Date("2026-11-15T12:00:00Z");
const later = new Date("2026-12-15T12:00:00Z");
const earlier = new Date("2026-10-15T12:00:00Z");
const buyer: ListingViewer = { id: "buyer", userType: "buyer" };
const owner: ListingViewer = { id: "owner", userType: "seller" };
const admin: ListingViewer = { id: "admin", userType: "admin" };

const life = (status: ListingStatus, changes = {}) => ({
  ownerId: "owner",
  brokerId: "broker",
  status,
  publishedAt: earlier,
  expiresAt: later,
  ...changes,
});

test.each([
  [life("active"), "public", "public"],
  [life("sold", { expiresAt: earlier }), "public", "public"],
  [life("active", { expiresAt: now }), "gone", "private"],
  [life("expired"), "gone", "private"],
  [life("pending"), "gone", "private"],
  [life("pending", { publishedAt: null }), "not-found", "private"],
  [life("draft", { publishedAt: null }), "not-found", "private"],
])("who may open %o", (listing, others, insiders) => {
  for (const viewer of [null, buyer]) expect(checkAccess(listing, viewer, now)).toBe(others);
  for (const viewer of [owner, admin]) expect(checkAccess(listing, viewer, now)).toBe(insiders);
});

const medium = (id: string, kind: Medium["kind"], changes: Partial<Medium> = {}): Medium => ({
  id,
  kind,
  caption: `${kind} ${id}`,
  alt: "",
  placeholder: "",
  revealing: false,
  fileName: "",
  bytes: 1000,
  videoKey: null,
  ...changes,
});
const secretive: Confidential = {
  ownerId: "owner",
  brokerId: "broker",
  businessName: "Chez Nous",
  businessNameHidden: true,
  address: "1 Main Street",
  addressHidden: true,
  website: "https://cheznous.example/menu",
  isPackageBought: true,
  media: [
    medium("a", "photo"),
    medium("b", "photo", { revealing: true }),
    medium("v", "video", { videoKey: "youtube:dQw4w9WgXcQ" }),
    medium("d", "document", { fileName: "Statements 2025.pdf" }),
  ],
  documentsOpen: false,
  documentGrant: "none",
};
const locked = (listing: Confidential, viewer: ListingViewer) =>
  disclose(listing, viewer).locks.map(({ what }) => what);

test("until a package is bought, revealing photos, videos, documents and website are hidden from everybody", () => {
  const listing: Confidential = {
    ...secretive,
    isPackageBought: false,
    documentsOpen: true,
    documentGrant: "granted",
  };
  for (const viewer of [null, buyer, owner, admin]) {
    const shown = disclose(listing, viewer);
    expect(shown).toMatchObject({
      website: null,
      documents: null,
      video: null,
      businessName: null,
    });
    expect(shown.photos.map(({ mediaId }) => mediaId)).toEqual(["a"]);
    expect(shown.locks.slice(2)).toEqual([
      { what: "photos", count: 1, opens: "package" },
      { what: "videos", count: 1, opens: "package" },
      { what: "documents", count: 1, opens: "package" },
      { what: "website", opens: "package" },
    ]);
  }
});

test("after that the website needs sign-in, and documents need the owner's permission", () => {
  expect(locked(secretive, null)).toEqual(["business-name", "street", "documents", "website"]);
  expect(locked(secretive, buyer)).toEqual(["business-name", "street", "documents"]);
  expect(disclose(secretive, buyer).website).toBe("https://cheznous.example/menu");
  expect(disclose(secretive, buyer).photos).toHaveLength(2);
  const document = { mediaId: "d", name: "Statements 2025.pdf", bytes: 1000 };
  const granted: Confidential = { ...secretive, documentGrant: "granted" };
  expect(disclose(granted, buyer).documents).toEqual([document]);
  expect(disclose(granted, null).documents).toBeNull();
  for (const insider of [owner, admin])
    expect(disclose(secretive, insider).documents).toEqual([document]);
  for (const viewer of [null, buyer])
    expect(disclose(secretive, viewer).video).toEqual({
      mediaId: "v",
      provider: "youtube",
      id: "dQw4w9WgXcQ",
      hash: null,
    });
});

test("shows name and street if the owner allows it", () => {
  const open = { ...secretive, businessNameHidden: false, addressHidden: false };
  expect(disclose(open, null)).toMatchObject({
    businessName: "Chez Nous",
    street: "1 Main Street",
  });
  expect(locked(open, buyer)).toEqual(["documents"]);
});

test.each(["javascript:alert(1)", "data:text/html,x", "not an address", "ftp://files.example"])(
  "rejects %s as a website",
  (website) => {
    expect(disclose({ ...secretive, website }, buyer)).toMatchObject({ website: null });
    expect(locked({ ...secretive, website }, null)).not.toContain("website");
  },
);

test.each([
  [null, {}, { opens: "grant", next: "sign-in" }],
  [null, { documentsOpen: true }, { opens: "sign-in" }],
  [buyer, {}, { opens: "grant", next: "ask" }],
  [buyer, { documentGrant: "requested" }, { opens: "grant", next: "wait" }],
  [buyer, { documentGrant: "refused" }, { opens: "grant", next: "refused" }],
  [buyer, { documentGrant: "refused", documentsOpen: true }, { opens: "grant", next: "refused" }],
  [buyer, { documentGrant: "requested", documentsOpen: true }, null],
  [buyer, { documentsOpen: true }, null],
  [buyer, { documentGrant: "granted" }, null],
] as const)("the next step to the documents, for %o of %o", (viewer, changes, expected) => {
  const { locks } = disclose({ ...secretive, ...changes }, viewer);
  const lock = locks.find(({ what }) => what === "documents");
  expect(lock).toEqual(expected ? { what: "documents", count: 1, ...expected } : undefined);
});

test("a photo has its description as alternative text and its caption beside it", () => {
  const media = [
    medium("1", "photo", { caption: "The bar", alt: "A long bar", placeholder: "data:," }),
    medium("2", "photo", { caption: "The bar" }),
  ];
  expect(disclose({ ...secretive, media }, null).photos).toEqual([
    { mediaId: "1", alt: "A long bar", caption: "The bar", placeholder: "data:," },
    { mediaId: "2", alt: "The bar" },
  ]);
});
