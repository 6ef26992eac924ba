import { useEffect, useRef, useState } from "react";
import type { Lead } from "#app/messages/leads/lead.ts";

type Shown = Pick<Lead, "otherName" | "lastMessageAt" | "lastIsMine">;

/** Says to a screen reader that a message arrived while the list is open. */
export function NewMessageStatus({ leads }: { leads: readonly Shown[] }) {
  const [words, setWords] = useState("");
  const newest = leads
    .filter(({ lastIsMine, lastMessageAt }) => !lastIsMine && lastMessageAt)
    .toSorted((a, b) => b.lastMessageAt!.getTime() - a.lastMessageAt!.getTime())[0];
  const time = newest?.lastMessageAt?.getTime() ?? 0;
  const known = useRef(time);
  useEffect(() => {
    if (newest && time > known.current) setWords(`New message from ${newest.otherName}`);
    known.current = Math.max(known.current, time);
  }, [newest, time]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
