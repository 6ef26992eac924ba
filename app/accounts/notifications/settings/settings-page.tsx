import { notFound } from "#app/platform/http/not-found.ts";
import type { Route } from "./+types/settings-page.ts";
import {
  choiceKey,
  closedBecause,
  isChosen,
  openCells,
} from "#app/accounts/notifications/channel-choice.ts";
import { findReachable } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { notificationChannels } from "#app/accounts/notifications/notification-kind.ts";
import { notificationKindsFor } from "#app/notification-kinds.ts";
import { readPushCookie } from "#app/accounts/notifications/push/push-cookie.ts";
import { pushKeysOf } from "#app/platform/push/push-keys.server.ts";
import { isBrowserSubscribed } from "#app/accounts/notifications/push/push-subscriptions.server.ts";
import { PushSwitch } from "#app/accounts/notifications/push/push-switch.tsx";
import { ChoicesForm } from "./choices-form.tsx";
import { saveChoices } from "./save-choices.server.ts";
import { SettingsSection } from "#app/accounts/profile/settings-section.tsx";
import { SecurityFrame } from "#app/accounts/security/security-frame.tsx";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { canSendTexts } from "#app/platform/mail/send-sms.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";

export const meta = privatePage(
  "Notification settings",
  "What we tell you by email, push and text message.",
);

async function loadFacts(context: Route.LoaderArgs["context"]) {
  const { db, env } = context.get(servicesContext);
  const person = await findReachable(db, context.get(viewerContext).id);
  // Deactivated during the request: the next one finds no session.
  if (!person) notFound();
  const facts = {
    ...person.settings,
    hasPhone: person.phone !== "",
    canPush: pushKeysOf(env) !== null,
    canText: canSendTexts(env),
  };
  return { person, facts };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, userType } = context.get(viewerContext);
  const kinds = notificationKindsFor(userType);
  const { db, env } = context.get(servicesContext);
  const { person, facts } = await loadFacts(context);
  const browser = readPushCookie(request.headers, env.APP_URL);
  return {
    kinds,
    ticked: kinds.flatMap((kind) =>
      notificationChannels
        .filter((channel) => isChosen(person.choices, kind, channel))
        .map((channel) => choiceKey(kind, channel)),
    ),
    closed: {
      email: closedBecause("email", facts),
      push: closedBecause("push", facts),
      sms: closedBecause("sms", facts),
    },
    pushKey: pushKeysOf(env)?.publicKey ?? null,
    isSubscribed: await isBrowserSubscribed(db, id, browser),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { facts } = await loadFacts(context);
  await saveChoices(context.get(servicesContext).db, {
    userId: context.get(viewerContext).id,
    cells: openCells(notificationKindsFor(context.get(viewerContext).userType), facts),
    isTicked: (key) => form.has(key),
    requestId: context.get(requestContext).id,
  });
  return { saved: true } as const;
}

export default function NotificationSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, ticked, closed, pushKey, isSubscribed } = loaderData;
  return (
    <SecurityFrame
      title="Notification settings"
      lead="Everything that happens is shown under Notifications. Choose what else reaches you, and how."
      trail={[{ label: "Notifications", to: "/account/notifications" }]}
    >
      <div>
        <SettingsSection
          id="choices"
          title="What reaches you"
          description="Push and text messages never name a business, a person or an amount: other people may see your screen."
          help={["notifications", "About emails and notifications"]}
        >
          <ChoicesForm
            kinds={kinds}
            ticked={ticked}
            closed={closed}
            isSaved={actionData?.saved ?? false}
          />
        </SettingsSection>
        {pushKey && (
          <SettingsSection
            id="push"
            title="This browser"
            description="Push messages arrive in each browser in which you turn them on, also while our site is closed. Signing out turns them off."
          >
            <PushSwitch publicKey={pushKey} isSubscribed={isSubscribed} />
          </SettingsSection>
        )}
      </div>
    </SecurityFrame>
  );
}
