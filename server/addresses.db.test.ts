import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { twoFactors } from "#app/accounts/two-factor/two-factor.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { roomFileKey } from "#app/deals/room/room.ts";
import { roomVersions } from "#app/deals/room/room.table.ts";
import { documentKey } from "#app/listings/media/documents/document.ts";
import { photoKey } from "#app/listings/media/photo.ts";
import { setVideo } from "#app/listings/media/video/set-video.server.ts";
import { parseVideoLink } from "#app/listings/media/video/video.ts";
import { messageAttachments } from "#app/messages/messages.table.ts";
import { messageFileHref, messageFileKey } from "#app/messages/thread/files/message-file.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import {
  aConversation,
  aDocument,
  aListing,
  aMessage,
  anAdmin,
  anArticle,
  aPhoto,
  aRoomDocument,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { aPdf } from "#test/sample-documents.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startApp, type StartedApp } from "#test/stand-ins/app.ts";

const folder = mkdtempSync(join(tmpdir(), "relevo-addresses-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = createDiskStore(join(folder, "files"));

const clients = [
  "nobody",
  "stranger",
  "owner",
  "owner, deactivated",
  "owner, signed out",
  "owner, before new terms",
  "admin",
  "admin without second step",
  "admin as the owner",
  "admin without second step, as the owner",
] as const;
type Client = (typeof clients)[number];
type Statuses = Record<Client, number>;

const everyone = (status: number, except: Partial<Statuses> = {}): Statuses =>
  Object.fromEntries(clients.map((client) => [client, except[client] ?? status])) as Statuses;

/** Signed in, in any state: everyone else is anonymous. */
const signedIn = { nobody: 401, "owner, deactivated": 401, "owner, signed out": 401 };
const held = {
  "admin without second step": 403,
  "admin as the owner": 403,
  "admin without second step, as the owner": 403,
};

interface Fixtures {
  photo: string;
  hiddenPhoto: string;
  document: string;
  roomDocument: string;
  roomVersion: string;
  hiddenVideo: string;
  shown: Record<string, string>;
  unshown: Record<string, string>;
  file: string;
}

/** Each address outside the router, with who has access. */
const rows: {
  address: string;
  method?: string;
  path: string | ((fixtures: Fixtures) => string);
  expected: Statuses;
}[] = [
  { address: "/live", path: "/live", expected: everyone(200) },
  { address: "/ready", path: "/ready", expected: everyone(200) },
  { address: "/metrics", path: "/metrics", expected: everyone(404) },
  {
    address: "/media/:id/:name",
    path: ({ photo }) => `/media/${photo}/400.webp`,
    expected: everyone(200),
  },
  {
    address: "/media/:id/:name",
    path: ({ hiddenPhoto }) => `/media/${hiddenPhoto}/400.webp`,
    expected: everyone(404, {
      owner: 200,
      "owner, before new terms": 200,
      admin: 200,
      "admin as the owner": 200,
    }),
  },
  {
    address: "/articles/pictures/:id/:name",
    path: "/articles/pictures/0190a5b2-0000-7000-8000-000000000000/960.webp",
    expected: everyone(404),
  },
  ...["business", "article"].flatMap((kind) => [
    {
      address: `/share/${kind}/:id/:name`,
      path: ({ shown }: Fixtures) => `/share/${kind}/${shown[kind]!}/${"0".repeat(20)}.png`,
      expected: everyone(302),
    },
    {
      address: `/share/${kind}/:id/:name`,
      path: ({ unshown }: Fixtures) => `/share/${kind}/${unshown[kind]!}/${"0".repeat(20)}.png`,
      expected: everyone(404),
    },
  ]),
  ...["market", "valuation", "vault"].map((kind) => ({
    address: `/share/${kind}/:id/:name`,
    path: `/share/${kind}/nowhere/${"0".repeat(20)}.png`,
    expected: everyone(404),
  })),
  { address: "/avatars/:key/:name", path: "/avatars/none/96.webp", expected: everyone(404) },
  {
    address: "/documents/:id",
    path: ({ document }) => `/documents/${document}`,
    expected: everyone(404, { owner: 200, "owner, before new terms": 200, admin: 200, ...held }),
  },
  ...["/file", "/pages/1"].map((end) => ({
    address: `/business/:id/room/:documentId${end.replace("1", ":page")}`,
    path: ({ shown, roomDocument }: Fixtures) =>
      `/business/${shown.business}/room/${roomDocument}${end}`,
    expected: everyone(404, { owner: 200, "owner, before new terms": 200, admin: 200, ...held }),
  })),
  {
    address: "/account/listings/:id/room/versions/:versionId",
    path: ({ shown, roomVersion }) =>
      `/account/listings/${shown.business}/room/versions/${roomVersion}`,
    expected: everyone(404, { owner: 200, "owner, before new terms": 200, ...held }),
  },
  {
    address: "/videos/:id",
    path: ({ hiddenVideo }) => `/videos/${hiddenVideo}`,
    expected: everyone(404, {
      owner: 200,
      "owner, before new terms": 200,
      admin: 200,
      "admin as the owner": 200,
    }),
  },
  {
    address: "/account/leads/:id/files/:fileId",
    path: ({ file }) => file,
    expected: everyone(404, { owner: 200, "owner, before new terms": 200, admin: 200, ...held }),
  },
  {
    address: "/account/live",
    method: "HEAD",
    path: "/account/live",
    expected: everyone(200, {
      ...signedIn,
      "admin without second step": 404,
      "admin as the owner": 404,
      "admin without second step, as the owner": 404,
    }),
  },
  {
    address: "/uploads/:id?",
    method: "POST",
    path: "/uploads",
    expected: everyone(201, { ...signedIn, ...held, "owner, before new terms": 403 }),
  },
  ...["/webhooks/email", "/webhooks/email/mime"].map((address) => ({
    address,
    method: "POST" as const,
    path: address,
    expected: everyone(404),
  })),
  {
    address: "/webhooks/stripe",
    method: "POST",
    path: "/webhooks/stripe",
    expected: everyone(400),
  },
];

const uploadHeaders = {
  "tus-resumable": "1.0.0",
  "upload-length": "5",
  "upload-metadata": `kind ${btoa("photo")},filename ${btoa("front.jpg")}`,
};

/** What is different about the owner in each of these states. */
const ownerStates: Partial<Record<Client, Partial<typeof users.$inferInsert>>> = {
  "owner, deactivated": { deactivatedAt: new Date() },
  "owner, before new terms": { termsVersion: "2020-01-01" },
};
const usualState = { deactivatedAt: null, termsVersion: legalVersion };

withDatabase((world) => {
  let app: StartedApp;
  let fixtures: Fixtures;
  let ownerId: string;
  let cookies: Partial<Record<Client, string>>;

  beforeAll(async () => {
    const { db } = world();
    const variables = { DATA_DIR: folder, APP_URL: "http://relevo.test", ADMIN_2FA: "required" };
    app = startApp(world(), variables);
    ownerId = (await aSeller(db)).id;
    fixtures = await makeFixtures(db, ownerId);
    const signIn = ({ id }: { id: string }) => cookieOf(db, app.env, id);
    const signedOut = await signIn({ id: ownerId });
    await db.delete(sessions).where(eq(sessions.userId, ownerId));
    const owner = await signIn({ id: ownerId });
    const impersonateOwner = async ({ id }: { id: string }) => {
      const cookie = await signIn({ id });
      await db
        .update(sessions)
        .set({ impersonatedUserId: ownerId, impersonatedUntil: new Date(Date.now() + 600_000) })
        .where(eq(sessions.userId, id));
      return cookie;
    };
    cookies = {
      stranger: await signIn(await aUser(db)),
      owner,
      "owner, deactivated": owner,
      "owner, signed out": signedOut,
      "owner, before new terms": owner,
      admin: await signIn(await anAdminWithSecondStep(db)),
      "admin without second step": await signIn(await anAdmin(db)),
      "admin as the owner": await impersonateOwner(await anAdminWithSecondStep(db)),
      "admin without second step, as the owner": await impersonateOwner(await anAdmin(db)),
    };
  });

  test("the table has every address outside the router", () => {
    const listed = app.routes.map(({ path }) => path).filter((path) => !path.includes("*"));
    expect(new Set(rows.map(({ address }) => address))).toEqual(new Set(listed));
  });

  test.each(rows)("$address gives each client the expected response", async (row) => {
    const { path, method = "GET", expected } = row;
    const change = (state: Partial<typeof users.$inferInsert>) =>
      world().db.update(users).set(state).where(eq(users.id, ownerId));
    for (const client of clients) {
      await change({ ...usualState, ...ownerStates[client] });
      const answer = await app.ask(typeof path === "string" ? path : path(fixtures), {
        method,
        headers: { ...uploadHeaders, ...(cookies[client] && { cookie: cookies[client] }) },
      });
      await answer.arrayBuffer();
      expect.soft(answer.status, client).toBe(expected[client]);
    }
    await change(usualState);
  });
});

async function anAdminWithSecondStep(db: Db) {
  const admin = await anAdmin(db);
  await db.insert(twoFactors).values({ userId: admin.id, secret: "x", enabledAt: new Date() });
  return admin;
}

async function makeFixtures(db: Db, ownerId: string): Promise<Fixtures> {
  const active = await aListing(db, { ownerId, status: "active" });
  const expired = await aListing(db, { ownerId, status: "expired" });
  const storedPhoto = async (listingId: string) => {
    const { id, storageKey } = await aPhoto(db, listingId);
    await files.put(photoKey(storageKey, 400), Buffer.from("photo"), "image/webp");
    return id;
  };
  const document = await aDocument(db, active.id);
  await files.put(documentKey(document.storageKey), await aPdf(["Lease"]), "application/pdf");
  const roomDocument = await aRoomDocument(db, active.id);
  const isOf = eq(roomVersions.documentId, roomDocument.id);
  const [version] = await db.select({ id: roomVersions.id }).from(roomVersions).where(isOf);
  await files.put(roomFileKey(roomDocument.storageKey), await aPdf(["Plan"]), "application/pdf");
  await setVideo(db, {
    listingId: expired.id,
    ownerId,
    video: parseVideoLink("https://vimeo.com/76979871")!,
  });
  const [hiddenVideo] = await db
    .select({ id: listingMedia.id })
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, expired.id), eq(listingMedia.kind, "video")));
  const thread = await aConversation(db, { listingId: active.id, ownerId });
  const message = await aMessage(db, thread);
  await files.put(messageFileKey("lease"), Buffer.from("lease"), "application/pdf");
  const about = {
    name: "Lease.pdf",
    storageKey: "lease",
    contentType: "application/pdf",
    bytes: 5,
  };
  const [file] = await db
    .insert(messageAttachments)
    .values({ messageId: message.id, ...about })
    .returning();
  return {
    photo: await storedPhoto(active.id),
    hiddenPhoto: await storedPhoto(expired.id),
    document: document.id,
    roomDocument: roomDocument.id,
    roomVersion: version!.id,
    hiddenVideo: hiddenVideo!.id,
    shown: { business: active.id, article: (await anArticle(db)).id },
    unshown: { business: expired.id, article: (await anArticle(db, { status: "draft" })).id },
    file: messageFileHref(thread.id, file!.id),
  };
}
