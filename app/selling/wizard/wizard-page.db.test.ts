import { expect, test } from "vitest";
import type { Viewer } from "#app/accounts/viewer.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { createDraft } from "./create-draft.server.ts";
import { loadWizard } from "./load-wizard.server.ts";
import { action } from "./wizard-page.tsx";
import { parseWizardUrl } from "./wizard-url.ts";
import { createId } from "#app/platform/db/id.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { aListing, anOrder, aSeller, type User } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

interface Answer {
  status: number;
  location: string | null;
  data: unknown;
}

withDatabase((world) => {
  /** The response to a button of the wizard, whether its action returns or throws it. */
  async function press(
    viewer: User | null,
    query: string,
    fields: Record<string, string>,
  ): Promise<Answer> {
    const url = new URL(`https://relevo.example/sell-business${query}`);
    const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
    const context = aPageContext(world(), anAccountRequest(world()));
    context.set(requestContext, { ...context.get(requestContext), viewer });
    const answer: unknown = await action({ request, url, context } as never).catch(
      (thrown: unknown) => thrown,
    );
    if (answer instanceof Response)
      return { status: answer.status, location: answer.headers.get("location"), data: null };
    const { data, init } = answer as { data: unknown; init: { status: number } };
    return { status: init.status, location: null, data };
  }
  const statusOf = async (...args: Parameters<typeof press>) => (await press(...args)).status;
  const aDraft = (ownerId: string) => aListing(world().db, { ownerId, status: "draft" });

  test("Skip and Back change the step, where the draft is resumed", async () => {
    const owner = await aSeller(world().db);
    const { id } = await aDraft(owner.id);
    const step = async () =>
      (await findOwnListing(world().db, { listingId: id, ownerId: owner.id }))!.wizardStep;
    expect(await press(owner, `?draft=${id}&step=2`, { intent: "skip" })).toMatchObject({
      status: 303,
      location: `/sell-business?draft=${id}&step=3`,
    });
    expect(await step()).toBe(3);
    expect(await press(owner, `?draft=${id}&step=3`, { intent: "back" })).toMatchObject({
      status: 303,
      location: `/sell-business?draft=${id}&step=2`,
    });
    expect(await press(owner, `?draft=${id}&step=2`, { intent: "back" })).toMatchObject({
      location: `/sell-business?draft=${id}&step=1`,
    });
    expect(await step()).toBe(1);
  });

  test("a draft without a region or a category stays in the first step", async () => {
    const { db } = world();
    const owner = await aSeller(db);
    const services = aPageContext(world(), anAccountRequest(world())).get(servicesContext);
    const draft = { formKey: null, ownerId: owner.id, fields: {}, step: 1, now: new Date() };
    const { listingId } = await createDraft(db, draft);
    const url = new URL(`http://relevo/sell-business?draft=${listingId}&step=2`);
    const opened = loadWizard(services, {
      viewer: { id: owner.id } as Viewer,
      headers: new Headers(),
      address: parseWizardUrl(url),
      now: new Date(),
    });
    const answer: unknown = await opened.catch((thrown: unknown) => thrown);
    expect((answer as Response).headers.get("location")).toBe(
      `/sell-business?draft=${listingId}&step=1&notice=complete-first`,
    );
  });

  test("Continue requires the mandatory fields, Save For Later does not", async () => {
    const owner = await aSeller(world().db);
    expect(await press(owner, "", { intent: "continue", categories: "" })).toMatchObject({
      status: 422,
      data: { errors: { categories: "Please select at least one category" } },
    });
    const { status, location } = await press(owner, "", {
      intent: "save-for-later",
      listingHeadline: "Bakery in Guelph",
    });
    expect(status).toBe(303);
    expect(location).toMatch(/^\/sell-business\?draft=[\w-]+&step=1&notice=saved-for-later$/);
  });

  test("a draft paid in another tab is saved and not submitted again", async () => {
    const owner = await aSeller(world().db);
    const { id } = await aListing(world().db, { ownerId: owner.id, status: "pending" });
    expect(await press(owner, `?draft=${id}&step=3`, { intent: "submit" })).toMatchObject({
      status: 303,
      location: "/account/listings",
    });
  });

  test("a draft can be deleted unless a payment was started", async () => {
    const owner = await aSeller(world().db);
    const free = await aDraft(owner.id);
    const ordered = await aDraft(owner.id);
    await anOrder(world().db, { listingId: ordered.id, userId: owner.id });
    const remove = { intent: "delete-draft" };
    expect(await press(owner, `?draft=${free.id}`, remove)).toMatchObject({
      status: 303,
      location: "/account/drafts",
    });
    expect(await statusOf(owner, `?draft=${ordered.id}`, remove)).toBe(409);
  });

  test("another owner's draft is not found, and buying needs a draft", async () => {
    const owner = await aSeller(world().db);
    const { id } = await aDraft((await aSeller(world().db)).id);
    for (const intent of ["skip", "back", "submit", "delete-draft"])
      expect(await statusOf(owner, `?draft=${id}&step=3`, { intent }), intent).toBe(404);
    expect(await statusOf(owner, `?draft=${createId()}`, { intent: "skip" })).toBe(404);
    expect(await statusOf(owner, "?draft=nothing", { intent: "skip" })).toBe(404);
    expect(await statusOf(owner, "", { intent: "purchase" })).toBe(422);
    expect(await statusOf(owner, "", { intent: "dance" })).toBe(400);
  });

  test("a visitor signs in first and comes back", async () => {
    const { status, location } = await press(null, "?step=1", { intent: "continue" });
    expect(status).toBe(302);
    expect(location).toContain(encodeURIComponent("/sell-business?step=1"));
  });
});
