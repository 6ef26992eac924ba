import { expect, test } from "vitest";
import type { ListingStatus } from "#app/listings/listing.ts";
import {
  canSeeBehindTeaser,
  checkAccess,
  type Confidential,
  disclose,
  type ListingViewer,
  type Medium,
} from "#app/listings/disclosure.ts";

const now = new Date("2026-11-15T12:00:00Z");
const later = new Date("2026-12-15T12:00:00Z");
const earlier = new Date("2026-10-15T12:00:00Z");
const buyer: ListingViewer = {
  id: "buyer",
  userType: "buyer",
  emailVerified: true,
  adminAreas: null,
};
const unconfirmed: ListingViewer = { ...buyer, emailVerified: false };
const owner: ListingViewer = {
  id: "owner",
  userType: "seller",
  emailVerified: false,
  adminAreas: null,
};
const broker: ListingViewer = {
  id: "broker",
  userType: "broker",
  emailVerified: false,
  adminAreas: null,
};
const admin: ListingViewer = {
  id: "admin",
  userType: "admin",
  emailVerified: false,
  adminAreas: null,
};
const accountant: ListingViewer = { ...admin, adminAreas: ["finance"] };

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
  for (const viewer of [null, buyer, accountant])
    expect(checkAccess(listing, viewer, now)).toBe(others);
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
  status: "active",
  confidential: false,
  photosFor: "access",
  documentsFor: "access",
  websiteFor: "registered",
  videoFor: "everyone",
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
  grant: "none",
  agreementRequired: false,
};
const locked = (listing: Confidential, viewer: ListingViewer) =>
  disclose(listing, viewer).locks.map(({ what }) => what);

test("until a package is bought, revealing photos, videos, documents and website are hidden from everybody", () => {
  const listing: Confidential = {
    ...secretive,
    isPackageBought: false,
    grant: "granted",
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
    // Only who can buy one reads about packages.
    const opens = viewer === owner || viewer === admin ? "package" : "later";
    expect(shown.locks.slice(2)).toEqual([
      { what: "photos", count: 1, opens },
      { what: "videos", count: 1, opens },
      { what: "documents", count: 1, opens },
      { what: "website", count: 1, opens },
    ]);
  }
});

test("after that revealing photos and documents need access, the website a confirmed email, the video nothing", () => {
  const hidden = ["business-name", "street"];
  expect(locked(secretive, null)).toEqual([...hidden, "photos", "documents", "website"]);
  expect(locked(secretive, unconfirmed)).toEqual([...hidden, "photos", "documents", "website"]);
  expect(locked(secretive, buyer)).toEqual([...hidden, "photos", "documents"]);
  const granted: Confidential = { ...secretive, grant: "granted" };
  expect(locked(granted, unconfirmed)).toEqual(hidden);
  expect(disclose(granted, buyer)).toMatchObject({
    website: "https://cheznous.example/menu",
    documents: [{ mediaId: "d", name: "Statements 2025.pdf", bytes: 1000 }],
    photos: [{ mediaId: "a" }, { mediaId: "b", isConfidential: true }],
  });
  for (const insider of [owner, broker, admin])
    expect(disclose(secretive, insider)).toEqual(disclose(granted, buyer));
  for (const viewer of [null, buyer]) expect(disclose(secretive, viewer).video?.mediaId).toBe("v");
});

const sees = (listing: Confidential, viewer: ListingViewer): string =>
  ["photos", "documents", "website", "videos"]
    .filter((what) => !locked(listing, viewer).includes(what as never))
    .join(" ");

test.each([
  ["everyone", null, "none", true],
  ["everyone", buyer, "refused", true],
  ["registered", null, "none", false],
  ["registered", unconfirmed, "none", false],
  ["registered", buyer, "none", true],
  ["registered", buyer, "refused", false],
  ["access", buyer, "none", false],
  ["access", buyer, "requested", false],
  ["access", buyer, "granted", true],
  ["access", unconfirmed, "granted", true],
  ["access", buyer, "refused", false],
] as const)("the audience %s, for %o with access %s: %s", (audience, viewer, grant, isSeen) => {
  const listing: Confidential = {
    ...secretive,
    grant,
    photosFor: audience,
    documentsFor: audience,
    websiteFor: audience,
    videoFor: audience,
  };
  expect(sees(listing, viewer)).toBe(isSeen ? "photos documents website videos" : "");
});

test("after the sale everything that revealed the business is hidden again", () => {
  const sold: Confidential = {
    ...secretive,
    status: "sold",
    grant: "granted",
    photosFor: "everyone",
    websiteFor: "everyone",
    businessNameHidden: false,
    addressHidden: false,
  };
  for (const viewer of [null, buyer])
    expect(disclose(sold, viewer)).toEqual({
      businessName: null,
      street: null,
      website: null,
      documents: null,
      video: null,
      photos: [{ mediaId: "a", alt: "photo a" }],
      locks: [],
    });
  for (const insider of [owner, broker, admin])
    expect(disclose(sold, insider)).toMatchObject({
      businessName: "Chez Nous",
      photos: [{ mediaId: "a" }, { mediaId: "b", isConfidential: true }],
    });
});

test("shows name and street if the owner allows it", () => {
  const open = { ...secretive, businessNameHidden: false, addressHidden: false };
  expect(disclose(open, null)).toMatchObject({
    businessName: "Chez Nous",
    street: "1 Main Street",
  });
  expect(locked(open, buyer)).toEqual(["photos", "documents"]);
});

test.each(["javascript:alert(1)", "data:text/html,x", "not an address", "ftp://files.example"])(
  "rejects %s as a website",
  (website) => {
    expect(disclose({ ...secretive, website }, buyer)).toMatchObject({ website: null });
    expect(locked({ ...secretive, website }, null)).not.toContain("website");
  },
);

test.each([
  [null, {}, "sign-in-to-ask"],
  [null, { documentsFor: "registered" }, "sign-in"],
  [buyer, {}, "ask"],
  [buyer, { grant: "requested" }, "wait"],
  [buyer, { agreementRequired: true }, "sign"],
  [buyer, { agreementRequired: true, grant: "unsigned" }, "sign"],
  [buyer, { agreementRequired: true, grant: "requested" }, "wait"],
  [buyer, { grant: "ended" }, "ask"],
  [buyer, { grant: "refused" }, "refused"],
  [buyer, { grant: "revoked", documentsFor: "registered" }, "revoked"],
  [buyer, { grant: "refused", documentsFor: "registered" }, "refused"],
  [unconfirmed, { documentsFor: "registered" }, "confirm-email"],
] as const)("the next step to the documents, for %o of %o", (viewer, changes, opens) => {
  const { locks } = disclose({ ...secretive, ...changes }, viewer);
  const lock = locks.find(({ what }) => what === "documents");
  expect(lock).toEqual({ what: "documents", count: 1, opens });
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

test("the teaser is for administrators of other areas, too", () => {
  const guarded = { ...secretive, confidential: true };
  expect(canSeeBehindTeaser(guarded, admin)).toBe(true);
  expect(canSeeBehindTeaser(guarded, accountant)).toBe(false);
  expect(disclose(guarded, accountant)).toMatchObject({ photos: [], documents: null });
});
