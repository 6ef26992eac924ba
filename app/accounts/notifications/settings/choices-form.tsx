import { useFetcher } from "react-router";
import { Button } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { choiceKey, type ClosedBecause } from "#app/accounts/notifications/channel-choice.ts";
import {
  hasChannel,
  isAlwaysSent,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
} from "#app/accounts/notifications/notification-kind.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface ChoicesFormProps extends ChoiceTableProps {
  isSaved: boolean;
}

/** Each tick saves immediately; without JavaScript there is a button. */
export function ChoicesForm({ isSaved, ...table }: ChoicesFormProps) {
  const fetcher = useFetcher<{ saved: true }>();
  const isHydrated = useHydrated();
  const isIdle = fetcher.state === "idle";
  return (
    <fetcher.Form
      method="post"
      action="/account/notifications/settings"
      onChange={(event) => void fetcher.submit(event.currentTarget)}
      className="flex flex-col gap-5"
    >
      <ChoiceTable {...table} />
      <div className="flex min-h-6 items-center gap-4">
        {!isHydrated && <Button>Save</Button>}
        <p role="status" className="text-sm font-medium text-success">
          {isIdle && (fetcher.data ?? isSaved) && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="circle-check" className="size-4" />
              Saved
            </span>
          )}
        </p>
      </div>
    </fetcher.Form>
  );
}

const channels: Record<NotificationChannel, { label: string; is: string }> = {
  email: { label: "Email", is: "Email is" },
  push: { label: "Push", is: "Push is" },
  sms: { label: "Text", is: "Text messages are" },
};

/** Why a channel is closed, and where that can be changed. */
function reasonFor(channel: NotificationChannel, because: ClosedBecause) {
  const { is } = channels[channel];
  const needsPhone = "Text messages need a confirmed phone number.";
  return {
    "switched-off": {
      text: `${is} switched off.`,
      link: { label: "Change it in your profile", to: "/account/profile#notifications" },
    },
    "not-configured": { text: `${is} not available on this site.`, link: null },
    "no-phone": {
      text: needsPhone,
      link: { label: "Add your number", to: "/account/profile#personal" },
    },
    "phone-not-confirmed": {
      text: needsPhone,
      link: { label: "Confirm your number", to: "/account/security#phone" },
    },
  }[because];
}

interface ChoiceTableProps {
  kinds: readonly NotificationKind[];
  ticked: readonly string[];
  closed: Record<NotificationChannel, ClosedBecause | null>;
}

const alwaysId = "always-sent";
const reasonId = (channel: NotificationChannel) => `${channel}-closed`;

function ChoiceTable({ kinds, ticked, closed }: ChoiceTableProps) {
  const tickedKeys = new Set(ticked);
  return (
    <>
      <table className="w-full border-collapse">
        <caption className="sr-only">How you are told about what</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm">
            <th scope="col" className="py-2 text-start font-semibold">
              What happened
            </th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col" className="w-16 py-2 text-center font-semibold sm:w-24">
                {channels[channel].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind.name} className="border-b border-line">
              <th scope="row" className="py-3 pe-3 text-start font-normal">
                <span className="block font-medium">{kind.label}</span>
                <span className="block text-sm text-ink-2">{kind.hint}</span>
              </th>
              {notificationChannels.map((channel) => {
                if (!hasChannel(kind, channel))
                  return (
                    <td key={channel} className="text-center text-ink-3">
                      –
                    </td>
                  );
                const isAlways = isAlwaysSent(kind, channel);
                const isOpen = closed[channel] === null;
                const key = choiceKey(kind, channel);
                const describedBy = isAlways ? alwaysId : closed[channel] && reasonId(channel);
                return (
                  <td key={channel} className="p-0 text-center">
                    <label className="inline-grid size-11 cursor-pointer place-items-center has-disabled:cursor-default">
                      <input
                        type="checkbox"
                        name={key}
                        aria-label={`${kind.label}: ${channels[channel].label}`}
                        aria-describedby={describedBy ?? undefined}
                        // A choice for a closed channel applies again once it opens.
                        defaultChecked={isAlways || (isOpen && tickedKeys.has(key))}
                        disabled={isAlways || !isOpen}
                        className="tick"
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="flex flex-col gap-1 text-sm text-ink-2">
        {notificationChannels.map((channel) => {
          const because = closed[channel];
          const reason = because && reasonFor(channel, because);
          return (
            reason && (
              <li key={channel}>
                <span id={reasonId(channel)}>{reason.text}</span>{" "}
                {reason.link && (
                  <PlainLink to={reason.link.to} className="link">
                    {reason.link.label}
                  </PlainLink>
                )}
              </li>
            )
          );
        })}
        <li id={alwaysId}>
          Emails about the term of a listing and about payments are always sent.
        </li>
      </ul>
    </>
  );
}
