import {
  inboxHref,
  type InboxSearch,
  isNarrowed,
  wholeInbox,
} from "#app/messages/leads/inbox-search.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";

/** Why no conversation is shown, and what to do next. */
export function InboxEmpty({
  search,
  isWithoutAny,
}: {
  search: InboxSearch;
  /** There is no conversation at all. */
  isWithoutAny: boolean;
}) {
  const { title, hint } = isWithoutAny ? noneYet : describe(search);
  return (
    <EmptyState
      headingLevel={3}
      title={title}
      hint={hint}
      action={
        isWithoutAny ? (
          <ButtonLink to="/businesses" variant="secondary">
            Browse businesses
          </ButtonLink>
        ) : (
          <ButtonLink to={inboxHref(wholeInbox)} variant="secondary">
            Show the whole inbox
          </ButtonLink>
        )
      }
    />
  );
}

const noneYet = {
  title: "No messages yet",
  hint: "When a buyer messages you, or you message an owner, the conversation appears here.",
};

function describe(search: InboxSearch): { title: string; hint: string } {
  if (search.words)
    return {
      title: "Nothing found",
      hint: `No conversation here has “${search.words}” in its people, title or messages.`,
    };
  if (isNarrowed(search))
    return { title: "Nothing here", hint: "No conversation fits these filters." };
  if (search.status)
    return { title: "Nothing here", hint: "You have no conversations with this status." };
  if (search.box === "received")
    return { title: "Nothing received", hint: "Messages from buyers appear here." };
  if (search.box === "sent")
    return {
      title: "Nothing sent",
      hint: "Your inquiries to owners and brokers appear here.",
    };
  return {
    title: "Your inbox is empty",
    hint: "Everything is archived. A new message brings its conversation back.",
  };
}
