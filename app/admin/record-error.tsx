import type { ComponentType } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import type { ErrorScreenProps, ErrorText } from "#app/shell/error-text.ts";

type RecordName = keyof typeof records;

const records = {
  user: {
    list: { label: "Back to users", to: "/admin/users" },
    missing: "The address may be wrong, or the account was deleted.",
  },
  listing: {
    list: { label: "Back to listings", to: "/admin/listings" },
    missing:
      "There is no listing at this address. It may have been a draft that its owner deleted.",
  },
  conversation: {
    list: { label: "Back to messages", to: "/admin/messages" },
    missing: "There is no conversation at this address. Check that you have the whole link.",
  },
  article: {
    list: { label: "Back to articles", to: "/admin/articles" },
    missing: "There is no article at this address. It may have been a draft that was deleted.",
  },
} as const;

function errorTextOf(record: RecordName, status: number, here: string): ErrorText | undefined {
  const { list, missing } = records[record];
  if (status === 404)
    return {
      title: `${record.charAt(0).toUpperCase()}${record.slice(1)} not found`,
      text: missing,
      offer: [list],
    };
  if (status >= 500)
    return {
      title: `Failed to load ${record}`,
      text: "Something went wrong on our end. The error was logged. Try again in a moment.",
      offer: [{ label: "Try Again", to: here }, list],
    };
  return undefined;
}

/** The error screen of a detail page. Only pages may import the shell, so they pass its screen in. */
export const recordErrorBoundary = (record: RecordName, Screen: ComponentType<ErrorScreenProps>) =>
  function RecordError({ error }: { error: unknown }) {
    const { pathname, search } = useLocation();
    const status = isRouteErrorResponse(error) ? error.status : 500;
    const words = errorTextOf(record, status, pathname + search);
    return <Screen error={error} {...(words && { words })} />;
  };
