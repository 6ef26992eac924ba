import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changePassword } from "#app/accounts/security/change-credentials.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { anAccountRequest } from "#test/account-request.ts";
import { anAccessToken, aUser, goodPassword, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { maxTokens } from "./access-token.ts";
import { listTokens } from "./access-tokens.queries.server.ts";
import { accessTokens } from "./access-tokens.table.ts";
import { findBearer } from "./find-bearer.server.ts";
import { makeToken } from "./make-token.server.ts";
import { revokeToken } from "./revoke-token.server.ts";

withDatabase((world) => {
  let person: User;
  beforeEach(async () => {
    person = await aUser(world().db);
  });
  const from = () => anAccountRequest(world());
  const viewer = () => ({ ...person, avatar: null });
  const make = (changes = {}) =>
    makeToken(from(), viewer(), {
      name: "Office system",
      scopes: ["listings:read"],
      days: 30,
      password: goodPassword,
      ...changes,
    });
  const find = (token: string, minutes = 0) =>
    findBearer({ db: world().db, env: { ADMIN_2FA: "optional" } }, `Bearer ${token}`, {
      ip: `203.0.113.${minutes}`,
      now: new Date(Date.now() + minutes * 60_000),
    });
  const list = () => listTokens(world().db, person.id, new Date());

  test("a token is stored as a hash, and told by email", async () => {
    const made = await make();
    const token = made.ok ? made.token : "";
    const [row] = await world()
      .db.select()
      .from(accessTokens)
      .where(eq(accessTokens.userId, person.id));
    expect(JSON.stringify(row)).not.toContain(token.slice(11, -4));
    expect(token.endsWith(row!.ending)).toBe(true);
    expect((await mailsTo(world().db, person.email))[0]!.subject).toBe("An access token was made");
    expect(await find(token)).toMatchObject({ userId: person.id, scopes: ["listings:read"] });
  });

  test("it needs the password, and there are at most so many", async () => {
    expect(await make({ password: "not this one" })).toMatchObject({ reason: "wrong-password" });
    for (let n = 1; n < maxTokens; n++) await anAccessToken(world().db, person.id);
    const both = await Promise.all([make(), make()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await list()).toHaveLength(maxTokens);
  });

  test("only its owner revokes it, once", async () => {
    const made = await make();
    const { id, token } = made.ok ? made : { id: "", token: "" };
    const stranger = await aUser(world().db);
    for (const [who, what] of [
      [stranger.id, id],
      [person.id, createId()],
      [person.id, "1'--"],
    ] as const)
      expect(await revokeToken(from(), who, what)).toBe(false);
    expect(await find(token)).not.toBeNull();
    expect(await revokeToken(from(), person.id, id)).toBe(true);
    expect(await revokeToken(from(), person.id, id)).toBe(false);
    expect(await find(token)).toBeNull();
  });

  test("its last use is noted once a minute", async () => {
    const token = await anAccessToken(world().db, person.id);
    await find(token, 1);
    await find(token, 1.5);
    expect(await list()).toMatchObject([{ lastUsedIp: "203.0.113.1" }]);
    await find(token, 2);
    expect(await list()).toMatchObject([{ lastUsedIp: "203.0.113.2" }]);
  });

  test("a new password ends all tokens", async () => {
    const token = await anAccessToken(world().db, person.id);
    const newPassword = "a quite different one";
    await changePassword(from(), viewer(), { currentPassword: goodPassword, newPassword });
    expect(await find(token)).toBeNull();
    expect(await list()).toMatchObject([{ state: "ended-by-password" }]);
  });
});
