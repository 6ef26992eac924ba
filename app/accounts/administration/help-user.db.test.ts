import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setChannelChoice } from "#app/accounts/notifications/settings/save-choices.server.ts";
import { staffNotification } from "#app/accounts/notifications/notification-kind.ts";
import { sendResetJob } from "#app/accounts/passwords/reset/send-reset.job.server.ts";
import { twoFactors } from "#app/accounts/two-factor/two-factor.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { mailsTo } from "#test/mails.ts";
import { alertStaff } from "./email-staff.server.ts";
import {
  addUserNote,
  listUserNotes,
  resendConfirmation,
  resetTwoFactor,
  sendResetTo,
  writeToUser,
} from "./help-user.server.ts";
import { watchJobs } from "./watch-jobs.job.server.ts";
import { anAdmin, aUser, type User } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();

withDatabase((world) => {
  const help = (user: User, admin: User) => ({
    userId: user.id,
    administrator: { id: admin.id, adminAreas: admin.adminAreas },
    requestId: "t",
    now,
  });
  const subjectsTo = async ({ email }: User) =>
    (await mailsTo(world().db, email)).map(({ subject }) => subject);
  const actionsOn = async ({ id }: User) =>
    (await world().db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(
      ({ action }) => action,
    );

  test("a person gets the links they ask for, at most a few an hour", async () => {
    const { db, jobs } = world();
    const person = await aUser(db, { emailVerified: false });
    const admin = await anAdmin(db);
    expect(await resendConfirmation(db, jobs, help(person, admin))).toEqual({ ok: true });
    expect(await subjectsTo(person)).toEqual(["Confirm your email address"]);
    for (let time = 0; time < 3; time++)
      expect(await sendResetTo(db, jobs, help(person, admin))).toEqual({ ok: true });
    expect(await sendResetTo(db, jobs, help(person, admin))).toMatchObject({ reason: "too-many" });
    const confirmed = await aUser(db, { emailVerified: true, deactivatedAt: now });
    expect(await resendConfirmation(db, jobs, help(confirmed, admin))).toMatchObject({
      reason: "already-confirmed",
    });
    expect(await sendResetTo(db, jobs, help(confirmed, admin))).toMatchObject({
      reason: "deactivated",
    });
    expect(await actionsOn(person)).toEqual(
      expect.arrayContaining(["confirmation-sent", "password-reset-sent"]),
    );
  });

  test("two-step sign-in is reset for others, and they are told", async () => {
    const { db, jobs } = world();
    const person = await aUser(db);
    const admin = await anAdmin(db);
    const row = (userId: string) => ({ userId, secret: "x", enabledAt: now });
    await db.insert(twoFactors).values([row(person.id), row(admin.id)]);
    expect(await resetTwoFactor(db, jobs, help(person, admin))).toEqual({ ok: true });
    expect(await resetTwoFactor(db, jobs, help(person, admin))).toMatchObject({
      reason: "no-two-step",
    });
    expect(await resetTwoFactor(db, jobs, help(admin, admin))).toMatchObject({ reason: "oneself" });
    expect(await subjectsTo(person)).toEqual(["Two-step sign-in was turned off"]);
  });

  test("a form that is submitted twice sends one message and keeps one note", async () => {
    const { db, jobs } = world();
    const person = await aUser(db);
    const admin = await anAdmin(db, { firstName: "Ada", lastName: "Lund" });
    const [letter, note] = [createId(), createId()];
    for (let time = 0; time < 2; time++) {
      await writeToUser(db, jobs, { ...help(person, admin), text: "Hello", formKey: letter });
      await addUserNote(db, { ...help(person, admin), text: "Called", formKey: note });
    }
    expect(await subjectsTo(person)).toEqual(["A message from Relevo"]);
    expect(await listUserNotes(db, person.id)).toMatchObject([
      { text: "Called", author: "Ada Lund" },
    ]);
    expect((await actionsOn(person)).toSorted()).toEqual(["user-messaged", "user-noted"]);
  });

  test("limited administrators do nothing to administrators", async () => {
    const { db, jobs } = world();
    const support = await anAdmin(db, { adminAreas: ["support"] });
    const chief = await anAdmin(db);
    expect(await sendResetTo(db, jobs, help(chief, support))).toMatchObject({
      reason: "not-allowed",
    });
  });

  test("staff of the area are told once an hour, unless they do not want to be", async () => {
    const { db, jobs } = world();
    const support = await anAdmin(db, { adminAreas: ["support"] });
    const finance = await anAdmin(db, { adminAreas: ["finance"] });
    const quiet = await anAdmin(db, { adminAreas: ["support"] });
    await setChannelChoice(db, {
      userId: quiet.id,
      kind: staffNotification,
      channel: "email",
      enabled: false,
    });
    const tell = (at: Date) =>
      alertStaff(db, jobs, {
        kind: "identity",
        path: "/admin/queues/identities",
        heading: "Somebody asks",
        text: "A document",
        now: at,
      });
    await tell(now);
    await tell(now);
    expect(await subjectsTo(support)).toEqual(["Somebody asks"]);
    expect([await subjectsTo(finance), await subjectsTo(quiet)]).toEqual([[], []]);
    await tell(new Date(now.getTime() + 61 * 60_000));
    expect(await subjectsTo(support)).toHaveLength(2);
  });

  test("somebody who may open the jobs is told when one fails, and nobody before or long after", async () => {
    const { db, jobs } = world();
    const chief = await anAdmin(db);
    const support = await anAdmin(db, { adminAreas: ["support"] });
    await watchJobs(db, jobs, now);
    expect(await subjectsTo(chief)).toEqual([]);
    await jobs.enqueue(db, sendResetJob, { email: "x", requestedAt: now.toISOString() });
    const fail = (at: Date) =>
      db.execute(sql`update pgboss.job set state = 'failed', started_on = ${at.toISOString()}::timestamptz
        where name = ${sendResetJob.name}`);
    await fail(new Date(now.getTime() - 60 * 60_000));
    await watchJobs(db, jobs, now);
    expect(await subjectsTo(chief)).toEqual([]);
    await fail(now);
    await watchJobs(db, jobs, now);
    expect(await mailsTo(db, chief.email)).toMatchObject([
      { subject: "Background jobs are failing", text: expect.stringContaining(sendResetJob.name) },
    ]);
    expect(await subjectsTo(support)).toEqual([]);
  });
});
