import { Badge } from "#app/ui/feedback/badge.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { tokenPrefix, type TokenState } from "./access-token.ts";
import type { TokenRow } from "./access-tokens.queries.server.ts";

const ended: Record<Exclude<TokenState, "active">, string> = {
  expired: "Ended",
  "ended-by-password": "Ended by your new password",
};

export function TokenList({ tokens, now }: { tokens: readonly TokenRow[]; now: string }) {
  if (tokens.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title="No tokens yet"
        hint="Make one below, and give it to your program."
      />
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {tokens.map((token) => (
        <li key={token.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {token.name}
              {token.state !== "active" && <Badge tone="neutral">{ended[token.state]}</Badge>}
            </p>
            <p className="font-mono text-sm text-ink-2" translate="no">
              {`${tokenPrefix}…${token.ending}`}
            </p>
            <p className="text-sm text-ink-2">{token.scopes.join(", ")}</p>
            <p className="text-sm text-ink-2">
              {token.lastUsedAt ? (
                <>
                  {"Last used "}
                  <TimeAgo {...makeTimeAgo(new Date(token.lastUsedAt), new Date(now))} />
                  {" from "}
                  <span className="figures">{token.lastUsedIp}</span>
                </>
              ) : (
                "Never used"
              )}
              {token.state === "active" && (
                <>
                  {" · ends on "}
                  <DateText value={token.expiresAt} />
                </>
              )}
            </p>
          </div>
          <PostButton
            intent="revoke-token"
            fields={{ token: token.id }}
            form={{ preventScrollReset: true }}
            variant="secondary"
            size="sm"
            aria-label={`Revoke ${token.name}, ${token.ending}`}
          >
            Revoke
          </PostButton>
        </li>
      ))}
    </ul>
  );
}
