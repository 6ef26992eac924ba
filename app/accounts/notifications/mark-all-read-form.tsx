import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";

export function MarkAllReadForm() {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/account/notifications">
      <Button variant="quiet" size="sm" pending={fetcher.state !== "idle"}>
        Mark all as read
      </Button>
    </fetcher.Form>
  );
}
