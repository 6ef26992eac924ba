import { useState } from "react";
import { useFetcher } from "react-router";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

interface PushSwitchProps {
  publicKey: string;
  isSubscribed: boolean;
}

const problems = {
  declined: "You chose not to allow notifications. You can turn them on here at any time.",
  failed: "Your browser couldn't set up push messages. Please try again later.",
};

/** Asks for permission only after a click. */
export function PushSwitch({ publicKey, isSubscribed }: PushSwitchProps) {
  const isHydrated = useHydrated();
  const fetcher = useFetcher<{ isSubscribed: boolean }>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  if (!isHydrated) return <p className="text-ink-2">Push messages need JavaScript.</p>;
  const support = pushSupport();
  if (support === "unsupported")
    return (
      <p className="text-ink-2">
        This browser doesn't support push messages. On an iPhone or iPad, add our site to your Home
        Screen first and open it from there.
      </p>
    );
  const isOn = (fetcher.data?.isSubscribed ?? isSubscribed) && support === "supported";
  const send = (fields: Record<string, string>) =>
    fetcher.submit(fields, { method: "post", action: "/account/notifications/push" });
  const change = async () => {
    setAsking(true);
    setProblem(null);
    try {
      if (isOn) {
        await unsubscribeFromPush();
        await send({ intent: "unsubscribe" });
      } else {
        const subscription = await subscribeToPush(publicKey);
        if (subscription) await send({ intent: "subscribe", ...subscription });
        else setProblem("declined");
      }
    } catch {
      // Browsers reject with various errors that the person cannot fix.
      setProblem("failed");
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-medium">Push messages in this browser</span>
        <Badge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Badge>
      </p>
      {support === "blocked" ? (
        <p className="text-ink-2">
          Notifications from our site are blocked. Allow them in the settings of your browser, then
          reload this page.
        </p>
      ) : (
        <Button
          type="button"
          variant={isOn ? "secondary" : "primary"}
          pending={isAsking || fetcher.state !== "idle"}
          onClick={() => void change()}
          className="self-start"
        >
          {isOn ? "Turn off" : "Turn on"}
        </Button>
      )}
      <p role="status" className="text-sm text-danger empty:hidden">
        {problem && problems[problem]}
      </p>
    </div>
  );
}

type PushSupport = "supported" | "blocked" | "unsupported";

function pushSupport(): PushSupport {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "unsupported";
  return Notification.permission === "denied" ? "blocked" : "supported";
}

interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Browsers allow this only after a click. Null if the person declines. */
async function subscribeToPush(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/push-worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  // A subscription made with an earlier VAPID key no longer works.
  const subscription = await subscribe().catch(async (error: unknown) => {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return subscribe();
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
