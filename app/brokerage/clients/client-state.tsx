import { Badge } from "#app/ui/feedback/badge.tsx";

export function ClientState({ isConfirmed, isEnded }: { isConfirmed: boolean; isEnded: boolean }) {
  if (isEnded) return <Badge>Unsubscribed</Badge>;
  return isConfirmed ? (
    <Badge tone="success">Confirmed</Badge>
  ) : (
    <Badge tone="warning">Not confirmed yet</Badge>
  );
}
