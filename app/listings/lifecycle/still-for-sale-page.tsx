import { useEffect, useRef } from "react";
import { data, Form, useSubmit } from "react-router";
import type { Route } from "./+types/still-for-sale-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  confirmByLink,
  findConfirmable,
  type LinkOpening,
  type LinkState,
} from "./confirm-by-link.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { takeFocus } from "#app/ui/browser/take-focus.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage(
  "Is it still for sale?",
  "Confirm that your listing is still for sale.",
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return respond(params.id, () => findConfirmable(db, opening(context, params.id, url)));
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { db, jobs } = context.get(servicesContext);
  await readForm(request);
  return respond(params.id, () => confirmByLink(db, jobs, opening(context, params.id, url)));
}

function opening(context: Route.LoaderArgs["context"], listingId: string, url: URL): LinkOpening {
  const { env } = context.get(servicesContext);
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS: previous } = env;
  return {
    listingId,
    query: url.searchParams,
    secrets: previous ? [SESSION_SECRET, previous] : [SESSION_SECRET],
    now: new Date(),
    requestId: context.get(requestContext).id,
  };
}

async function respond(listingId: string, find: () => Promise<LinkState>) {
  const found: LinkState = isId(listingId) ? await find() : { state: "no-such-link" };
  return data({ ...found, listingId }, { status: found.state === "no-such-link" ? 404 : 200 });
}

export default function StillForSalePage({ loaderData, actionData }: Route.ComponentProps) {
  const found = actionData ?? loaderData;
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-14 md:py-20">
      {found.state === "waiting" && <ConfirmForm title={found.title} />}
      {found.state === "confirmed" && (
        <>
          <h1 ref={takeFocus} tabIndex={-1} className="outline-none display text-3xl">
            Thank you. It is confirmed.
          </h1>
          <Banner tone="success">
            Buyers see <b className="font-semibold">{found.title}</b> as confirmed. We will ask you
            again in 30 days.
          </Banner>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/business/${found.listingId}`}>View the listing</ButtonLink>
            <ManageLink />
          </div>
        </>
      )}
      {found.state === "not-for-sale" && (
        <>
          <h1 className="display text-3xl">This listing is not on the market</h1>
          <p className="max-w-[60ch] text-ink-2">
            <b className="font-semibold text-ink">{found.title}</b> was sold or withdrawn, or its
            term has ended, so there is nothing to confirm. You can bring it back from your
            listings.
          </p>
          <ManageLink />
        </>
      )}
      {found.state === "no-such-link" && (
        <>
          <h1 className="display text-3xl">This link does not work</h1>
          <p className="max-w-[60ch] text-ink-2">
            It is older than 90 days, or was not copied completely from the email. You can confirm
            your listing after signing in.
          </p>
          <ManageLink />
        </>
      )}
    </div>
  );
}

const ManageLink = () => (
  <ButtonLink to="/account/listings" variant="secondary">
    Go to my listings
  </ButtonLink>
);

/** The page submits its form once it is visible. Opening the link alone changes nothing, because mail scanners do that too. */
function ConfirmForm({ title }: { title: string }) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const submit = useSubmit();
  useEffect(() => {
    const sendOnceSeen = () => {
      if (document.visibilityState !== "visible" || isSent.current) return;
      isSent.current = true;
      void submit(form.current);
    };
    sendOnceSeen();
    document.addEventListener("visibilitychange", sendOnceSeen);
    return () => document.removeEventListener("visibilitychange", sendOnceSeen);
  }, [submit]);
  return (
    <>
      <h1 className="display text-3xl">Is it still for sale?</h1>
      <p className="max-w-[60ch] text-lg text-ink-2">{title}</p>
      <Form ref={form} method="post" replace>
        <SubmitButton size="lg" pendingLabel="Confirming…">
          Yes, it is still for sale
        </SubmitButton>
      </Form>
      <p className="text-sm text-ink-2">
        Sold, or no longer for sale?{" "}
        <PlainLink to="/account/listings" className="link font-medium">
          Mark it as sold or withdraw it
        </PlainLink>
      </p>
    </>
  );
}
